import { searchApi } from "@hjem/api-client/endpoints/search";
import { padAgencyId } from "@hjem/domain/agency/agency-id";
import { paths } from "@hjem/domain/paths";
import { readSearch } from "@hjem/finder/list-search";
import type { PageContext } from "@hjem/storefront/page-context";
import { queueOfResults } from "./swipe-queue.ts";
import { swipeStateOf } from "./swipe-state.ts";

/**
 * Runs in the browser before a home's page is shown, while the address is still that of the page before it: a home that
 * was opened from results is swiped from result to result, in their order. Nothing is requested: the results are still
 * in the store. On the way from home to home, and with Back, a queue stays; from any other page it ends.
 */
export function rememberResults(
  page: PageContext,
  opened: string,
  { pathname, search }: Pick<Location, "pathname" | "search"> = window.location,
): void {
  const state = swipeStateOf(page.store);
  if (pathname === paths.list.path) {
    const { request } = readSearch(search, page);
    const { data } = searchApi.endpoints.search.select(request)(page.store.getState());
    const homes = data?.data ?? [];
    state.results = data
      ? {
          href: pathname + search,
          total: data.pagination.total,
          ids: homes.map(({ propertyId }) => propertyId),
        }
      : null;
    state.begin(
      queueOfResults(
        homes.map(({ propertyId }) => propertyId),
        opened,
      ),
      homes.map(({ propertyId, agencyId }) => [
        propertyId,
        paths.property.to(padAgencyId(agencyId), propertyId),
      ]),
    );
  } else if (!pathname.startsWith(`${paths.propertyEntry.path}/`)) {
    state.results = null;
    state.begin(null);
  }
}
