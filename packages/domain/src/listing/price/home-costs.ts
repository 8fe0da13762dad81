import {
  assumedTerms,
  type AssumedLoan,
  type LoanTerms,
  type MonthlyCostSource,
} from "../../costs/monthly-cost.ts";
import {
  newHomeDuty,
  registrationFee,
  type RegionCosts,
  transferDuty,
} from "../../costs/purchase-costs.ts";
import { dayIn } from "../../time/zone.ts";
import { isClosed, isRental } from "../availability.ts";
import type { Listing } from "../listing.ts";
import { chargesBesideSharedCost } from "./shared-cost.ts";
import { isPriceShown } from "./shown-price.ts";
import { type SumRange, sumRange, wholeTotalPrice } from "./total-price.ts";

/** What the costs of a home are taken from. */
export type CostedHome = Pick<
  Listing,
  "listingType" | "prices" | "contractDetails" | "address" | "status"
>;

/** Whether a home for sale shows its price. */
export const hasShownPrice = ({ prices }: Pick<Listing, "prices">): boolean =>
  isPriceShown({ priceMethod: prices.method, hasAskingPrice: prices.askingPrice !== null });

/** Whether no figure may be based on the price: an auction without a guide hides it (market A3). */
export const isPriceSecret = (listing: Pick<Listing, "prices">): boolean =>
  listing.prices.method === "auction" && !hasShownPrice(listing);

/** The price of a home for sale, which may be in either field of a listing: asked for, or used by searches alone. */
export const salePrice = ({ prices }: Pick<Listing, "prices">): SumRange | null =>
  sumRange(prices.askingPrice ?? prices.price);

/** Duty and fees of a home by the region's rules, from its lowest to its highest price. */
export interface RuledCosts {
  duty: SumRange;
  /** Null where no fee is known for the day. */
  fee: number | null;
  sum: SumRange;
  /** Minimum and maximum duty at the lowest price of a new home that pays it for its land alone; null for all others. */
  ofNew: { min: number; max: number } | null;
  /** Sources of the rates, and the day from which they apply. */
  sources: readonly string[];
  validFrom: string;
}

/** What duty and fees of a home for sale come to. */
export interface PurchaseCosts {
  /** Of the seller, else by the rules; null where neither gives it. */
  sum: SumRange | null;
  /** True where the seller states none: then `sum` is our estimate. */
  isEstimate: boolean;
  /** By the rules; null where they give none, for a home off the market (D54) and for a secret price. */
  ruled: RuledCosts | null;
  /** Whether `sum` is that of the rules, so that its parts can be stated: the seller may know more than the rules. */
  isSplit: boolean;
}

/**
 * Duty and fees of a home for sale (market N8, A13), for a range from its lowest to its highest price. `now` in
 * milliseconds.
 */
export function purchaseCostsOf(costs: RegionCosts, home: CostedHome, now: number): PurchaseCosts {
  const { prices, address, contractDetails } = home;
  const stated = sumRange(prices.addingCost);
  const alone = { sum: stated, isEstimate: false, ruled: null, isSplit: false };
  const price = salePrice(home);
  if (!price || isRental(home) || isClosed(home) || isPriceSecret(home)) return alone;
  const day = dayIn(now, address.timeZone);
  const sale = { ownership: contractDetails.ownership, state: address.region, day };
  const low = transferDuty(costs, { price: price.min, ...sale });
  const high = transferDuty(costs, { price: price.max, ...sale });
  if (!low || !high) return alone;
  const fee = registrationFee(costs, day);
  const isNew = contractDetails.condition === "new";
  const sum = {
    min: low.amount + (fee?.amount ?? 0),
    max: high.amount + (fee?.amount ?? 0),
  };
  const ruled = {
    duty: { min: low.amount, max: high.amount },
    fee: fee?.amount ?? null,
    sum,
    ofNew: isNew ? newHomeDuty(costs, { price: price.min, ...sale }) : null,
    sources: [...new Set([low.source, ...(fee ? [fee.source] : [])])],
    validFrom: low.validFrom,
  };
  const isSplit = stated === null || stated.min === sum.min;
  return { sum: isSplit ? sum : stated, isEstimate: stated === null, ruled, isSplit };
}

/** The total price that the advertiser states, with the purchase costs in it, of a home that shows its price. */
export const statedTotal = ({ prices }: Pick<Listing, "prices">): SumRange | null =>
  hasShownPrice({ prices })
    ? wholeTotalPrice({ ...prices, askingPrice: prices.askingPrice ?? prices.price })
    : null;

/** Price and joint debt plus the costs by rule, where the seller states no costs; null elsewhere. */
export function estimatedTotal(
  home: CostedHome,
  { isEstimate, sum }: PurchaseCosts,
): SumRange | null {
  const price = salePrice(home);
  if (!isEstimate || !sum || !price) return null;
  const debt = sumRange(home.prices.jointDebt) ?? { min: 0, max: 0 };
  return { min: price.min + debt.min + sum.min, max: price.max + debt.max + sum.max };
}

/** What a monthly cost is calculated from, and on which terms where the visitor has none. */
export interface MonthlyBasis {
  source: MonthlyCostSource;
  assumed: LoanTerms;
  /** Whether it is for the lowest of several prices: of a guide, or of a project's units. */
  isLowest: boolean;
}

/** The monthly charges of a home beside its price. */
function runningSources(
  sharedCostPeriod: MonthlyRules["sharedCostPeriod"],
  { prices, contractDetails }: CostedHome,
): Omit<MonthlyCostSource, "price" | "purchaseCosts"> {
  const charges = chargesBesideSharedCost(prices);
  const lowest = (sum: Listing["prices"]["annualPropertyTax"]) => sumRange(sum)?.min ?? null;
  return {
    sharedCost: lowest(prices.sharedCost),
    sharedCostPeriod,
    annualMunicipalityFees: lowest(charges.annualMunicipalityFees),
    annualPropertyTax: lowest(charges.annualPropertyTax),
    groundRent: lowest(contractDetails.fixedFee),
  };
}

/** Whether a loan for a home can be calculated: one for sale that is neither premises nor off the market. */
const isForOwnLoan = (home: CostedHome): boolean =>
  !isRental(home) && !home.listingType.startsWith("commercial") && !isClosed(home);

/** The market's part of a monthly cost. */
export interface MonthlyRules {
  sharedCostPeriod: MonthlyCostSource["sharedCostPeriod"];
  assumedLoan: AssumedLoan;
}

/**
 * The basis of the monthly cost of a home for sale; null if its price or purchase costs are unknown or not shown, for
 * premises, and once it is sold (D54). `purchaseCosts` at the lowest price.
 */
export function monthlyBasisOf(
  { sharedCostPeriod, assumedLoan }: MonthlyRules,
  home: CostedHome,
  purchaseCosts: number | null,
): MonthlyBasis | null {
  const price = salePrice(home);
  if (!isForOwnLoan(home) || !hasShownPrice(home) || !price || purchaseCosts === null) return null;
  const source = { price: price.min, purchaseCosts, ...runningSources(sharedCostPeriod, home) };
  const assumed = assumedTerms(price.min + purchaseCosts, assumedLoan);
  return { source, assumed, isLowest: price.min !== price.max };
}

/**
 * What a loan for a home that shows no price is calculated from, without the price that the buyer has in mind; null for a home
 * that shows one, and for what has no loan.
 */
export const unpricedBasisOf = (
  { sharedCostPeriod, assumedLoan }: MonthlyRules,
  home: CostedHome,
): MonthlyBasis | null =>
  isForOwnLoan(home) && !hasShownPrice(home)
    ? {
        source: { price: 0, purchaseCosts: null, ...runningSources(sharedCostPeriod, home) },
        assumed: assumedTerms(0, assumedLoan),
        isLowest: false,
      }
    : null;
