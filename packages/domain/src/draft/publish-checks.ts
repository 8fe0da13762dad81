import { uninhabitedTypes } from "../listing/enumerations.ts";
import type { DraftListingType } from "../listing/listing-type.ts";
import { pricePerArea } from "../listing/price/total-price.ts";
import type { AddressRowField } from "../place/address-rules.ts";
import type { AddressFault } from "../place/address.ts";
import type { DraftFieldPath } from "../publishing/all-fields.ts";
import { type PublishingRules, type RuleSource, ruleOf } from "../publishing/publishing-rules.ts";
import type { RegionPublishing } from "../publishing/region-publishing.ts";
import { paymentWordsIn } from "../text/payment-words.ts";
import type { DraftContent } from "./draft-field.ts";
import { draftFieldPaths } from "./draft-fields.ts";
import { openPrice, rentBidding } from "./price-words.ts";
import { absurdFields, contradictingFields } from "./value-checks.ts";

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
  path: DraftFieldPath | `location.${AddressRowField}`;
  /** Where the rule is written; null for this site's own. */
  source: RuleSource | null;
  /** Values for the sentence: amounts in whole units, percent, or the words that were found. */
  values: Readonly<Record<string, number | string>>;
}

/** A draft whose listing type is known. */
export type CheckedDraft = Omit<DraftContent, "listingType"> & { listingType: DraftListingType };

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

interface Checked {
  draft: CheckedDraft;
  rules: PublishingRules;
  facts: CheckFacts;
  isRent: boolean;
  isCommercial: boolean;
  /** Somebody lives in it: no bare land and no parking. */
  isHome: boolean;
  /** Fields of its form: a hidden value is not published. */
  paths: ReadonlySet<DraftFieldPath>;
  state: string | null;
}

type CheckResult = Omit<PublishCheck, "rule">;
/** The rules of markets have one result, or none where they do not apply; those of values have one for each field. */
type Check = (checked: Checked) => CheckResult | null | readonly CheckResult[];

const result = (
  isFit: boolean,
  severity: "blocks" | "advises",
  check: Omit<PublishCheck, "rule" | "severity" | "values"> & Partial<Pick<PublishCheck, "values">>,
): Omit<PublishCheck, "rule"> => ({ values: {}, ...check, severity: isFit ? "done" : severity });

/** Texts that visitors read, without tags. */
const textOf = ({ propertyDetail, priceAndDate }: CheckedDraft): string =>
  [
    propertyDetail.title,
    propertyDetail.description?.replaceAll(/<[^>]*>/g, " "),
    propertyDetail.includedInLease,
    priceAndDate.viewingDescription,
  ]
    .filter(Boolean)
    .join("\n");

const positive = (value: number | null | undefined): value is number =>
  typeof value === "number" && value > 0;

const found = (words: string | null | undefined): PublishCheck["values"] =>
  words === null || words === undefined ? {} : { words };

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

const energyLabel: Check = ({ draft, rules: { energyLabel: rule }, isHome, isCommercial }) => {
  if (!rule || !isHome || isCommercial) return null;
  const isStated = Boolean(draft.propertyDetail.energyProfile);
  const { source } = rule;
  return result(isStated, "advises", { path: "property_detail.energy_profile", source });
};

const internalArea: Check = ({ draft, rules: { internalArea: rule }, isHome, isCommercial }) => {
  if (!rule || !isHome || isCommercial) return null;
  const isStated = positive(draft.propertyDetail.internalArea?.value);
  const { source } = rule;
  return result(isStated, "advises", { path: "property_detail.internal_area", source });
};

const totalPrice: Check = ({ draft, facts, rules: { totalPrice: rule }, isRent, isCommercial }) => {
  if (!rule || isRent || isCommercial) return null;
  const { addingCost, costIncluded } = draft.priceAndDate;
  const costs = addingCost ?? facts.calculatedCost;
  const isStated = typeof costs === "number" || costIncluded === true;
  return result(isStated, "advises", { path: "price_and_date.adding_cost", source: rule.source });
};

const priceRange: Check = ({ draft, rules, isRent, state }) => {
  const { askingPrice, askingPriceMax, priceMethod } = draft.priceAndDate;
  const rule = ruleOf(rules.priceRange, state);
  if (!rule || isRent || (priceMethod !== "guide" && priceMethod !== "auction")) return null;
  // One that is upside down contradicts itself, and says so.
  if (!positive(askingPrice) || !positive(askingPriceMax) || askingPriceMax < askingPrice)
    return null;
  const percent = ((askingPriceMax - askingPrice) / askingPrice) * 100;
  const highest = Math.floor(askingPrice * (1 + rule.maxPercent / 100));
  return result(askingPriceMax <= highest, "blocks", {
    path: "price_and_date.asking_price_max",
    source: rule.source,
    values: { percent: Math.round(percent * 10) / 10, max: rule.maxPercent, highest },
  });
};

const openEnd: Check = ({ draft, rules, isRent, state }) => {
  const rule = ruleOf(rules.openPrice, state);
  if (!rule || isRent) return null;
  const words = openPrice(textOf(draft));
  const path = openPrice(draft.propertyDetail.title ?? "")
    ? ("property_detail.title" as const)
    : ("property_detail.description" as const);
  return result(words === null, "blocks", { path, source: rule.source, values: found(words) });
};

const fixedRent: Check = ({ draft, rules, isRent, isCommercial, state }) => {
  const rule = ruleOf(rules.fixedRent, state);
  if (!rule || !isRent || isCommercial) return null;
  const words = rentBidding(textOf(draft));
  const path = rentBidding(draft.propertyDetail.title ?? "")
    ? ("property_detail.title" as const)
    : ("property_detail.description" as const);
  return result(words === null, "blocks", { path, source: rule.source, values: found(words) });
};

const bond: Check = ({ draft, rules, isRent, isCommercial, state }) => {
  const { monthly, deposit } = draft.priceAndDate;
  const rule = ruleOf(rules.bond, state);
  if (!rule || !isRent || isCommercial || !positive(monthly) || !positive(deposit)) return null;
  const isWithin = rule.rentUpTo === undefined || monthly <= rule.rentUpTo;
  const periods = isWithin ? rule.maxPeriods : (rule.maxPeriodsAbove ?? null);
  if (periods === null) return null;
  const highest = Math.floor(monthly * periods);
  return result(deposit <= highest, "blocks", {
    path: "price_and_date.deposit",
    source: rule.source,
    values: { highest, periods: Math.round(periods * 10) / 10 },
  });
};

/** A search price that differs from what is shown leads buyers astray (market 11). */
const searchPrice: Check = ({ draft, isRent }) => {
  const { searchPrice: price, askingPrice, askingPriceMax, priceMethod } = draft.priceAndDate;
  if (isRent || priceMethod !== "auction" || !positive(price) || !positive(askingPrice))
    return null;
  const highest = Math.max(askingPrice, askingPriceMax ?? 0);
  return result(price >= askingPrice && price <= highest, "blocks", {
    path: "price_and_date.search_price",
    source: null,
    values: { lowest: askingPrice, highest },
  });
};

/** Factors of the median beyond which a price is probably a slip of the pen. */
const FAR = { below: 0.4, above: 2.5 } as const;

const perArea: Check = ({ draft, facts: { medianPerArea }, isRent, isHome }) => {
  const { askingPrice } = draft.priceAndDate;
  const area = draft.propertyDetail.internalArea?.value ?? draft.propertyDetail.primaryRoom?.value;
  if (isRent || !isHome || medianPerArea === null || !positive(area)) return null;
  const price = pricePerArea(askingPrice, { min: area, max: area });
  if (price === null || price === 0) return null;
  const isNear = price >= medianPerArea * FAR.below && price <= medianPerArea * FAR.above;
  return result(isNear, "advises", {
    path: "price_and_date.asking_price",
    source: null,
    values: { price, median: medianPerArea },
  });
};

const paymentWords: Check = ({ draft }) => {
  const [words] = paymentWordsIn(textOf(draft));
  return result(words === undefined, "advises", {
    path: "property_detail.description",
    source: null,
    values: found(words),
  });
};

const ofValue = { severity: "blocks", source: null } as const;

const contradiction: Check = ({ draft, paths }) =>
  contradictingFields(draft, paths).map(({ path, limit, kind }) => ({
    ...ofValue,
    path,
    values: { limit, kind },
  }));

const absurd: Check = ({ draft, paths, facts: { today } }) =>
  absurdFields(draft, paths, today).map((path) => ({ ...ofValue, path, values: {} }));

const checks: Readonly<Record<PublishRule, Check>> = {
  address_row: addressRow,
  energy_label: energyLabel,
  internal_area: internalArea,
  total_price: totalPrice,
  price_range: priceRange,
  open_price: openEnd,
  fixed_rent: fixedRent,
  bond,
  search_price: searchPrice,
  price_per_area: perArea,
  payment_words: paymentWords,
  contradiction,
  absurd,
};

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
  const checked: Checked = {
    draft,
    rules: publishing.rules,
    facts,
    isRent: draft.listingType.endsWith("_rent"),
    isCommercial: draft.listingType.startsWith("commercial"),
    isHome: !types.some((type) => uninhabitedTypes.some((each) => each === type)),
    state: draft.location.region ?? null,
    paths: draftFieldPaths(publishing, draft),
  };
  return publishRules
    .flatMap((rule) => {
      const results = checks[rule](checked);
      return [results ?? []].flat().map((check) => ({ rule, ...check }));
    })
    .toSorted((one, other) => ranks[one.severity] - ranks[other.severity]);
}
