import type {
  ExistsRequest,
  ExistsResponse,
  FrequencyRequest,
  LastSearchesResponse,
  NewSavedSearch,
  SavedSearch,
  SavedSearchChange,
  SavedSearchesQuery,
  SavedSearchesResponse,
  SavedSearchResponse,
} from "@hjem/domain/saved/saved-search";
import { api } from "../api.ts";

const ROOT = "/api/search-collections";
const url = (...segments: readonly string[]): string =>
  [ROOT, ...segments.map(encodeURIComponent)].join("/");

/** Saved searches and the searches of the last days (spec §7 Saved searches, SAVE-007..016). */
export const savedSearchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Saved searches, ten a page (SAVE-009, SAVE-010). */
    listSavedSearches: build.query<SavedSearchesResponse, SavedSearchesQuery>({
      query: (params) => ({ service: "userService", url: ROOT, params: { size: 10, ...params } }),
      providesTags: ["SavedSearch"],
    }),
    /** Some of them, by `savedSearchId` (SAVE-012). */
    getSavedSearches: build.query<readonly SavedSearch[], readonly string[]>({
      query: (ids) => ({ service: "userService", url: url("searches"), params: { ids } }),
      transformResponse: ({ data }: SavedSearchesResponse) => data,
      providesTags: ["SavedSearch"],
    }),
    /** Whether a search with the same filters is saved already (SAVE-008). */
    findSavedSearch: build.query<ExistsResponse, ExistsRequest>({
      query: (body) => ({
        service: "userService",
        url: url("searches", "exists"),
        method: "POST",
        body,
      }),
      providesTags: ["SavedSearch"],
    }),
    /** Saves a search (SAVE-007). */
    saveSearch: build.mutation<SavedSearch, NewSavedSearch>({
      query: (body) => ({ service: "userService", url: ROOT, method: "POST", body }),
      transformResponse: ({ data }: SavedSearchResponse) => data,
      invalidatesTags: ["SavedSearch"],
    }),
    /** Renames it, or replaces its filters; `id` is the entry's (SAVE-014). */
    changeSavedSearch: build.mutation<SavedSearch, { id: string; body: SavedSearchChange }>({
      query: ({ id, body }) => ({
        service: "userService",
        url: url("search", id),
        method: "PATCH",
        body,
      }),
      transformResponse: ({ data }: SavedSearchResponse) => data,
      invalidatesTags: ["SavedSearch"],
    }),
    /** Changes how often it sends alerts; `savedSearchId` (SAVE-013). */
    changeFrequency: build.mutation<SavedSearch, { savedSearchId: string; body: FrequencyRequest }>(
      {
        query: ({ savedSearchId, body }) => ({
          service: "userService",
          url: url("searches", "notification", savedSearchId),
          method: "PATCH",
          body,
        }),
        transformResponse: ({ data }: SavedSearchResponse) => data,
        invalidatesTags: ["SavedSearch"],
      },
    ),
    /** Selects it: its results count as seen from now on (SAVE-015). */
    selectSavedSearch: build.mutation<SavedSearch, string>({
      query: (id) => ({ service: "userService", url: url("select", id), method: "POST" }),
      transformResponse: ({ data }: SavedSearchResponse) => data,
      invalidatesTags: ["SavedSearch"],
    }),
    /** Selects none (SAVE-019). */
    unselectSavedSearch: build.mutation<null, void>({
      query: () => ({ service: "userService", url: url("select"), method: "DELETE" }),
      invalidatesTags: ["SavedSearch"],
    }),
    /** Deletes it by `savedSearchId`; `restoreSavedSearch` undoes that for five minutes (SAVE-011). */
    deleteSavedSearch: build.mutation<null, string>({
      query: (id) => ({ service: "userService", url: url("searches", id), method: "DELETE" }),
      invalidatesTags: ["SavedSearch"],
    }),
    /** Undoes a deletion. */
    restoreSavedSearch: build.mutation<SavedSearch, string>({
      query: (id) => ({
        service: "userService",
        url: url("searches", id, "restore"),
        method: "POST",
      }),
      transformResponse: ({ data }: SavedSearchResponse) => data,
      invalidatesTags: ["SavedSearch"],
    }),
    /** The person's last searches on any device (SAVE-016). */
    listLastSearches: build.query<LastSearchesResponse["data"], void>({
      query: () => ({ service: "userService", url: "/api/v2/my/last-searches" }),
      transformResponse: ({ data }: LastSearchesResponse) => data,
      providesTags: ["LastSearch"],
    }),
    /** Records a search; what is there already moves to the front. */
    recordSearch: build.mutation<null, ExistsRequest>({
      query: (body) => ({
        service: "userService",
        url: "/api/v2/my/last-searches",
        method: "POST",
        body,
      }),
      invalidatesTags: ["LastSearch"],
    }),
    /** Removes one by its `searchId`, or all where it is null. */
    clearLastSearches: build.mutation<null, string | null>({
      query: (searchId) => ({
        service: "userService",
        url: `/api/v2/my/last-searches${searchId === null ? "" : `/${encodeURIComponent(searchId)}`}`,
        method: "DELETE",
      }),
      invalidatesTags: ["LastSearch"],
    }),
  }),
});
