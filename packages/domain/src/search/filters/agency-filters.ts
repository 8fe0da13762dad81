import type { AgencyFilter } from "./filter-row.ts";

/** Filters by agency, in URL order: any of several agencies, or their group. */
export const agencyFilters = [
  { name: "agencyId", isSeveral: true, column: "agency" },
  { name: "agencyParentId", isSeveral: false, column: "agency_parent" },
] as const satisfies readonly AgencyFilter[];
/** A row of this table. */
export type AgencyRow = (typeof agencyFilters)[number];
/** Value in a search: a list of ids, or one. */
export type AgencyValues = {
  [Row in AgencyRow as Row["name"]]: Row["isSeveral"] extends true ? string[] : string;
};
