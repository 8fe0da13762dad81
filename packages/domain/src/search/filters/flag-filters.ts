import type { FlagFilter } from "./filter-row.ts";

/** Checkbox filters by a property that a listing states, in URL order. */
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
    // A market without ownership does not state who owns the land.
    isOffered: ({ isHome, isRent, facts }) => isHome && !isRent && facts.isOwnershipShown,
  },
] as const satisfies readonly FlagFilter[];
/** The name of such a filter. */
export type FlagName = (typeof flagFilters)[number]["name"];
