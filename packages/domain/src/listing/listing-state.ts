import type { Listing } from "./listing.ts";

/** True for a home that can no longer be had: its page stays, without a contact form (D17). */
export const isClosed = ({ status }: Pick<Listing, "status">): boolean =>
  status === "sold" || status === "rented" || status === "unavailable";

/** True for the listing types that are let, not sold. */
export const isRental = ({ listingType }: Pick<Listing, "listingType">): boolean =>
  listingType.endsWith("_rent");

/** What of a listing decides whether it is first here. */
interface FirstOnMarketFacts {
  /** Its owner or agency has given it to no other portal yet. */
  isFirstOnMarket: boolean;
  status: string;
}

/**
 * The rule of `/first-on-hjem` (RTE-008): who advertises has said that the home is shown here before it is shown
 * anywhere else, and it can still be had. Once it is shown elsewhere the advertiser takes the mark away.
 */
export const isShownHereFirst = ({ isFirstOnMarket, status }: FirstOnMarketFacts): boolean =>
  isFirstOnMarket && status === "available";
