import { activeFilters, type FilterName } from "@hjem/domain/search/active-filters";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { hasSuburb } from "@hjem/domain/search/search-url";
import type { SearchChoice } from "@hjem/finder/list-search";
import { withoutFilter } from "@hjem/finder/without-filter";

/** A change that relaxes a search: raise or lower one end of a filter, or remove filters. */
export interface RelaxedSearch {
  filters: readonly FilterName[];
  change: "raised" | "lowered" | "widened" | "removed";
  search: SearchChoice;
}

/** How far a maximum price is raised before it is removed. */
const PRICE_ROOM = 1.3;
/** Maximum number of filters to try, so that an empty page needs a handful of counts. */
const TRIED_FILTERS = 6;

/** Rounded up to two significant figures, as people would say it: 5,200,000 and not 5,167,500. */
export function roundUp(sum: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(sum)) - 1);
  return Math.ceil(sum / unit) * unit;
}

function gentler(request: SearchRequest, filter: FilterName): RelaxedSearch[] {
  if (filter === "price" && request.priceMax !== undefined) {
    const priceMax = roundUp(request.priceMax * PRICE_ROOM);
    return [{ filters: [filter], change: "raised", search: { ...request, priceMax, page: 1 } }];
  }
  if (filter === "bedroom" && request.bedroomMin !== undefined && request.bedroomMin > 1) {
    const bedroomMin = request.bedroomMin - 1;
    return [{ filters: [filter], change: "lowered", search: { ...request, bedroomMin, page: 1 } }];
  }
  if (filter === "geoId" && hasSuburb(request) && !request.includesSurrounding) {
    return [{ filters: [filter], change: "widened", search: withSurrounding(request) }];
  }
  return [];
}

/** The same search including surrounding suburbs (D51). */
export const withSurrounding = (request: SearchChoice): SearchChoice => ({
  ...request,
  includesSurrounding: true,
  page: 1,
});

const places: readonly FilterName[] = ["geoId", "polygon", "propertyRadius", "reach"];

/** Whether results of a change may be anywhere in the country, not only close to the place (S2). */
export const isElsewhere = ({
  filters,
  change,
}: Pick<RelaxedSearch, "filters" | "change">): boolean =>
  change === "removed" && filters.some((filter) => places.includes(filter));

/**
 * Searches to try instead of one without results, one filter at a time and the smaller change first. Homes that one
 * change finds fail that filter only, so no home is found by two of them and their counts add up.
 */
export const relaxedSearches = (request: SearchRequest): RelaxedSearch[][] =>
  activeFilters(request)
    .slice(0, TRIED_FILTERS)
    .map((filter) => [
      ...gentler(request, filter),
      { filters: [filter], change: "removed", search: withoutFilter(request, filter) },
    ]);

/** The same with two filters removed: tried if no single change finds anything. */
export const fartherRelaxedSearches = (request: SearchRequest): RelaxedSearch[] => {
  const filters = activeFilters(request).slice(0, TRIED_FILTERS);
  return filters.flatMap((one, index) =>
    filters.slice(index + 1).map((other): RelaxedSearch => ({
      filters: [one, other],
      change: "removed",
      search: withoutFilter(withoutFilter(request, one), other),
    })),
  );
};
