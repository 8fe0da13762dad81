import type { AddedProperties, AllFavoritesResponse } from "@hjem/domain/saved/collection";
import { DEFAULT_COLLECTION_NAME } from "@hjem/domain/saved/saved-rules";
import { api } from "../api.ts";

/** URL of a call about collections: segments are encoded. */
export const collectionUrl = (...segments: readonly string[]): string =>
  ["/api/v2/property-collections", ...segments.map(encodeURIComponent)].join("/");

/** A home of a collection. */
export interface HomeOfCollection {
  collectionId: string;
  propertyId: string;
}

/** The calls of hearts: which homes are saved, saving and removing (FAV-029, FAV-033, FAV-037, FAV-038). */
export const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ids of every saved home, each with the collections that contain it (FAV-029). */
    listFavorites: build.query<AllFavoritesResponse["data"], void>({
      query: () => ({ service: "userService", url: collectionUrl("all-favorites") }),
      transformResponse: ({ data }: AllFavoritesResponse) => data,
      providesTags: ["Favorite"],
    }),
    /** Adds homes to a collection; `default` is an id too, of the default collection (FAV-033). */
    addToCollection: build.mutation<null, { collectionId: string; body: AddedProperties }>({
      query: ({ collectionId, body }) => ({
        service: "userService",
        url: collectionUrl(collectionId, "properties"),
        method: "POST",
        body,
      }),
      invalidatesTags: ["Collection", "Favorite", "SavedHome"],
    }),
    /** Removes a home from this collection only (FAV-037). */
    removeFromCollection: build.mutation<null, HomeOfCollection>({
      query: ({ collectionId, propertyId }) => ({
        service: "userService",
        url: collectionUrl(collectionId, "properties", propertyId),
        method: "DELETE",
      }),
      invalidatesTags: ["Collection", "Favorite", "SavedHome"],
    }),
    /**
     * Saves one home in the default collection, as a heart does (FAV-033). The list of all is not requested again: it may
     * hold 5,000 homes, and a press knows what has changed.
     */
    saveFavorite: build.mutation<null, string>({
      query: (propertyId) => ({
        service: "userService",
        url: collectionUrl(DEFAULT_COLLECTION_NAME, "properties"),
        method: "POST",
        body: { properties: [propertyId] },
      }),
      invalidatesTags: ["Collection", "SavedHome"],
    }),
    /** Removes a home from every collection of the person (FAV-038); as `saveFavorite`. */
    removeFavorite: build.mutation<null, string>({
      query: (propertyId) => ({
        service: "userService",
        url: collectionUrl("properties", propertyId),
        method: "DELETE",
      }),
      invalidatesTags: ["Collection", "SavedHome"],
    }),
  }),
});
