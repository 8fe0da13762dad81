import { activeFilters } from "@hjem/domain/search/active-filters";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { searchToQuery } from "@hjem/domain/search/search-url";
import type { PageContext } from "@hjem/storefront/page-context";
import { fromFirstPage, readSearch, type SearchChoice } from "./list-search.ts";
import { withoutFilter, withoutFrame } from "./without-filter.ts";

/** An area holds a project with all of its units or none, and the page is that of one project. */
const idleFilters = ["polygon", "propertyRadius", "propertyId", "groupUnits"] as const;

/** What is left of a search on the page of a project: the filters that tell its units apart, and their kind. */
const unitFilters = (search: SearchChoice): SearchChoice => {
  const {
    sorting: _s,
    order: _o,
    size: _z,
    view: _v,
    mapCentroid: _m,
    ...stored
  } = withoutFrame(search);
  return idleFilters.reduce<SearchChoice>(withoutFilter, fromFirstPage(stored));
};

/** Whether anything but places narrows a search. */
export const hasFilters = (search: SearchChoice): boolean =>
  activeFilters(search).some((name) => name !== "geoId");

/** The query by which the page of a project marks the units that a search found (D55); empty where nothing is filtered. */
export const unitsQuery = (search: SearchChoice): string => {
  const stored = unitFilters(search);
  return hasFilters(stored) ? searchToQuery(stored) : "";
};

/** Most units of a project that one page of results holds. */
const UNITS_MAX = 100;

/** The search for units of a project in the address of its page; null where it has none. */
export function unitsSearch(
  query: URLSearchParams,
  projectId: string,
  page: Pick<PageContext, "region" | "now">,
): SearchRequest | null {
  const { request, reversed } = readSearch(query, page);
  const stored = unitFilters(request);
  if (reversed.length > 0 || !hasFilters(stored)) return null;
  const { listingType, acquisition } = request;
  return {
    sorting: "default",
    order: "desc",
    view: "list",
    ...stored,
    listingType,
    acquisition,
    propertyId: [projectId],
    groupUnits: false,
    page: 1,
    size: UNITS_MAX,
  };
}
