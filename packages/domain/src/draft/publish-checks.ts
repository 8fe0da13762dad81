import { uninhabitedTypes } from "../listing/enumerations.ts";
import { isFieldPath } from "../publishing/all-fields.ts";
import type { RegionPublishing } from "../publishing/region-publishing.ts";
import { draftFieldPaths } from "./draft-fields.ts";
import { freeTexts } from "./free-texts.ts";
import { marketChecks } from "./market-checks.ts";
import {
  type Check,
  type Checked,
  type CheckedDraft,
  type CheckFacts,
  isAgents,
  type PublishCheck,
  type PublishRule,
  publishRules,
  saidOrDone,
} from "./publish-check.ts";
import { absurdFields, contradictingFields } from "./value-checks.ts";
import { judgeWords } from "./words/judge-words.ts";

export type { CheckedDraft, CheckFacts, PublishCheck, PublishRule } from "./publish-check.ts";

/** Postcode, place and county or state belong together: they decide duty, bond, time zone and where it is found (D123). */
const addressRow: Check = ({ draft: { location }, facts: { addressFault } }) =>
  addressFault && {
    severity: "blocks",
    path: `location.${addressFault.field}`,
    source: null,
    values: {
      postCode: location.postCode ?? "",
      suburb: location.suburb ?? "",
      region: location.region ?? "",
    },
  };

const paymentWords: Check = (checked) => saidOrDone(checked, "payment_words", null);

const ofValue = { severity: "blocks", source: null } as const;

const contradiction: Check = ({ draft, paths }) =>
  contradictingFields(draft, paths).map(({ path, limit, kind }) => ({
    ...ofValue,
    path,
    values: { limit, kind },
  }));

const absurd: Check = ({ draft, paths, facts: { today } }) =>
  absurdFields(draft, paths, today).map(({ path, ...values }) => ({
    ...ofValue,
    path,
    values,
  }));

const checks: Readonly<Record<PublishRule, Check>> = {
  address_row: addressRow,
  ...marketChecks,
  payment_words: paymentWords,
  contradiction,
  absurd,
};

/** What the texts that are published say against the rules. */
function wordsOf(
  { rules }: Pick<RegionPublishing, "rules">,
  draft: CheckedDraft,
  { state, today, paths }: Pick<Checked, "paths"> & { state: string | null; today: string },
): Checked["words"] {
  const home = {
    listingType: draft.listingType,
    state,
    today,
    isAgent: isAgents(draft),
    isShared: draft.propertyDetail.propertyTypes?.includes("room_in_shared_apartment") ?? false,
    isAuction: draft.priceAndDate.priceMethod === "auction",
    rent: draft.priceAndDate.monthly ?? null,
  };
  return freeTexts(draft)
    .filter(({ path }) => !isFieldPath(path) || paths.has(path))
    .flatMap(({ path, text }) =>
      judgeWords(rules, home, text).map((found) => ({ ...found, path })),
    );
}

/** Rules that find something wrong or nothing at all: they are never done. */
export const faultRules: readonly PublishRule[] = [
  "address_row",
  "exclusion",
  "contradiction",
  "absurd",
];

const ranks = { blocks: 0, advises: 1, done: 2 } as const;

/**
 * Checks a draft by the rules of its market and state, while it is written and when it is published (market 13), and its
 * values against each other (LIST-104): what blocks comes first. Rules that do not apply to it, or lack the value that they check, are left out.
 */
export function publishChecks(
  publishing: Pick<RegionPublishing, "rules" | "unusedFields">,
  draft: CheckedDraft,
  facts: CheckFacts,
): PublishCheck[] {
  const types = draft.propertyDetail.propertyTypes ?? [];
  const isRent = draft.listingType.endsWith("_rent");
  const paths = draftFieldPaths(publishing, draft);
  const { rules } = publishing;
  const state = draft.location.region ?? null;
  const checked: Checked = {
    draft,
    rules,
    facts,
    isRent,
    isCommercial: draft.listingType.startsWith("commercial"),
    isHome: !types.some((type) => uninhabitedTypes.some((each) => each === type)),
    scope: { state, today: facts.today, isRent },
    paths,
    words: wordsOf(publishing, draft, { state, today: facts.today, paths }),
  };
  return publishRules
    .flatMap((rule) => {
      const results = checks[rule](checked);
      return [results ?? []].flat().map((check) => ({ rule, ...check }));
    })
    .toSorted((one, other) => ranks[one.severity] - ranks[other.severity]);
}
