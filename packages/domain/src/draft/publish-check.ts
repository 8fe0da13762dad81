import type { DraftListingType } from "../listing/listing-type.ts";
import type { AddressRowField } from "../place/address-rules.ts";
import type { AddressFault } from "../place/address.ts";
import type { DraftFieldPath } from "../publishing/all-fields.ts";
import type { PublishingRules, RuleScope, RuleSource } from "../publishing/publishing-rules.ts";
import type { FreeTextPath, WithTexts } from "./free-texts.ts";
import type { WordFinding, WordRule } from "./words/judge-words.ts";

/** Rules that a draft is checked by before it is published (market §2, 11, 12 and 13). */
export const publishRules = [
  "address_row",
  "energy_label",
  "internal_area",
  "total_price",
  "price_range",
  "open_price",
  "fixed_rent",
  "bond",
  "search_price",
  "price_per_area",
  "exclusion",
  "statement_of_information",
  "reserve_price",
  "payment_words",
  "contradiction",
  "absurd",
] as const;
export type PublishRule = (typeof publishRules)[number];

/** Result of a rule: `blocks` where the advertisement would break the law or this site's rules. */
export interface PublishCheck {
  rule: PublishRule;
  severity: "blocks" | "advises" | "done";
  /** The field to change, as in `missing` of a tab. */
  path: FreeTextPath | `location.${AddressRowField}`;
  /** Where the rule is written; null for this site's own. */
  source: RuleSource | null;
  /** Values for the sentence: amounts in whole units, percent, or the words that were found. */
  values: Readonly<Record<string, number | string>>;
}

/** A draft whose listing type is known. */
export type CheckedDraft = Omit<WithTexts, "listingType"> & { listingType: DraftListingType };

/** What is known beside the draft. */
export interface CheckFacts {
  /** Median price per square metre of the area, in whole units; null where too few homes state it. */
  medianPerArea: number | null;
  /** Purchase costs by the market's rules, for a draft that states none. @default unknown */
  calculatedCost?: number | null;
  /** What of the address is no row of the table of places; null where it is one, and for an address that is public and fixed. */
  addressFault: AddressFault | null;
  /** The day where the home lies, `YYYY-MM-DD`. */
  today: string;
}

/** A draft with what its rules depend on. */
export interface Checked {
  draft: CheckedDraft;
  rules: PublishingRules;
  facts: CheckFacts;
  isRent: boolean;
  isCommercial: boolean;
  /** Somebody lives in it: no bare land and no parking. */
  isHome: boolean;
  /** Fields of its form: a hidden value is not published. */
  paths: ReadonlySet<DraftFieldPath>;
  scope: RuleScope;
  /** What its texts say against a rule, by the field. */
  words: readonly (WordFinding & { path: FreeTextPath })[];
}

/** What a rule finds. */
export type CheckResult = Omit<PublishCheck, "rule">;
/** The rules of markets have one result, or none where they do not apply; those of values have one for each field. */
export type Check = (checked: Checked) => CheckResult | null | readonly CheckResult[];

/** A result that is done where the draft fits the rule. */
export const result = (
  isFit: boolean,
  severity: "blocks" | "advises",
  check: Omit<PublishCheck, "rule" | "severity" | "values"> & Partial<Pick<PublishCheck, "values">>,
): CheckResult => ({ values: {}, ...check, severity: isFit ? "done" : severity });

/** Whether an agent publishes it. */
export const isAgents = ({ propertyDetail }: CheckedDraft): boolean =>
  propertyDetail.ownerType === "api";

/** Whether an amount is stated. */
export const positive = (value: number | null | undefined): value is number =>
  typeof value === "number" && value > 0;

/** What the texts say against a rule. */
export const saidAgainst = ({ words }: Checked, rule: WordRule): CheckResult[] =>
  words
    .filter((found) => found.rule === rule)
    .map(({ severity, path, source, words: said }) => ({
      severity,
      path,
      source,
      values: { words: said },
    }));

/** What the texts say against a rule, or that they say nothing. */
export const saidOrDone = (
  checked: Checked,
  rule: WordRule,
  source: RuleSource | null,
): CheckResult[] => {
  const said = saidAgainst(checked, rule);
  const done = {
    severity: "done",
    path: "property_detail.description",
    source,
    values: {},
  } as const;
  return said.length > 0 ? said : [done];
};
