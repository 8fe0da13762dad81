import { ownerships } from "../../listing/enumerations.ts";
import type { ChoiceFilter } from "./filter-row.ts";

/**
 * Ownership of a home for sale, where the market has it (SRCH-090): eierform in Norway. A co-operative share has two
 * codes that are one choice.
 */
export const ownership = {
  name: "ownership",
  values: ["freehold", "cooperative", "share", "stock", "other"],
  isSeveral: true,
  fact: { path: "contractDetails.ownership", values: ownerships, column: "ownership" },
  means: { cooperative: ["share", "cooperative"] },
  sameAs: { share: "cooperative" },
  term: "ownership",
  title: "detail.ownership",
  isOffered: ({ isHome, isRent, facts }) => isHome && !isRent && facts.isOwnershipShown,
} as const satisfies ChoiceFilter;
