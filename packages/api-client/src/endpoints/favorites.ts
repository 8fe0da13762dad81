import type { AddedProperties, AllFavoritesResponse } from "@hjem/domain/saved/collection";
import type { TypedMutationOnQueryStarted } from "@reduxjs/toolkit/query/react";
import { api } from "../api.ts";
import type { baseQuery } from "../base-query.ts";

/** URL of a call about collections: segments are encoded. */
export const collectionUrl = (...segments: readonly string[]): string =>
  ["/api/v2/property-collections", ...segments.map(encodeURIComponent)].join("/");

/** A home of a collection. */
export interface HomeOfCollection {
  collectionId: string;
  propertyId: string;
}

type Favorites = AllFavoritesResponse["data"];

const withoutHome = (favorites: Favorites, id: string): Favorites =>
  favorites.filter(({ propertyId }) => propertyId !== id);

const withHome = (favorites: Favorites, id: string, collectionId: string): Favorites => {
  const ids = favorites.find(({ propertyId }) => propertyId === id)?.collectionIds ?? [];
  return [
    ...withoutHome(favorites, id),
    { propertyId: id, collectionIds: [...new Set([...ids, collectionId])] },
  ];
};

const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ids of every saved home, each with the collections that contain it; one call a session (FAV-029). */
    listFavorites: build.query<Favorites, void>({
      query: () => ({ service: "userService", url: collectionUrl("all-favorites") }),
      transformResponse: ({ data }: AllFavoritesResponse) => data,
      providesTags: ["Favorite"],
    }),
  }),
});

/** How the calls below hear that theirs has been stored. */
type Started = Parameters<
  NonNullable<TypedMutationOnQueryStarted<null, unknown, typeof baseQuery>>
>[1];

/**
 * Changes the known favourites once the API has stored a change, instead of requesting all of them again. A response
 * that is under way may be older than the change, so the change waits for it.
 */
async function changeFavorites(
  { dispatch, queryFulfilled }: Pick<Started, "dispatch" | "queryFulfilled">,
  change: (favorites: Favorites) => Favorites,
): Promise<void> {
  try {
    await queryFulfilled;
  } catch {
    // Caught: nothing was stored; whoever sent it has the error.
    return;
  }
  await dispatch(listApi.util.getRunningQueryThunk("listFavorites", undefined));
  dispatch(listApi.util.updateQueryData("listFavorites", undefined, change));
}

/** The calls of hearts: which homes are saved, saving and removing (FAV-029, FAV-033, FAV-037, FAV-038). */
export const favoritesApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Adds homes to a collection; `default` is an id too, of the default collection, and stands as one among the
     * favourites until they are requested again (FAV-033).
     */
    addToCollection: build.mutation<null, { collectionId: string; body: AddedProperties }>({
      query: ({ collectionId, body }) => ({
        service: "userService",
        url: collectionUrl(collectionId, "properties"),
        method: "POST",
        body,
      }),
      invalidatesTags: ["Collection", "SavedHome"],
      onQueryStarted: ({ collectionId, body }, started) =>
        changeFavorites(started, (favorites) =>
          body.properties.reduce((all, id) => withHome(all, id, collectionId), favorites),
        ),
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
    /** Removes a home from every collection of the person (FAV-038). */
    removeFavorite: build.mutation<null, string>({
      query: (propertyId) => ({
        service: "userService",
        url: collectionUrl("properties", propertyId),
        method: "DELETE",
      }),
      invalidatesTags: ["Collection", "SavedHome"],
      onQueryStarted: (id, started) =>
        changeFavorites(started, (favorites) => withoutHome(favorites, id)),
    }),
  }),
});
