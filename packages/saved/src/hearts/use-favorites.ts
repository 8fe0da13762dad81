import { favoritesApi } from "@hjem/api-client/endpoints/favorites";
import type { AllFavoritesResponse } from "@hjem/domain/saved/collection";
import { usePage } from "@hjem/storefront/page";
import { useSession } from "@hjem/storefront/session";
import { useMemo } from "react";
import { changeFavorite, type HeartHome } from "./change-favorite.ts";

const none: AllFavoritesResponse["data"] = [];

/**
 * Ids of the person's saved homes, each with the collections that contain it; empty for visitors and until they have
 * been requested, once a session (FAV-017). `default` stands for the default collection in what was just saved.
 */
export function useFavorites(): ReadonlyMap<string, readonly string[]> {
  const { kind } = useSession();
  const { data = none } = favoritesApi.endpoints.listFavorites.useQuery(undefined, {
    skip: kind !== "person",
  });
  return useMemo(
    () => new Map(data.map(({ propertyId, collectionIds }) => [propertyId, collectionIds])),
    [data],
  );
}

/**
 * Saves a home (`true`) or removes it, as a press on its heart does; `choose` is called where the person may choose
 * collections.
 */
export function useToggleFavorite(): (
  home: HeartHome,
  isSaved: boolean,
  choose?: () => void,
) => Promise<void> {
  const page = usePage();
  return (home, isSaved, choose = () => undefined) =>
    changeFavorite({ page, home, isSaved, choose });
}
