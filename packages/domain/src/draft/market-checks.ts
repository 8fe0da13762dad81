import { pricePerArea } from "../listing/price/total-price.ts";
import { ruleOf, weightOf } from "../publishing/publishing-rules.ts";
import { daysBetween } from "../time/calendar.ts";
import { isNamedAs } from "./document-names.ts";
import {
  type Check,
  isAgents,
  positive,
  result,
  saidAgainst,
  saidOrDone,
} from "./publish-check.ts";

const energyLabel: Check = ({ draft, rules, scope, isHome, isCommercial }) => {
  const rule = ruleOf(rules, "energy_label", scope);
  if (!rule || !isHome || isCommercial) return null;
  const isStated = Boolean(draft.propertyDetail.energyProfile);
  return result(isStated, "advises", {
    path: "property_detail.energy_profile",
    source: rule.source,
  });
};

const internalArea: Check = ({ draft, rules, scope, isHome, isCommercial }) => {
  const rule = ruleOf(rules, "internal_area", scope);
  if (!rule || !isHome || isCommercial) return null;
  const isStated = positive(draft.propertyDetail.internalArea?.value);
  return result(isStated, "advises", {
    path: "property_detail.internal_area",
    source: rule.source,
  });
};

const totalPrice: Check = ({ draft, facts, rules, scope, isRent, isCommercial }) => {
  const rule = ruleOf(rules, "total_price", scope);
  if (!rule || isRent || isCommercial) return null;
  const { addingCost, costIncluded } = draft.priceAndDate;
  const costs = addingCost ?? facts.calculatedCost;
  const isStated = typeof costs === "number" || costIncluded === true;
  return result(isStated, "advises", { path: "price_and_date.adding_cost", source: rule.source });
};

const priceRange: Check = (checked) => {
  const { draft, rules, scope, isRent, isCommercial } = checked;
  const { askingPrice, askingPriceMax, priceMethod } = draft.priceAndDate;
  const rule = ruleOf(rules, "price_range", scope);
  if (!rule || isRent || isCommercial) return null;
  const said = saidAgainst(checked, "price_range");
  if (priceMethod !== "guide" && priceMethod !== "auction") return said;
  // One that is upside down contradicts itself, and says so.
  if (!positive(askingPrice) || !positive(askingPriceMax) || askingPriceMax < askingPrice)
    return said;
  const percent = ((askingPriceMax - askingPrice) / askingPrice) * 100;
  const highest = Math.floor(askingPrice * (1 + rule.maxPercent / 100));
  const ofFields = result(askingPriceMax <= highest, weightOf(rule), {
    path: "price_and_date.asking_price_max",
    source: rule.source,
    values: { percent: Math.round(percent * 10) / 10, max: rule.maxPercent, highest },
  });
  return [ofFields, ...said];
};

const openPrice: Check = (checked) => {
  const { rules, scope, isRent, isCommercial } = checked;
  const rule = ruleOf(rules, "open_price", scope);
  if (!rule || isRent || isCommercial) return null;
  return rule.method === undefined
    ? saidOrDone(checked, "open_price", rule.source)
    : saidAgainst(checked, "open_price");
};

const fixedRent: Check = (checked) => {
  const rule = ruleOf(checked.rules, "fixed_rent", checked.scope);
  return rule && checked.draft.listingType === "residential_rent"
    ? saidOrDone(checked, "fixed_rent", rule.source)
    : null;
};

/** Tenancy law is about homes: a holiday rental has no highest bond. */
const bond: Check = (checked) => {
  const { draft, rules, scope } = checked;
  const { monthly, deposit } = draft.priceAndDate;
  const rule = ruleOf(rules, "bond", scope);
  if (!rule || draft.listingType !== "residential_rent") return null;
  const said = saidAgainst(checked, "bond");
  if (!positive(monthly) || !positive(deposit)) return said;
  const isWithin = rule.rentUpTo === undefined || monthly <= rule.rentUpTo;
  const periods = isWithin ? rule.maxPeriods : (rule.maxPeriodsAbove ?? null);
  if (periods === null) return said;
  const highest = Math.floor(monthly * periods);
  const ofFields = result(deposit <= highest, weightOf(rule), {
    path: "price_and_date.deposit",
    source: rule.source,
    values: { highest, periods: Math.round(periods * 10) / 10 },
  });
  return [ofFields, ...said];
};

const exclusion: Check = (checked) => saidAgainst(checked, "exclusion");

/** An agent has to show it, a private seller is advised to (D125). */
const statementOfInformation: Check = ({ draft, rules, scope, isRent, isCommercial }) => {
  const rule = ruleOf(rules, "statement_of_information", scope);
  if (!rule || isRent || isCommercial) return null;
  const isAttached = (draft.attachments ?? []).some(({ name }) =>
    isNamedAs(name, rule.documentWords),
  );
  const isThere = isAttached || Boolean(draft.propertyDetail.statementOfInformationLink);
  return result(isThere, isAgents(draft) ? weightOf(rule) : "advises", {
    path: "property_detail.statement_of_information_link",
    source: rule.source,
  });
};

const reservePrice: Check = ({ draft, rules, scope, facts: { today }, isCommercial }) => {
  const rule = ruleOf(rules, "reserve_price", scope);
  const { priceMethod, auctionDate, askingPrice } = draft.priceAndDate;
  if (!rule || isCommercial || priceMethod !== "auction" || !auctionDate) return null;
  const days = daysBetween(today, auctionDate);
  return result(days > rule.days || positive(askingPrice), weightOf(rule), {
    path: "price_and_date.asking_price",
    source: rule.source,
    values: { days: rule.days },
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

/** The rules of a market's table, and of its prices, by name. */
export const marketChecks = {
  energy_label: energyLabel,
  internal_area: internalArea,
  total_price: totalPrice,
  price_range: priceRange,
  open_price: openPrice,
  fixed_rent: fixedRent,
  bond,
  search_price: searchPrice,
  price_per_area: perArea,
  exclusion,
  statement_of_information: statementOfInformation,
  reserve_price: reservePrice,
} as const satisfies Readonly<Record<string, Check>>;
