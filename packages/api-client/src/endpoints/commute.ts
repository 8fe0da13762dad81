import type {
  CommuteAddress,
  CommuteAddressChange,
  CommuteAddressesResponse,
  NewCommuteAddresses,
} from "@hjem/domain/account/commute-address";
import { api } from "../api.ts";

const ROOT = "/api/user/commute-addresses";
const urlOf = (id: string): string => `${ROOT}/${encodeURIComponent(id)}`;
const dataOf = ({ data }: CommuteAddressesResponse) => data;

/** Addresses of a signed-in person that travel times are shown to (D84). Each response has all of them. */
export const commuteApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** In the order they were added. */
    listCommuteAddresses: build.query<readonly CommuteAddress[], void>({
      query: () => ({ service: "userService", url: ROOT }),
      transformResponse: dataOf,
      providesTags: ["CommuteAddress"],
    }),
    /** Adds those that fit; `limit_reached` where none does. */
    addCommuteAddresses: build.mutation<readonly CommuteAddress[], NewCommuteAddresses>({
      query: (body) => ({ service: "userService", url: ROOT, method: "POST", body }),
      transformResponse: dataOf,
      invalidatesTags: ["CommuteAddress"],
    }),
    /** Hides one or shows it again (SAVE-057). */
    changeCommuteAddress: build.mutation<
      readonly CommuteAddress[],
      { id: string; body: CommuteAddressChange }
    >({
      query: ({ id, body }) => ({ service: "userService", url: urlOf(id), method: "PATCH", body }),
      transformResponse: dataOf,
      invalidatesTags: ["CommuteAddress"],
    }),
    /** Removes one. */
    removeCommuteAddress: build.mutation<readonly CommuteAddress[], string>({
      query: (id) => ({ service: "userService", url: urlOf(id), method: "DELETE" }),
      transformResponse: dataOf,
      invalidatesTags: ["CommuteAddress"],
    }),
  }),
});
