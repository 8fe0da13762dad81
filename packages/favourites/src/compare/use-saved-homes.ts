import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { PAGE_SIZE_MAX } from "@hjem/domain/limits";
import type { SavedHome } from "@hjem/domain/saved/collection";
import type { SavedRoom } from "@hjem/domain/saved/saved-rules";
import { usePage } from "@hjem/storefront/page";
import { useEffect, useState } from "react";

const { listSavedHomes } = collectionsApi.endpoints;

/** Saved homes that a page compares. */
export interface LoadedHomes {
  homes: readonly SavedHome[];
  isLoading: boolean;
  /** Requests them again after a failure; null while there is none. */
  retry: (() => void) | null;
}

/**
 * The homes of a collection, newest first: the first hundred, and further ones as long as a home of `ids` is not among
 * them. `room` asks for pictures of that room.
 */
export function useSavedHomes(
  collectionId: string,
  ids: readonly string[],
  room: SavedRoom | null,
): LoadedHomes {
  const { store } = usePage();
  const [further, setFurther] = useState<readonly SavedHome[]>([]);
  const showby = room === null ? [] : [room];
  const { data, isLoading, isError, refetch } = collectionsApi.useListSavedHomesQuery({
    collectionId,
    query: { size: PAGE_SIZE_MAX, showby },
  });
  const requested = ids.join(",");
  useEffect(() => {
    if (!data) return undefined;
    let isGone = false;
    const load = async () => {
      const found: SavedHome[] = [];
      const isMissing = (id: string) =>
        ![...data.data, ...found].some(({ propertyId }) => propertyId === id);
      for (let page = 2; page <= data.pagination.lastPage; page += 1) {
        if (!requested.split(",").some(isMissing)) break;
        // One after another: the next page is needed only where this one lacks a home.
        // oxlint-disable-next-line no-await-in-loop
        const next = await store.dispatch(
          listSavedHomes.initiate(
            {
              collectionId,
              query: { size: PAGE_SIZE_MAX, page, showby: room === null ? [] : [room] },
            },
            { subscribe: false, forceRefetch: true },
          ),
        );
        if (!next.data || isGone) break;
        found.push(...next.data.data);
      }
      if (!isGone) setFurther(found);
    };
    if (requested !== "") void load();
    return () => {
      isGone = true;
    };
  }, [store, collectionId, requested, room, data]);
  return {
    homes: [...(data?.data ?? []), ...further],
    isLoading,
    retry: isError ? () => void refetch() : null,
  };
}
