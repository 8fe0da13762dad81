import type { BeginningFilter } from "./filter-row.ts";

/** The filters by words that begin those of a text, in the order of the address. */
export const beginningFilters = [
  {
    // The written address and every name of the place around it (spec §3).
    name: "address",
    paths: [
      "address.fullAddress",
      "address.suburb",
      "address.displayName",
      "address.municipality",
      "address.region",
    ],
    column: "address_words",
  },
  {
    name: "name",
    paths: ["title", "additionalInfo.unitName"],
    column: "name_words",
    isQuoted: true,
  },
] as const satisfies readonly BeginningFilter[];
/** A row of them. */
export type BeginningRow = (typeof beginningFilters)[number];
/** The name of such a filter. */
export type BeginningName = BeginningRow["name"];
/** The column of such a filter. */
export type BeginningColumn = BeginningRow["column"];
