import type { AgencyName, AgencyNames } from "@hjem/domain/agency/agency";
import { api } from "../api.ts";

export const agenciesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The agencies of the market, by name (SRCH-053); with `ids` only those. */
    listAgencies: build.query<AgencyName[], { ids?: readonly string[] }>({
      query: ({ ids = [] }) => ({
        service: "search",
        url: "/api/v2/agencies",
        params: { "ids[]": ids },
      }),
      transformResponse: ({ data }: AgencyNames) => data,
      providesTags: [{ type: "Search", id: "AGENCIES" }],
    }),
  }),
});
export const { useListAgenciesQuery } = agenciesApi;
