import { ALL } from "../limits.ts";
import { setFilterOf } from "./filters/set-filters.ts";
import { rangeNames, type RangeName } from "./reversed-ranges.ts";
import type { SearchRequest } from "./search-filter.ts";

/**
 * True for a filter value that does not restrict (spec §5 Empty filters): nothing, an empty text, list or object, a
 * pair of nulls, `all`, false and zero.
 */
export function isEmptyFilter(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === 0) return true;
  if (typeof value === "string") return value.trim() === "" || value === ALL;
  if (Array.isArray(value)) return value.every(isEmptyFilter);
  if (typeof value === "object") {
    return Object.values(value).every((part) => part === null || part === undefined);
  }
  return false;
}

/** Whether the value of a field does not restrict: as above, but no bedrooms at most are studios. */
export const isEmptyField = (field: string, value: unknown): boolean =>
  value === 0 ? field !== "bedroomMax" : isEmptyFilter(value);

/** A single `showby` of `any` does not restrict (spec §5, SRCH-122); `[any, kitchen]` is kept. */
export const withoutSingleAny = <Kind>(
  values: readonly Kind[] | undefined,
): readonly Kind[] | undefined =>
  values?.length === 1 && values[0] === "any" ? undefined : values;

/** A filter as counted and shown: a range by its name, else the field. */
export type FilterName =
  | RangeName
  | "availability"
  | Exclude<keyof SearchRequest, `${RangeName}${"Min" | "Max"}`>;

/** Fields of view and map: not filters. */
const shown: ReadonlySet<string> = new Set([
  "acquisition",
  "listingType",
  "sorting",
  "order",
  "page",
  "size",
  "view",
  "zoomLevel",
  "mapCentroid",
  "locationTopLeftLat",
  "locationTopLeftLng",
  "locationBottomRightLat",
  "locationBottomRightLng",
] satisfies (keyof SearchRequest)[]);

/** The range that a field is an end of. */
const rangeOf = (field: string): RangeName | undefined =>
  rangeNames.find((name) => field === `${name}Min` || field === `${name}Max`);

/** The filter that a field belongs to: the range of an end, else the field itself. */
export const filterOf = (field: string): FilterName => rangeOf(field) ?? (field as FilterName);

/**
 * The filters that are set, each once, in the order of the request. `availability: ["all"]` counts although `all`
 * does not restrict: unset means available only (D17), so it changes the results. So do units shown one by one.
 */
export function activeFilters(request: Partial<SearchRequest>): FilterName[] {
  const names = Object.entries(request)
    .filter(([field, value]) => {
      if (shown.has(field)) return false;
      if (field === "availability") return Array.isArray(value) && value.length > 0;
      if (field === "groupUnits") return value === false;
      return Array.isArray(value) && setFilterOf(field)?.unrestricted === "any"
        ? !isEmptyFilter(withoutSingleAny<unknown>(value))
        : !isEmptyField(field, value);
    })
    .map(([field]) => filterOf(field));
  return [...new Set(names)];
}

/** Number of filters that are set; a min/max pair counts once (spec §5, SRCH-139). */
export const countActiveFilters = (request: Partial<SearchRequest>): number =>
  activeFilters(request).length;
