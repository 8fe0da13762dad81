import { type SetFilter, valueTerm } from "@hjem/domain/search/filters/filter-row";
import {
  offeredOf,
  requestedValues,
  setFilters,
  type SetName,
} from "@hjem/domain/search/filters/set-filters";
import { offeredTypes } from "@hjem/domain/search/offered-filters";
import { t } from "@lingui/core/macro";
import type { FilterSection } from "../filter-section.ts";
import { severalOf, type FieldContext } from "./field-context.ts";

type OptionalSection = FilterSection | false;

/** Set filters with their own position; all others are listed together. */
const placed: readonly SetName[] = ["propertyType", "showby"];

/** Names of filters for which no market has a term, or has several. */
const titles: Partial<Record<SetName, (context: FieldContext) => string>> = {
  propertyType: ({ translator: { term }, request }) =>
    term(request.listingType === "commercial" ? "detail.premisesType" : "detail.propertyType"),
  showby: ({ translator: { i18n } }) => t(i18n)`Shown in photos`,
};

/** Offered values where they are not all of the row. */
const offers: Partial<Record<SetName, (context: FieldContext) => readonly string[]>> = {
  propertyType: ({ translator, request }) => offeredTypes(translator.region, request),
};

/** A set filter by its row: any of its values, each with its count. */
export function buildSetSection(context: FieldContext, name: SetName): OptionalSection {
  const { translator, request, isShown } = context;
  const row = setFilters.find((one) => one.name === name);
  if (!row || !isShown(name)) return false;
  const { title }: SetFilter = row;
  const chosen = requestedValues(row, request);
  const offered = offers[name]?.(context) ?? offeredOf(row);
  return {
    kind: "ticks",
    look: "list",
    key: name,
    title: titles[name]?.(context) ?? (title ? translator.term(title) : ""),
    options: severalOf(context, name, offered, chosen, (value) =>
      translator.term(valueTerm(row, value)),
    ),
  };
}

/** The set filters without their own position, in the order of their rows. */
export const buildOtherSetSections = (context: FieldContext): OptionalSection[] =>
  setFilters
    .filter(({ name }) => !placed.includes(name))
    .map(({ name }) => buildSetSection(context, name));
