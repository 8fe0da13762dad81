import type { PriceHistoryEntry } from "../listing-dates.ts";
import type { ListingPrices } from "../listing-details.ts";
import type { Listing } from "../listing.ts";

/** Charges of owning a home, whatever it is sold for: they say nothing of its price. */
const shownCharges: ReadonlySet<string> = new Set([
  "sharedCost",
  "annualMunicipalityFees",
] satisfies (keyof ListingPrices)[]);

const isMoney = (value: unknown): boolean => typeof value === "object" && value !== null;

const withoutPrices = (prices: ListingPrices): ListingPrices =>
  Object.fromEntries(
    Object.entries(prices).map(([name, value]) => [
      name,
      isMoney(value) && !shownCharges.has(name) ? null : value,
    ]),
  ) as ListingPrices;

/** Steps without their amounts; what a home was sold for is public once it is sold. */
const withoutAmount = (step: PriceHistoryEntry): PriceHistoryEntry =>
  step.action === "sold" ? step : { ...step, price: null };

/**
 * A listing, or some fields of it, as everybody but its owner may see it: without amounts where a statement stands in
 * their place (D125), else unchanged.
 */
export function withoutAmounts<Part extends Partial<Listing>>(listing: Part): Part {
  if (listing.priceStatement === undefined) return listing;
  const { prices, priceHistory, earlierPrices } = listing;
  return {
    ...listing,
    ...(prices && { prices: withoutPrices(prices) }),
    ...(priceHistory && { priceHistory: priceHistory.map(withoutAmount) }),
    ...(earlierPrices && {
      earlierPrices: earlierPrices.map((step) => ({ ...step, price: null })),
    }),
  };
}
