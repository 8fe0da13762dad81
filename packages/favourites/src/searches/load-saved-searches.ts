import { savedSearchesApi } from "@hjem/api-client/endpoints/saved-searches";
import { pageNumberOf } from "@hjem/domain/page-number";
import type { SavedSearch } from "@hjem/domain/saved/saved-search";
import { describeSearch } from "@hjem/finder/describe-search";
import { responseOf } from "@hjem/storefront/loader-response";
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

/** Loads a page of ten saved searches (SAVE-006, SAVE-009, SAVE-010). */
export async function loadSavedSearches({
  page,
  url,
}: PageLoaderArgs): Promise<SavedSearchesModel> {
  const { listSavedSearches } = savedSearchesApi.endpoints;
  const { data, pagination } = responseOf(
    await page.store.dispatch(
      listSavedSearches.initiate(
        { page: pageNumberOf(url.searchParams) },
        { subscribe: false, forceRefetch: true },
      ),
    ),
    url,
  );
  return {
    rows: await Promise.all(
      data.map(async (search) => ({
        search,
        filters: await describeSearch(page, search.query),
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
