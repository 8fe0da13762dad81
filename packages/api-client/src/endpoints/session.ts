import type { AccessTokenResponse } from "@hjem/domain/account/auth-response";
import type { UserProfile, UserProfileResponse } from "@hjem/domain/account/profile";
import { api } from "../api.ts";

/** One device, or every device of the person. */
export interface LogoutRequest {
  /** @default false */
  isEverywhere?: boolean;
}

/** What keeps a session on every page; the rest of accounts and sign-in comes with its own pages (spec §7 Auth and user). */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A new access token by the cookie (ACC-042). */
    refresh: build.mutation<AccessTokenResponse, void>({
      query: () => ({ service: "users", url: "/api/refresh", method: "POST" }),
    }),
    /** Ends the session of this device, or all (ACC-078). */
    logout: build.mutation<null, LogoutRequest>({
      query: ({ isEverywhere = false }) => ({
        service: "users",
        url: "/api/logout",
        method: "POST",
        params: isEverywhere ? { everywhere: 1 } : {},
      }),
    }),
    /** The signed-in person (ACC-083). */
    getProfile: build.query<UserProfile, void>({
      query: () => ({ service: "users", url: "/api/user/profile" }),
      transformResponse: ({ data }: UserProfileResponse) => data,
      providesTags: ["Profile"],
    }),
  }),
});
