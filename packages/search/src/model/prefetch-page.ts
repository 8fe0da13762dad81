import { searchApi } from "@hjem/api-client/endpoints/search";
import { readSearch } from "@hjem/finder/list-search";
import type { PageContext } from "@hjem/storefront/page-context";
import { loadList } from "./load-list.ts";

const { search: searchEndpoint } = searchApi.endpoints;

/**
 * Loads a URL of the list as the router will, and keeps its homes in the store until released, so that the click
 * needs no request.
 */
export async function prefetchPage(page: PageContext, href: string): Promise<() => void> {
  const url = new URL(href, page.origin);
  await loadList({ request: new Request(url), url, params: {}, page });
  const { request } = readSearch(url.searchParams, page);
  const { isSuccess } = searchEndpoint.select(request)(page.store.getState());
  // A failed request is repeated, and its error shown, when the page is opened.
  if (!isSuccess) return () => {};
  const current = page.store.dispatch(searchEndpoint.initiate(request));
  return () => current.unsubscribe();
}
