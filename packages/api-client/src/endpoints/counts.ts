import type { FacetResponse } from "@hjem/domain/search/facets";
import type { MapResponse } from "@hjem/domain/search/map-response";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";
import { api } from "../api.ts";

/** Removes what neither the map nor a count depends on, so that it is neither sent nor part of the cache key. */
const counted = ({
  view: _view,
  page: _page,
  size: _size,
  sorting: _sorting,
  order: _order,
  ...request
}: SearchRequestInput) => request;

export const countsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The homes of a frame as clusters and pins, whose counts add up to the total (D19, SRCH-196, SRCH-197). */
    searchMap: build.query<MapResponse, SearchRequestInput>({
      query: (request) => ({
        service: "search",
        url: (paths) => paths.map,
        method: "POST",
        body: counted(request),
      }),
      serializeQueryArgs: ({ queryArgs }) => counted(queryArgs),
      providesTags: [{ type: "Search", id: "MAP" }],
    }),
    /** Exact counts of each choice of each filter with the others unchanged, and the price histogram. */
    facets: build.query<FacetResponse["data"], SearchRequestInput>({
      query: (request) => ({
        service: "search",
        url: "/api/v2/property/facets",
        method: "POST",
        body: counted(request),
      }),
      serializeQueryArgs: ({ queryArgs }) => counted(queryArgs),
      transformResponse: ({ data }: FacetResponse) => data,
      providesTags: [{ type: "Search", id: "FACETS" }],
    }),
  }),
});
export const { useSearchMapQuery, useFacetsQuery } = countsApi;
