import { activeFilters } from "@hjem/domain/search/active-filters";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { searchToQuery } from "@hjem/domain/search/search-url";
import type { PageContext } from "@hjem/storefront/page-context";
import { fromFirstPage, readSearch, type SearchChoice } from "./list-search.ts";
import { withoutFilter, withoutFrame } from "./without-filter.ts";

/** A project is inside an area with all of its units or none, so places do not matter on its page. */
const idleFilters = ["polygon", "propertyRadius", "propertyId", "groupUnits"] as const;

/**
 * The part of a search that applies to the page of a project: filters that its units differ by, and the listing type.
 */
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

/** Whether anything except places restricts a search. */
export const hasFilters = (search: SearchChoice): boolean =>
  activeFilters(search).some((name) => name !== "geoId");

/** The query with which a project's page marks the units that match a search (D55); empty without filters. */
export const unitsQuery = (search: SearchChoice): string => {
  const stored = unitFilters(search);
  return hasFilters(stored) ? searchToQuery(stored) : "";
};

/** Maximum number of units in one page of results. */
const UNITS_MAX = 100;

/** The search for units of a project in the URL of its page; null without one. */
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
