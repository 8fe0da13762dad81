import { conditions } from "../../listing/enumerations.ts";
import type { ChoiceFilter } from "./filter-row.ts";

/** New or used (SRCH-041, SRCH-084); not offered among new homes. */
export const propertyCondition = {
  name: "propertyCondition",
  values: conditions,
  isSeveral: false,
  fact: { path: "contractDetails.condition", values: conditions, column: "condition" },
  term: "condition",
  isOffered: ({ listingType }) => listingType !== "new_homes",
} as const satisfies ChoiceFilter;
