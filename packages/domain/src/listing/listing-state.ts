import type { Listing } from "./listing.ts";

/** True for a home that can no longer be had: its page stays, without a contact form (D17). */
export const isClosed = ({ status }: Pick<Listing, "status">): boolean =>
  status === "sold" || status === "rented" || status === "unavailable";

/** True for the listing types that are let, not sold. */
export const isRental = ({ listingType }: Pick<Listing, "listingType">): boolean =>
  listingType.endsWith("_rent");
