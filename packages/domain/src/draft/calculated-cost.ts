import {
  newHomeDuty,
  purchaseCosts,
  type RegionCosts,
  transferDuty,
} from "../costs/purchase-costs.ts";
import type { RegionPublishing } from "../publishing/region-publishing.ts";
import type { PriceAndDate } from "./draft-detail.ts";
import type { DraftContent } from "./draft-field.ts";
import { draftFieldPaths } from "./draft-fields.ts";

/** What of a market decides the purchase costs of a draft. */
export interface CostRules {
  publishing: Pick<RegionPublishing, "unusedFields">;
  costs: RegionCosts;
}

type PricedDraft = Pick<
  DraftContent,
  "listingType" | "location" | "propertyDetail" | "priceAndDate"
>;

/**
 * Duty and fees of a purchase by price and ownership, in whole units, where the market's form asks for them (market N8); an
 * ownership that is not stated counts as freehold. Null without an asking price or a rule, where the price includes them, and for a new
 * home that pays duty on its land only, whose value is unknown. `day` is `YYYY-MM-DD`.
 */
export function calculatedCost(
  { listingType, location, propertyDetail, priceAndDate }: PricedDraft,
  { publishing, costs }: CostRules,
  day: string,
): number | null {
  const { askingPrice, costIncluded } = priceAndDate;
  if (listingType === null || !askingPrice || costIncluded === true) return null;
  const draft = { listingType, propertyDetail, priceAndDate };
  if (!draftFieldPaths(publishing, draft).has("price_and_date.adding_cost")) return null;
  const { ownership = null, condition } = propertyDetail;
  const sale = { price: askingPrice, ownership, state: location.region ?? "", day };
  const isUnknown = condition === "new" && newHomeDuty(costs, sale) !== null;
  return isUnknown || transferDuty(costs, sale) === null ? null : purchaseCosts(costs, sale);
}

/** Price and dates with the purchase costs: as the owner states them, else as they are calculated. */
export const withCalculatedCost = (
  draft: PricedDraft,
  rules: CostRules,
  day: string,
): PriceAndDate => ({
  ...draft.priceAndDate,
  addingCost: draft.priceAndDate.addingCost ?? calculatedCost(draft, rules, day),
});
