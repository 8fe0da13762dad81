import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import type { Collection } from "@hjem/domain/saved/collection";
import { COLLECTION_POLL_MS } from "@hjem/domain/saved/saved-rules";
import { usePage } from "@hjem/storefront/page";
import type { StorefrontStore } from "@hjem/storefront/store";
import { useEffect } from "react";

const { listSavedHomes } = collectionsApi.endpoints;

/** Arguments of the lists of homes of a collection that pages show at this moment. */
export const shownLists = (store: StorefrontStore, collectionId: string) =>
  collectionsApi.util
    .selectInvalidatedBy(store.getState(), [{ type: "SavedHome", id: collectionId }])
    .flatMap(({ endpointName, originalArgs }) =>
      endpointName === "listSavedHomes"
        ? [originalArgs as Parameters<typeof listSavedHomes.initiate>[0]]
        : [],
    );

/** Requests the version of the collection, and everything that is shown of it where that is another one. */
async function refreshIfChanged(store: StorefrontStore, collectionId: string): Promise<void> {
  const { data } = await store.dispatch(
    listSavedHomes.initiate(
      { collectionId, query: { size: 1 } },
      { subscribe: false, forceRefetch: true },
    ),
  );
  const isStale = shownLists(store, collectionId).some((args) => {
    const shown = listSavedHomes.select(args)(store.getState()).data;
    return shown && data && shown.version !== data.version;
  });
  if (isStale) {
    store.dispatch(
      collectionsApi.util.invalidateTags([{ type: "SavedHome", id: collectionId }, "Collection"]),
    );
  }
}

/** Follows what the other persons of a collection change, while its page is visible (D77). */
export function useCollectionChanges({ id, users }: Collection): void {
  const { store } = usePage();
  const isShared = users.length > 1;
  useEffect(() => {
    if (!isShared) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void refreshIfChanged(store, id);
    }, COLLECTION_POLL_MS);
    return () => clearInterval(timer);
  }, [store, id, isShared]);
}
