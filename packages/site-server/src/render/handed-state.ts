import type { Head } from "@hjem/storefront/head";
import type { StartState, StorefrontState } from "@hjem/storefront/store";

/** State of the API as the browser starts from it: what is missing, its reducers fill in. */
type ApiStart = Pick<StorefrontState["api"], "queries" | "provided">;

/**
 * The state that the server hands to the browser: the responses and their tags, without the ids and times of
 * this one request, so that the same page is the same bytes. `now` is the instant of rendering in milliseconds.
 */
export function handedState(state: StorefrontState, now: number): StartState {
  const queries = Object.entries(state.api.queries).map(([key, entry]) => [
    key,
    { ...entry, requestId: "", startedTimeStamp: now, fulfilledTimeStamp: now },
  ]);
  const api: ApiStart = { queries: Object.fromEntries(queries), provided: state.api.provided };
  return { app: state.app, api: api as StorefrontState["api"] };
}

const hasHead = (data: unknown): data is { head: Head } =>
  typeof data === "object" && data !== null && "head" in data;

/** The loaders' data, without what only search engines read: that is in the page, and the next page brings its own. */
export const handedData = (loaderData: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(loaderData).map(([route, data]) => {
      if (!hasHead(data)) return [route, data];
      const { jsonLd: _inThePage, ...head } = data.head;
      return [route, { ...data, head }];
    }),
  );
