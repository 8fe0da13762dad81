import { MINUTE_MS } from "@hjem/domain/durations";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { LRUCache } from "lru-cache";
import type { SearchScope } from "../search-index.ts";

/** Most cached responses: the most recently used. A map's cards make one as large as 200 kB. */
const CACHE_MAX = 100;
/** Days begin at whole quarters of an hour, whatever the zone; viewings end on whole minutes. */
const QUARTER_MS = 900_000;

/** Names what a count or a map of a search depends on; its page and order it does not. */
export const cacheKey = (kind: string, request: SearchRequest, scope: SearchScope): string => {
  const {
    page: _page,
    size: _size,
    sorting: _sorting,
    order: _order,
    view: _view,
    ...rest
  } = request;
  const isOfViewings = kind === "facets" || (request.viewingDate?.length ?? 0) > 0;
  const span = isOfViewings ? MINUTE_MS : QUARTER_MS;
  const { region, now, publishedAfter } = scope;
  return JSON.stringify([kind, region.id, Math.floor(now / span), rest, publishedAfter]);
};

/** Names what a page of results depends on: the search, its order and the page. */
export const pageKey = (request: SearchRequest, scope: SearchScope): string => {
  const { page, size, sorting, order } = request;
  return JSON.stringify([cacheKey("page", request, scope), page, size, sorting, order]);
};

/** Names what the page of homes like another depends on: the home as it is compared, and the page of the search. */
export const similarKey = (to: object, request: SearchRequest, scope: SearchScope): string =>
  JSON.stringify([cacheKey("similar", request, scope), request.page, request.size, to]);

/**
 * Caches responses that are requested often, such as the whole country without filters. All are dropped when the
 * index reports a change: a cached response is what the index would return.
 */
export class ResponseCache {
  readonly #responses = new LRUCache<string, Promise<unknown>>({ max: CACHE_MAX });

  /** The response with this key; `ask` computes one that is not cached. */
  find<Response>(key: string, fetchResponse: () => Promise<Response>): Promise<Response> {
    const known = this.#responses.get(key) as Promise<Response> | undefined;
    if (known) return known;
    const response = fetchResponse();
    this.#responses.set(key, response);
    // Caught: callers that wait for the response receive the rejection.
    response.catch(() => {
      if (this.#responses.peek(key) === response) this.#responses.delete(key);
    });
    return response;
  }

  forgetAll(): void {
    this.#responses.clear();
  }
}
