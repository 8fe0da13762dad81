import type { FlagFilter } from "./filter-row.ts";

/** The filters that are ticked or not set, of what a listing states itself, in the order of the address. */
export const flagFilters = [
  {
    name: "isPetAllowed",
    path: "contractDetails.isPetAllowed",
    column: "is_pet_allowed",
    term: "detail.isPetAllowed",
    isOffered: ({ isHome, isRent }) => isHome && isRent,
  },
  {
    name: "isLandOwnedBySeller",
    path: "contractDetails.isLandOwnedBySeller",
    column: "is_land_owned",
    term: "detail.isLandOwnedBySeller",
    // A market that does not say how a home is owned does not say whose the land is.
    isOffered: ({ isHome, isRent, facts }) => isHome && !isRent && facts.isOwnershipShown,
  },
] as const satisfies readonly FlagFilter[];
/** The name of such a filter. */
export type FlagName = (typeof flagFilters)[number]["name"];
