import type { AddressesResponse, NearQuery, NearResponse } from "@hjem/domain/place/address";
import { api } from "../api.ts";

export const addressesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Addresses for what is typed, for the location of a draft (LIST-041). */
    findAddresses: build.query<AddressesResponse, string>({
      query: (q) => ({ service: "userService", url: "/api/user/addresses", params: { q } }),
    }),
    /** The place nearest to a pin; null far from any. */
    findNearPlace: build.query<NearResponse["data"], NearQuery>({
      query: (params) => ({
        service: "userService",
        url: "/api/user/addresses/near",
        params: { ...params },
      }),
      transformResponse: ({ data }: NearResponse) => data,
    }),
  }),
});
export const { useFindAddressesQuery, useFindNearPlaceQuery } = addressesApi;
