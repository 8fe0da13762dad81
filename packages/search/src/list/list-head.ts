import { searchApi } from "@hjem/api-client/endpoints/search";
import { activeFilters } from "@hjem/domain/search/active-filters";
import { listHref, readSearch } from "@hjem/finder/list-search";
import { placeNames } from "@hjem/finder/place-names";
import type { Head } from "@hjem/storefront/head";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import { countedKind, placesPhrase, searchedKind, sentence } from "./search-title.ts";

/**
 * What a results page says of itself. Searchers keep one page for each kind of listing and for each single place; every
 * narrower, later or otherwise sorted view of the same homes is kept out.
 */
export function listHead(page: PageContext & { url: URL }): Head {
  const { request } = readSearch(page.url.search, page);
  const { listingType, acquisition, geoId = [] } = request;
  const where = placesPhrase(page, placeNames(page, geoId));
  const answer = searchApi.endpoints.search.select(request)(page.store.getState()).data;
  const total = answer?.pagination.total ?? 0;
  const what = countedKind(page, request, total);
  const isNarrow =
    geoId.length > 1 || request.page > 1 || activeFilters(request).some((name) => name !== "geoId");
  return {
    title: sentence(searchedKind(page, request), where),
    description: t(page.i18n)`${sentence(what, where)}. Compare prices, costs, areas and viewings.`,
    canonical: listHref({ listingType, acquisition, geoId }),
    isNoIndex: isNarrow || total === 0,
  };
}
