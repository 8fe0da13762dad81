import type { DraftListingType } from "../listing/listing-type.ts";
import { allDraftFields, type DraftField, type DraftFieldPath } from "../publishing/all-fields.ts";
import {
  detailGroups,
  type DraftFieldGroup,
  type FieldCondition,
  priceGroups,
} from "../publishing/draft-field-row.ts";
import type { PublishingRule, PublishingRules } from "../publishing/publishing-rules.ts";
import type { RegionPublishing } from "../publishing/region-publishing.ts";
import { type DraftContent, fieldValue } from "./draft-field.ts";

/** What of a market decides it: fields of a rule need its rules. */
export type FieldRules = Pick<RegionPublishing, "unusedFields"> &
  Partial<Pick<RegionPublishing, "rules">>;

/** What decides which fields a draft has. */
export type FieldsOf = Partial<DraftContent> & { listingType: DraftListingType };

const holds = (draft: FieldsOf, { path, values }: FieldCondition): boolean => {
  const value = fieldValue(draft, path) ?? null;
  return values.some((each) => each === value);
};

/** Whether a state has a rule, also one that is announced: what is asked for then is no secret. */
const isRuled = (rules: PublishingRules, kind: PublishingRule["rule"], { location }: FieldsOf) =>
  rules.some(
    ({ rule, states }) =>
      rule === kind && (states?.includes(location?.region?.toUpperCase() ?? "") ?? true),
  );

/**
 * The fields of a draft in the market's form: those of its listing type and property types that the market uses
 * (LIST-043..072, D91), in the order of the tables. A hidden field keeps its value, but is not published.
 */
export function draftFields(
  { unusedFields, rules = [] }: FieldRules,
  draft: FieldsOf,
): readonly DraftField[] {
  const types = draft.propertyDetail?.propertyTypes ?? [];
  return allDraftFields.filter(
    ({ path, listingTypes, exceptTypes, shownWhen, whereRule }) =>
      !unusedFields.includes(path) &&
      (listingTypes?.includes(draft.listingType) ?? true) &&
      !(types.length > 0 && types.every((type) => exceptTypes?.includes(type) ?? false)) &&
      (shownWhen === undefined || holds(draft, shownWhen)) &&
      (whereRule === undefined || isRuled(rules, whereRule, draft)),
  );
}

/** A group of fields, as a tab shows them under one heading. */
export interface DraftFieldSection {
  group: DraftFieldGroup;
  fields: readonly DraftField[];
}

/** The fields of a tab in groups; groups without a field are left out. */
export function draftFieldSections(
  publishing: FieldRules,
  draft: FieldsOf,
  tab: "details" | "price",
): readonly DraftFieldSection[] {
  const fields = draftFields(publishing, draft);
  return (tab === "details" ? detailGroups : priceGroups)
    .map((group) => ({ group, fields: fields.filter((field) => field.group === group) }))
    .filter((section) => section.fields.length > 0);
}

/** Paths of a draft's fields. */
export const draftFieldPaths = (
  publishing: FieldRules,
  draft: FieldsOf,
): ReadonlySet<DraftFieldPath> => new Set(draftFields(publishing, draft).map(({ path }) => path));
