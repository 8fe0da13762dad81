import { resultHome } from "@hjem/domain/listing/result-home";
import { comingViewings } from "@hjem/domain/listing/viewing-date";
import { fieldsOf } from "@hjem/domain/narrow";
import type { ResultPage } from "@hjem/domain/search/search-response";
import type { Head } from "@hjem/storefront/head";
import type { StartState, StorefrontState } from "@hjem/storefront/store";

/** State of the API as the browser starts from it: what is missing, its reducers fill in. */
type ApiStart = Pick<StorefrontState["api"], "queries" | "provided">;

/** Queries whose responses are pages of results. */
const ofResults = new Set(["search", "firstOnMarket"]);

/** Queries whose responses are in the data of loaders already, as pages show them. */
const ofLoaders = new Set([
  "candidates",
  "getContent",
  "getFooter",
  "getConsentPolicy",
  "getContentPolicy",
  "getCookiePolicy",
  "getCmsPage",
  "listCmsPages",
  "getContentPreview",
]);

/** A page of results without what no page reads of them: a card shows the next viewing, and counts them where a search has days. */
function resultsForBrowser(data: unknown, originalArgs: unknown, now: number): ResultPage {
  const { data: homes, ...page } = data as ResultPage;
  const { keywords, viewingDate } = fieldsOf(originalArgs);
  const viewings = Array.isArray(viewingDate) && viewingDate.length > 0 ? Infinity : 1;
  const sent = homes.map((home) => ({
    ...resultHome(home, keywords !== undefined),
    viewingDate: comingViewings(home.viewingDate, now).slice(0, viewings),
  }));
  return { data: sent, ...page };
}

/**
 * The initial state that the server sends to the browser: the responses and their tags, without the ids and times of
 * this one request, so that the same page is the same bytes. `now` is the instant of rendering in milliseconds.
 */
export function hydrationState(state: StorefrontState, now: number): StartState {
  const sent = Object.entries(state.api.queries).filter(
    ([, entry]) => !ofLoaders.has(entry?.endpointName ?? ""),
  );
  const queries = sent.map(([key, entry]) => [
    key,
    {
      ...entry,
      ...(entry?.data !== undefined &&
        ofResults.has(entry.endpointName) && {
          data: resultsForBrowser(entry.data, entry.originalArgs, now),
        }),
      requestId: "",
      startedTimeStamp: now,
      fulfilledTimeStamp: now,
    },
  ]);
  const isSent = new Set(sent.map(([key]) => key));
  const { tags, keys } = state.api.provided;
  const provided = {
    tags,
    keys: Object.fromEntries(Object.entries(keys).filter(([key]) => isSent.has(key))),
  };
  const api: ApiStart = { queries: Object.fromEntries(queries), provided };
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
