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
    // The next page is needed only where the ones before it lack a home.
    const loadFrom = async (page: number, found: readonly SavedHome[]): Promise<void> => {
      const known = new Set([...data.data, ...found].map(({ propertyId }) => propertyId));
      const isComplete = requested.split(",").every((id) => known.has(id));
      if (!isComplete && page <= data.pagination.lastPage) {
        const next = await store.dispatch(
          listSavedHomes.initiate(
            {
              collectionId,
              query: { size: PAGE_SIZE_MAX, page, showby: room === null ? [] : [room] },
            },
            { subscribe: false, forceRefetch: true },
          ),
        );
        if (isGone) return;
        if (next.data) {
          await loadFrom(page + 1, [...found, ...next.data.data]);
          return;
        }
      }
      setFurther(found);
    };
    if (requested !== "") void loadFrom(2, []);
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
