import type {
  AddressesResponse,
  AddressRowQuery,
  AddressRowResponse,
  NearQuery,
  NearResponse,
} from "@hjem/domain/place/address";
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
    /** The part of an address that fits no row of the table of places, with the likely rows; null where it does. */
    findAddressFault: build.query<AddressRowResponse["data"], AddressRowQuery>({
      query: (params) => ({
        service: "userService",
        url: "/api/user/addresses/row",
        params: { ...params },
      }),
      transformResponse: ({ data }: AddressRowResponse) => data,
    }),
  }),
});
export const { useFindAddressesQuery, useFindNearPlaceQuery, useFindAddressFaultQuery } =
  addressesApi;
