import type { SearchFilter } from "./search-filter.ts";

/** The ranges of the filter, by the name before `Min` and `Max` (spec §3 Search filter). */
export const rangeNames = [
  "price",
  "askingPrice",
  "monthlyRent",
  "totalPrice",
  "sharedCost",
  "bedroom",
  "bathroom",
  "garage",
  "primaryRoom",
  "landsize",
  "constructionYear",
] as const;
export type RangeName = (typeof rangeNames)[number];

export type RangeFilter = Pick<SearchFilter, `${RangeName}${"Min" | "Max"}`>;

/** Ranges whose minimum lies above their maximum: a page offers to swap them, the API refuses them. */
export const reversedRanges = (filter: RangeFilter): RangeName[] =>
  rangeNames.filter((name) => {
    const min = filter[`${name}Min`];
    const max = filter[`${name}Max`];
    return min !== undefined && max !== undefined && min > max;
  });

/** The same search with the ends of one range changed over. */
export const swapRange = <Filter extends RangeFilter>(filter: Filter, name: RangeName): Filter => ({
  ...filter,
  [`${name}Min`]: filter[`${name}Max`],
  [`${name}Max`]: filter[`${name}Min`],
});
