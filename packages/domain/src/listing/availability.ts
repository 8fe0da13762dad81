import type { Listing } from "./listing.ts";

/** Availability of a listing (spec §4); `future` is announced but not yet open. */
export const availabilities = ["available", "future", "sold", "rented", "unavailable"] as const;
export type Availability = (typeof availabilities)[number];
/** Of a home that can be bought or rented, now or soon. */
export const openAvailabilities: readonly Availability[] = ["available", "future"];

/** Values of the availability filter. */
export const availabilityFilters = ["all", ...availabilities] as const;
export type AvailabilityFilter = (typeof availabilityFilters)[number];

/** True for a home that is off the market: its page stays, without a contact form (D17). */
export const isClosed = ({ status }: Pick<Listing, "status">): boolean =>
  status === "sold" || status === "rented" || status === "unavailable";

/** True for the listing types for rent. */
export const isRental = ({ listingType }: Pick<Listing, "listingType">): boolean =>
  listingType.endsWith("_rent");

/** Input of the first-on-market rule. */
interface FirstOnMarketFacts {
  /** Not advertised on any other portal yet. */
  isFirstOnMarket: boolean;
  status: string;
}

/**
 * The rule of `/first-on-hjem` (RTE-008): the advertiser has marked the home as exclusive to this site, and it is
 * still available. The advertiser removes the mark once the home is advertised elsewhere.
 */
export const isShownHereFirst = ({ isFirstOnMarket, status }: FirstOnMarketFacts): boolean =>
  isFirstOnMarket && status === "available";
