import { locationTypes as types } from "../../listing/enumerations.ts";
import type { ChoiceFilter } from "./filter-row.ts";

/** Location of a holiday home: inland, in the mountains, by the sea (SRCH-048, SRCH-091). */
export const locationTypes = {
  name: "locationTypes",
  values: types,
  isSeveral: true,
  fact: { path: "contractDetails.locationType", values: types, column: "location_type" },
  term: "location",
  isOffered: ({ listingType }) => listingType === "leisure",
} as const satisfies ChoiceFilter;
