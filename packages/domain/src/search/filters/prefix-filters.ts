import type { PrefixFilter } from "./filter-row.ts";

/** Filters by prefixes of the words of a text, in URL order. */
export const prefixFilters = [
  {
    // The street address and every name of the place (spec §3).
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
] as const satisfies readonly PrefixFilter[];
/** A row of this table. */
export type PrefixRow = (typeof prefixFilters)[number];
/** The name of such a filter. */
export type BeginningName = PrefixRow["name"];
/** The column of such a filter. */
export type BeginningColumn = PrefixRow["column"];
