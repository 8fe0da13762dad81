import { ownerships } from "../../listing/enumerations.ts";
import type { ChoiceFilter } from "./filter-row.ts";

/** How a home for sale is owned, where the market tells it (SRCH-090): eierform in Norway. */
export const ownership = {
  name: "ownership",
  values: ownerships,
  isSeveral: true,
  fact: { path: "contractDetails.ownership", values: ownerships, column: "ownership" },
  term: "ownership",
  title: "detail.ownership",
  isOffered: ({ isHome, isRent, facts }) => isHome && !isRent && facts.isOwnershipShown,
} as const satisfies ChoiceFilter;
