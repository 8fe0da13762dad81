import type { Acquisition, SearchListingType } from "@hjem/domain/listing/listing-type";
import type { Place, PopularPlace } from "@hjem/domain/place/place";
import { api } from "../api.ts";
import type { QueryParams } from "../query-string.ts";

/** The search for which places are counted and ranked. */
export interface PlaceScope {
  listingType?: SearchListingType;
  acquisition?: Acquisition;
}

/** Typed text, and the filter within which addresses are looked up (spec §7). */
export interface AddressLookup {
  term: string;
  filter?: QueryParams;
}

const places = <Found extends Place>(response: { data: Found[] }): Found[] => response.data;

export const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Places whose name starts with the typed text (SRCH-198). */
    suggestAddresses: build.query<Place[], PlaceScope & { term: string }>({
      query: (params) => ({ service: "search", url: "/api/v2/address", params: { ...params } }),
      transformResponse: places<Place>,
      providesTags: ["Place"],
    }),
    /** Places suggested before typing (SRCH-199). */
    popularAddresses: build.query<Place[], PlaceScope | void>({
      query: (scope) => ({
        service: "search",
        url: "/api/v2/address/popular",
        params: { ...scope },
      }),
      transformResponse: places<Place>,
      providesTags: ["Place"],
    }),
    /** Places within the current filter (SRCH-200). */
    lookupAddresses: build.query<Place[], AddressLookup>({
      query: ({ term, filter }) => ({
        service: "search",
        url: "/api/v2/address/lookup",
        params: { ...filter, term },
      }),
      transformResponse: places<Place>,
      providesTags: ["Place"],
    }),
    /** The most viewed regions of a listing type, with their prices (SRCH-201). */
    popularRegions: build.query<PopularPlace[], PlaceScope>({
      query: (scope) => ({
        service: "search",
        url: "/api/v2/regions/popular",
        params: { ...scope },
      }),
      transformResponse: places<PopularPlace>,
      providesTags: ["Place"],
    }),
  }),
});
export const {
  useSuggestAddressesQuery,
  usePopularAddressesQuery,
  useLookupAddressesQuery,
  usePopularRegionsQuery,
} = placesApi;
