import type { SetFilter } from "./filter-row.ts";
import { propertyType } from "./property-types.ts";
import { showby } from "./showby.ts";

/** Filters by properties of which a listing may have several, in URL order. */
export const setFilters = [propertyType, showby] as const;
/** A row of this table. */
export type SetRow = (typeof setFilters)[number];
/** The name of such a filter. */
export type SetName = SetRow["name"];
/** Value in a search. */
export type SetValues = { [Row in SetRow as Row["name"]]: Row["values"][number][] };

/** The values of a search; none where it is unset or does not restrict. */
export function requestedValues(row: SetRow, filter: Partial<SetValues>): readonly string[] {
  const requested: readonly string[] = filter[row.name] ?? [];
  return requested.includes(row.unrestricted) ? [] : requested;
}

/** The values of listings that match: the requested ones, or those that each stands for; none without that filter. */
export function wantedValues(row: SetRow, filter: Partial<SetValues>): readonly string[] {
  const { means }: SetFilter = row;
  const requested = requestedValues(row, filter);
  // Thousands of saved searches are read at once, and most set one filter.
  if (requested.length === 0) return requested;
  return [...new Set(requested.flatMap((value) => means?.[value] ?? [value]))];
}

/** The values to choose from. */
export const offeredOf = ({ values, unrestricted }: SetFilter): readonly string[] =>
  values.filter((value) => value !== unrestricted);

/** The row of a field, if it is such a filter. */
export const setFilterOf = (field: string): SetFilter | undefined =>
  setFilters.find(({ name }) => name === field);
