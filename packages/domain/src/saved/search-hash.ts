import { isEmptyField, isEmptyFilter, withoutSingleAny } from "../search/active-filters.ts";
import { defaultQuery } from "../search/default-query.ts";
import { boxFields } from "../search/filter-check.ts";
import type { SearchRequest } from "../search/search-filter.ts";
import { searchToQuery } from "../search/search-url.ts";

/** Fields that arrange results and restrict nothing (D68). */
const arranging = [
  "page",
  "size",
  "view",
  "sorting",
  "order",
  "zoomLevel",
] as const satisfies readonly (keyof SearchRequest)[];

/** Whether a circle restricts: its middle alone is where the map stands. */
const hasCircle = ({ mapCentroid, propertyRadius }: Partial<SearchRequest>): boolean =>
  mapCentroid !== undefined && !isEmptyFilter(propertyRadius);

/**
 * A search as it is saved: the map frame restricts only where no place, polygon or circle does, else it is left out
 * (D68); a circle needs both of its fields; a lone `showby` of `any` is none (SAVE-027). Everything else stays.
 */
export function withRestrictingArea<Search extends Partial<SearchRequest>>(
  request: Search,
): Search {
  const search = { ...request };
  const isCircle = hasCircle(search);
  if (!isCircle) {
    delete search.mapCentroid;
    delete search.propertyRadius;
  }
  if (!isEmptyFilter(search.geoId) || search.polygon || isCircle) {
    for (const field of boxFields) delete search[field];
  }
  if (withoutSingleAny<unknown>(search.showby) === undefined) delete search.showby;
  return search;
}

/** The search that is saved for a request: page 1, and of the areas those that restrict (D68, SAVE-027). */
export const searchToSave = ({ size: _size, ...request }: SearchRequest): SearchRequest => ({
  ...withRestrictingArea(request),
  page: defaultQuery.page,
  size: defaultQuery.size,
});

/** Values whose order means nothing; corners of a polygon have one. */
const isUnordered = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

/** The filters of a search as a URL writes them (D31), the same for the same filters in any order and notation. */
function canonicalFilters(request: Partial<SearchRequest>): string {
  const { availability, groupUnits, ...rest } = withRestrictingArea(request);
  for (const field of arranging) delete rest[field];
  const filters: Partial<SearchRequest> = Object.fromEntries(
    Object.entries(rest)
      .filter(([field, value]) => !isEmptyField(field, value))
      .map(([field, value]) => [
        field,
        isUnordered(value) ? [...new Set(value)].toSorted() : value,
      ]),
  );
  const isDefaultAvailability = availability?.every((state) => state === "available") ?? true;
  return searchToQuery({
    ...filters,
    // A search without a listing type means rentals where it says `rent` (spec §5).
    listingType: filters.listingType ?? (filters.acquisition === "rent" ? "rent" : "buy"),
    ...(filters.keywords && { keywords: filters.keywords.trim().replaceAll(/\s+/g, " ") }),
    ...(!isDefaultAvailability && { availability }),
    ...(groupUnits === false && { groupUnits }),
  });
}

/** 32 bits of a text; lanes with other factors are independent of each other. */
function mix(text: string, factor: number): number {
  let bits = factor;
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), factor);
    bits ^= bits >>> 15;
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  return (bits ^ (bits >>> 13)) >>> 0;
}

/**
 * The hash of a search, 16 hexadecimal digits: equal for searches with the same filters, whatever their order, page,
 * sorting or view (D68, SAVE-008, SAVE-033). It finds duplicates among the searches of one person; it protects nothing.
 */
export function searchHash(request: Partial<SearchRequest>): string {
  const text = canonicalFilters(request);
  return [0x9e3779b1, 0xc2b2ae35]
    .map((factor) => mix(text, factor).toString(16).padStart(8, "0"))
    .join("");
}
