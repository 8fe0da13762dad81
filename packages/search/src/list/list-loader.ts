import { searchApi } from "@hjem/api-client/endpoints/search";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { LOADING_DELAY_MS } from "@hjem/domain/limits";
import { paths } from "@hjem/domain/paths";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { listHref, readSearch } from "@hjem/finder/list-search";
import { loadPlaceNames } from "@hjem/finder/place-names";
import { resolveWords } from "@hjem/finder/resolve-words";
import { answerOf } from "@hjem/storefront/answer-of";
import type { PageContext } from "@hjem/storefront/page-context";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import { redirect } from "react-router";
import { loadNearResults } from "../empty/near-results.ts";

const { search } = searchApi.endpoints;

/** True where the API said that the list has no such page (D33). */
export const isBeyondLastPage = (error: unknown): boolean =>
  isApiError(error) && error.code === "page_out_of_range";

/** Fetches results and the names of places; for an empty list also what is near. */
async function fetchResults(page: PageContext, request: SearchRequest) {
  const [result] = await Promise.all([
    page.store.dispatch(search.initiate(request, { subscribe: false })),
    loadPlaceNames(page, request.geoId ?? []),
  ]);
  if (result.data?.pagination.total === 0) await loadNearResults(page, request);
  return result;
}

const rest = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));

/** In the browser a page that is entered shows its skeleton soon; one that is there keeps its old results meanwhile. */
const isEntered = () =>
  typeof window !== "undefined" && window.location.pathname !== paths.list.path;

/**
 * Brings the address into its canonical form where a form without JavaScript wrote it or words were typed (302, D31), then
 * fetches what it asks for. A range that stands upside down is not asked for: the page offers to turn it.
 */
export async function listLoader({ url, page }: PageLoaderArgs): Promise<Response | null> {
  const { request, extras, isForm, reversed } = readSearch(url.searchParams, page);
  const typed = extras.find(([key]) => key === "search" || key === "suburb")?.[1];
  if (typed) return redirect(listHref(await resolveWords(typed, request, page), extras));
  if (isForm) return redirect(listHref(request, extras));
  if (reversed.length > 0) {
    await loadPlaceNames(page, request.geoId ?? []);
    return null;
  }

  const fetching = fetchResults(page, request);
  const result = await (isEntered() ? Promise.race([fetching, rest(LOADING_DELAY_MS)]) : fetching);
  if (!result) return null;
  if (isBeyondLastPage(result.error)) return redirect(listHref({ ...request, page: 1 }, extras));
  answerOf(result, url);
  return null;
}
