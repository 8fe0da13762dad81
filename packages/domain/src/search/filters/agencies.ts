import type { AgencyFilter } from "./filter-row.ts";

/** The filters by agency, in the order of the address: any of several, or the group that agencies belong to. */
export const agencyFilters = [
  { name: "agencyId", isSeveral: true, column: "agency" },
  { name: "agencyParentId", isSeveral: false, column: "agency_parent" },
] as const satisfies readonly AgencyFilter[];
/** A row of them. */
export type AgencyRow = (typeof agencyFilters)[number];
/** What a search holds of each: a list of ids, or the one. */
export type AgencyValues = {
  [Row in AgencyRow as Row["name"]]: Row["isSeveral"] extends true ? string[] : string;
};
