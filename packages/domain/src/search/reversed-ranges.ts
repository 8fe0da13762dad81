import { rangeFilters, type RangeName } from "./filters/range-filters.ts";
import type { SearchFilter } from "./search-filter.ts";

/** The ranges of the filter, by the name before `Min` and `Max` (spec §3 Search filter). */
export const rangeNames: readonly RangeName[] = rangeFilters.map(({ name }) => name);

export type { RangeName };
export type RangeFilter = Pick<SearchFilter, `${RangeName}${"Min" | "Max"}`>;

/** A range that can be reversed: one of the above, or the floors, which are one field with two ends. */
export type TwoEnded = RangeName | "floors";
type TwoEndedFilter = RangeFilter & Pick<SearchFilter, "floors">;

/** Ranges whose minimum is above their maximum: a page offers to swap them, the API rejects them. */
export const reversedRanges = (filter: TwoEndedFilter): TwoEnded[] =>
  [...rangeNames, "floors" as const].filter((name) => {
    const min = name === "floors" ? filter.floors?.min : filter[`${name}Min`];
    const max = name === "floors" ? filter.floors?.max : filter[`${name}Max`];
    return min !== undefined && max !== undefined && min > max;
  });

/** The same search with the ends of one range swapped. */
export const swapRange = <Filter extends TwoEndedFilter>(filter: Filter, name: TwoEnded): Filter =>
  name === "floors"
    ? { ...filter, floors: { min: filter.floors?.max, max: filter.floors?.min } }
    : {
        ...filter,
        [`${name}Min`]: filter[`${name}Max`],
        [`${name}Max`]: filter[`${name}Min`],
      };
