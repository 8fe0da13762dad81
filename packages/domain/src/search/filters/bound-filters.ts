import { TRANSPORT_RADIUS_M } from "../../limits.ts";
import type { BoundFilter } from "./filter-row.ts";

/** Filters by a maximum or a minimum value, in URL order. */
export const boundFilters = [
  {
    // Available in that month or earlier (SRCH-172).
    name: "availableFrom",
    unit: "month",
    side: "atMost",
    column: "available_month",
    isOffered: ({ isRent }) => isRent,
  },
  { name: "publishDateMin", unit: "day", side: "atLeast", column: "published_day" },
  {
    // To the nearest stop, in a straight line.
    name: "transportationRadius",
    unit: "metres",
    side: "atMost",
    column: "stop_distance",
    choices: TRANSPORT_RADIUS_M,
  },
] as const satisfies readonly BoundFilter[];
/** A row of this table. */
export type BoundRow = (typeof boundFilters)[number];
/** The name of such a filter. */
export type BoundName = BoundRow["name"];
/** Value in a search: metres as a number, a month or a day as text. */
export type BoundValues = {
  [Row in BoundRow as Row["name"]]: Row["unit"] extends "metres" ? number : string;
};
