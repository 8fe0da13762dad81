import { resultHome } from "@hjem/domain/listing/result-home";
import { fieldsOf } from "@hjem/domain/narrow";
import type { ResultPage } from "@hjem/domain/search/search-response";
import type { Head } from "@hjem/storefront/head";
import type { StartState, StorefrontState } from "@hjem/storefront/store";

/** State of the API as the browser starts from it: what is missing, its reducers fill in. */
type ApiStart = Pick<StorefrontState["api"], "queries" | "provided">;

/** Queries whose responses are pages of results. */
const ofResults = new Set(["search", "firstOnMarket"]);

/** A page of results without what no page reads of them. */
function resultsForBrowser(data: unknown, originalArgs: unknown): ResultPage {
  const { data: homes, ...page } = data as ResultPage;
  const isFoundByWords = fieldsOf(originalArgs).keywords !== undefined;
  return { data: homes.map((home) => resultHome(home, isFoundByWords)), ...page };
}

/**
 * The initial state that the server sends to the browser: the responses and their tags, without the ids and times of
 * this one request, so that the same page is the same bytes. `now` is the instant of rendering in milliseconds.
 */
export function hydrationState(state: StorefrontState, now: number): StartState {
  const queries = Object.entries(state.api.queries).map(([key, entry]) => [
    key,
    {
      ...entry,
      ...(entry?.data !== undefined &&
        ofResults.has(entry.endpointName) && {
          data: resultsForBrowser(entry.data, entry.originalArgs),
        }),
      requestId: "",
      startedTimeStamp: now,
      fulfilledTimeStamp: now,
    },
  ]);
  const api: ApiStart = { queries: Object.fromEntries(queries), provided: state.api.provided };
  return { app: state.app, api: api as StorefrontState["api"] };
}

const hasHead = (data: unknown): data is { head: Head } =>
  typeof data === "object" && data !== null && "head" in data;

/** The loaders' data, without what only search engines read: that is in the page, and the next page brings its own. */
export const hydrationData = (loaderData: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(loaderData).map(([route, data]) => {
      if (!hasHead(data)) return [route, data];
      const { jsonLd: _inThePage, ...head } = data.head;
      return [route, { ...data, head }];
    }),
  );
