import { savedSearchesApi } from "@hjem/api-client/endpoints/saved-searches";
import { acquisitionOf } from "@hjem/domain/listing/listing-type";
import type { SavedSearch } from "@hjem/domain/saved/saved-search";
import { kindTerm } from "@hjem/domain/search/listing-kinds";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { agencyNames } from "@hjem/finder/agency-names";
import { chosenCircle } from "@hjem/finder/chosen-circle";
import { chosenFilters } from "@hjem/finder/chosen-filters";
import { placeNames } from "@hjem/finder/place-names";
import { responseOf } from "@hjem/storefront/loader-response";
import type { PageContext } from "@hjem/storefront/page-context";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { newHomesHref, repairHref, savedSearchHref } from "./search-hrefs.ts";

/** A saved search with its filters in words and its links. */
export interface SavedSearchRow {
  search: SavedSearch;
  /** "For sale · House · Northcote · 3+ bedrooms". */
  filters: string;
  href: string;
  newHref: string;
  repairHref: string;
}

/** View of a page of saved searches. */
export interface SavedSearchesModel {
  rows: readonly SavedSearchRow[];
  page: number;
  lastPage: number;
  total: number;
}

/** Kind, places, area and filters of a search in words, separated by middle dots (visual §19). */
async function filtersOf(page: PageContext, request: SearchRequest): Promise<string> {
  const [places, agencies, facilities] = await Promise.all([
    placeNames(page, request.geoId, request),
    agencyNames(page, request),
    request.facilities ? page.facilities() : [],
  ]);
  const search = {
    request: { ...request, view: "list" as const },
    extras: [],
    removed: [],
    corrected: [],
    reversed: [],
    isForm: false,
  };
  const circle = chosenCircle(page, search);
  // The map frame filters only where no place, polygon or circle does (D68); a circle is named by its nearest place.
  const hasArea = places.length > 0 || circle !== null || request.polygon !== undefined;
  const unsaid = ["propertyRadius", ...(hasArea ? ["frame"] : [])];
  const { filters } = chosenFilters(page, search, [], { agencies, facilities });
  return [
    page.term(
      kindTerm({
        listingType: request.listingType,
        acquisition: acquisitionOf(request.listingType, request.acquisition),
      }),
    ),
    ...places.map(({ name }) => name),
    ...(circle ? [circle.label] : []),
    ...filters.filter(({ key }) => !unsaid.includes(key)).map(({ label }) => label),
  ].join(" · ");
}

/** Loads a page of ten saved searches (SAVE-006, SAVE-009, SAVE-010). */
export async function loadSavedSearches({
  page,
  url,
}: PageLoaderArgs): Promise<SavedSearchesModel> {
  const { listSavedSearches } = savedSearchesApi.endpoints;
  const requested = Number(url.searchParams.get("page"));
  const { data, pagination } = responseOf(
    await page.store.dispatch(
      listSavedSearches.initiate(
        { page: Number.isInteger(requested) && requested > 0 ? requested : 1 },
        { subscribe: false, forceRefetch: true },
      ),
    ),
    url,
  );
  return {
    rows: await Promise.all(
      data.map(async (search) => ({
        search,
        filters: await filtersOf(page, search.query),
        href: savedSearchHref(search),
        newHref: newHomesHref(search),
        repairHref: repairHref(search),
      })),
    ),
    page: pagination.currentPage,
    lastPage: pagination.lastPage,
    total: pagination.total,
  };
}
