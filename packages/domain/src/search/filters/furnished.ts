import { furnishings } from "../../listing/enumerations.ts";
import type { ChoiceFilter } from "./filter-row.ts";

/** Furnishing of a rental (SRCH-045, SRCH-089). */
export const furnished = {
  name: "furnished",
  values: furnishings,
  isSeveral: true,
  fact: {
    path: "contractDetails.furnished",
    values: ["fully", "partly", "none"],
    column: "furnished",
  },
  term: "furnished",
  isOffered: ({ isHome, isRent }) => isHome && isRent,
} as const satisfies ChoiceFilter;
