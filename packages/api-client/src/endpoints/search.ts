import type { SearchRequestInput } from "@hjem/domain/search/search-filter";
import type { ResultPage } from "@hjem/domain/search/search-response";
import { api } from "../api.ts";
import type { ApiCall } from "../base-query.ts";

/** The view does not change the results: it is neither sent nor part of the cache key (D19). */
const withoutView = ({ view: _view, ...request }: SearchRequestInput) => request;

const search = (request: SearchRequestInput): ApiCall => ({
  service: "search",
  url: (paths) => paths.search,
  method: "POST",
  body: withoutView(request),
});

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Homes that a loader chooses one of: unlike those of `search`, they are not sent with the page. */
    candidates: build.query<ResultPage, SearchRequestInput>({
      query: search,
      keepUnusedDataFor: 0,
    }),
    /** One page of results with the exact total (spec §7; path configurable, SRCH-194..197). */
    search: build.query<ResultPage, SearchRequestInput>({
      query: search,
      serializeQueryArgs: ({ queryArgs }) => withoutView(queryArgs),
      providesTags: [{ type: "Search", id: "LIST" }],
    }),
  }),
});
export const { useSearchQuery } = searchApi;
