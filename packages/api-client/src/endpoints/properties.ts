import type { AvailabilityFilter } from "@hjem/domain/listing/availability";
import type { FirstOnMarketQuery } from "@hjem/domain/listing/first-on-market-query";
import type { Ingestion } from "@hjem/domain/listing/ingestion";
import type { Listing } from "@hjem/domain/listing/listing";
import type { ListingHistory } from "@hjem/domain/listing/listing-history";
import type { ResultPage } from "@hjem/domain/search/search-response";
import { api } from "../api.ts";

/** Ids of listings to request; without `availability` only available ones. */
export interface PropertiesRequest {
  ids: readonly string[];
  availability?: readonly AvailabilityFilter[];
}

export const propertiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One listing with all its details, whatever its availability (spec §7, D17, PROP-058). */
    getProperty: build.query<Listing, string>({
      query: (id) => ({
        service: "search",
        url: "/api/v2/property",
        params: { id, "availability[]": ["all"] },
      }),
      providesTags: (_listing, _error, id) => [{ type: "Listing", id }],
    }),
    /** The history of a listing: its prices, and every published change (PROP-051). */
    getListingHistory: build.query<ListingHistory, string>({
      query: (id) => ({
        service: "search",
        url: `/api/v2/property/${encodeURIComponent(id)}/history`,
      }),
      // Not the listing's own tag: page and tab request in parallel, and invalidating one would remove the other.
      providesTags: (_history, _error, id) => [{ type: "Listing", id: `${id}/history` }],
    }),
    /** Results by id, never cached (spec §7, SRCH-203, SRCH-204). */
    getProperties: build.query<ResultPage, PropertiesRequest>({
      query: ({ ids, availability = [] }) => ({
        service: "search",
        url: "/api/v2/properties",
        params: { "ids[]": ids, "availability[]": availability },
        headers: { "cache-control": "no-cache" },
      }),
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, { ids }) => ids.map((id) => ({ type: "Listing", id })),
    }),
    /** First-on-market homes, the newest first (RTE-007). */
    firstOnMarket: build.query<ResultPage, Partial<FirstOnMarketQuery>>({
      query: (params) => ({
        service: "search",
        url: "/api/v2/property/first_on_market",
        params: { ...params },
      }),
      providesTags: [{ type: "Search", id: "FIRST" }],
    }),
    /** The ingestion of a listing; with a project only for its units (LEAD-007). */
    getIngestion: build.query<Ingestion, { propertyId: string; projectId?: string }>({
      query: ({ propertyId, projectId }) => ({
        service: "userService",
        url: `/api/ingestion/property/${encodeURIComponent(propertyId)}`,
        params: { projectId },
      }),
      providesTags: (_ingestion, _error, { propertyId }) => [{ type: "Listing", id: propertyId }],
    }),
  }),
});
export const { useGetPropertyQuery, useGetPropertiesQuery, useFirstOnMarketQuery } = propertiesApi;
