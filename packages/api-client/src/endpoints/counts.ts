import type { FacetResponse } from "@hjem/domain/search/facets";
import type { MapResponse } from "@hjem/domain/search/map-response";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";
import { api } from "../api.ts";

/** What neither the map nor a count depends on: it neither travels nor parts the cache. */
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
    /** The homes of a frame as clusters and single pins, whose counts add up to the total (D19, SRCH-196, SRCH-197). */
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
    /** What each choice of each filter would give with the others unchanged, and the prices in bars; all exact. */
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
