import { searchApi } from "@hjem/api-client/endpoints/search";
import { readSearch } from "@hjem/finder/list-search";
import type { PageContext } from "@hjem/storefront/page-context";
import { loadList } from "./load-list.ts";

const { search: searchEndpoint } = searchApi.endpoints;

/** With data saving on, nothing is prefetched. */
const isSavingData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
};

/** Resolves when the browser is idle. Not every browser has idle callbacks. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve);
  });

/**
 * Loads a URL of the list as the router will, and keeps its homes in the store until the signal is aborted, so that the
 * click needs no request.
 */
export async function prefetchPage(
  page: PageContext,
  href: string,
  signal: AbortSignal,
): Promise<void> {
  const url = new URL(href, page.origin);
  await loadList({ request: new Request(url), url, params: {}, page });
  const { request } = readSearch(url.searchParams, page);
  const { isSuccess } = searchEndpoint.select(request)(page.store.getState());
  // A failed request is repeated, and its error shown, when the page is opened.
  if (!isSuccess || signal.aborted) return;
  const current = page.store.dispatch(searchEndpoint.initiate(request));
  signal.addEventListener("abort", () => current.unsubscribe(), { once: true });
}

/** Prefetches a URL of the list when the browser is idle; not with data saving on, nor once the signal is aborted. */
export async function prefetchWhenIdle(
  page: PageContext,
  href: string,
  signal: AbortSignal,
): Promise<void> {
  if (isSavingData()) return;
  await idle();
  if (!signal.aborted) await prefetchPage(page, href, signal);
}
