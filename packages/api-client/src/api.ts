import { createApi } from "@reduxjs/toolkit/query/react";
import { baseQuery } from "./base-query.ts";

/** Our API, without endpoints: each resource injects its own from `endpoints/`. */
export const api = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: [
    "Listing",
    "Search",
    "Place",
    "Agent",
    "Profile",
    "Session",
    "Subscription",
    "Collection",
    "Favorite",
    "SavedHome",
    "SavedSearch",
    "LastSearch",
    "Alert",
    "CommuteAddress",
  ],
  endpoints: () => ({}),
});
