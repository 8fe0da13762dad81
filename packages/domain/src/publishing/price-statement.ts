import type { ListingPrices } from "../listing/listing-details.ts";
import type { Listing } from "../listing/listing.ts";
import { homesForSale } from "./listing-type-sets.ts";
import { type PriceStatementRule, type PublishingRules, ruleOf } from "./publishing-rules.ts";

/** What of a market decides which statements its states prescribe. */
interface StatedRules {
  publishing: { rules: PublishingRules };
  stateNames?: Readonly<Record<string, string>>;
}

/** What of a listing decides whether its amounts are withheld. */
type Advertised = Pick<Listing, "listingType" | "address" | "prices">;

/** The code of a state that an address names by its code or its name. */
const stateOf = (text: string, { stateNames = {} }: StatedRules): string => {
  const stated = text.trim().toLowerCase();
  const names = Object.entries(stateNames);
  return (
    names.find((each) => each.some((name) => name.toLowerCase() === stated))?.[0] ?? text.trim()
  );
};

/** True for a price that is advertised: an auction has none, whatever its guide. */
const hasAdvertisedPrice = ({ method, price, askingPrice }: ListingPrices): boolean =>
  (method === "fixed" || method === "guide") && (price ?? askingPrice) !== null;

/**
 * The rule by which the amounts of a listing are withheld from everybody but its owner: for homes for sale by auction or
 * without an advertised price, in states whose law prescribes a statement instead (D125). Undefined for all others.
 */
export const priceStatementRuleOf = (
  { listingType, address, prices }: Advertised,
  region: StatedRules,
): PriceStatementRule | undefined =>
  homesForSale.some((type) => type === listingType) && !hasAdvertisedPrice(prices)
    ? ruleOf(region.publishing.rules, "price_statement", {
        state: stateOf(address.region, region),
        isRent: false,
      })
    : undefined;

/** The listing with the statement that stands in place of its price; without one where its price may be shown. */
export function withPriceStatement(listing: Listing, region: StatedRules): Listing {
  const { priceStatement: _before, ...rest } = listing;
  const rule = priceStatementRuleOf(listing, region);
  return rule ? { ...rest, priceStatement: rule.statement } : rest;
}
