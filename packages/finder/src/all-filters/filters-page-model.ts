import { agenciesApi } from "@hjem/api-client/endpoints/agencies";
import { countsApi } from "@hjem/api-client/endpoints/counts";
import { paths } from "@hjem/domain/paths";
import { filterErrorFlags } from "@hjem/domain/search/filter-error-flags";
import { searchToQuery } from "@hjem/domain/search/search-url";
import { dayIn } from "@hjem/domain/time/zone";
import type { Head } from "@hjem/storefront/head";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { t } from "@lingui/core/macro";
import { labelMessages } from "../labels/label-messages.ts";
import { placeNames } from "../labels/place-names.ts";
import { filtersHref, lastingExtras, readSearch } from "../search/list-search.ts";
import { withoutFilters } from "../search/without-filter.ts";
import type { FiltersPageProps } from "./filters-page.tsx";

/** View of `/list/filters`. */
export interface FiltersPageModel extends FiltersPageProps {
  head: Head;
}

/** Counts the choices of the URL's search and builds the page's view. A reversed range is not counted. */
export async function loadFiltersPage({ url, page }: PageLoaderArgs): Promise<FiltersPageModel> {
  const search = readSearch(url.searchParams, page);
  const { request, extras } = search;
  const today = dayIn(page.now, page.region.timeZones.default);
  const isRight = filterErrorFlags(url.searchParams, today).length === 0;
  const [table, places] = await Promise.all([
    page.facilityTable(),
    placeNames(page, request.geoId),
    page.loadMessages(labelMessages),
    page.store.dispatch(agenciesApi.endpoints.listAgencies.initiate({}, { subscribe: false })),
    isRight &&
      page.store.dispatch(countsApi.endpoints.facets.initiate(request, { subscribe: false })),
  ]);
  const { facilities, facilitiesByType } = table;
  const title = t(page.i18n)`All filters`;
  return {
    head: { title, canonical: paths.listFilters.to(), isNoIndex: true },
    title,
    // An invalid field keeps its value, so that it can be corrected.
    query: isRight ? searchToQuery(request, lastingExtras(extras)) : url.searchParams.toString(),
    table: { facilities, facilitiesByType },
    places,
    clearHref: filtersHref(withoutFilters(request), extras),
  };
}
