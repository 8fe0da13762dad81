import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import type { Collection } from "@hjem/domain/saved/collection";
import { COLLECTION_POLL_MS } from "@hjem/domain/saved/saved-rules";
import { useLiveTopic } from "@hjem/storefront/live";
import { usePage } from "@hjem/storefront/page";
import type { StorefrontStore } from "@hjem/storefront/store";
import { useOwnId } from "./use-collection.ts";

const { listSavedHomes } = collectionsApi.endpoints;

/** Arguments of the lists of homes of a collection that pages show at this moment. */
const shownLists = (store: StorefrontStore, collectionId: string) =>
  collectionsApi.util
    .selectInvalidatedBy(store.getState(), [{ type: "SavedHome", id: collectionId }])
    .flatMap(({ endpointName, originalArgs }) =>
      endpointName === "listSavedHomes"
        ? [originalArgs as Parameters<typeof listSavedHomes.initiate>[0]]
        : [],
    );

/** Requests everything that is shown of the collection again. */
const refresh = (store: StorefrontStore, collectionId: string) =>
  void store.dispatch(
    collectionsApi.util.invalidateTags([
      { type: "SavedHome", id: collectionId },
      "Collection",
      "Favorite",
    ]),
  );

const isOlderShown = (store: StorefrontStore, collectionId: string, version: number) =>
  shownLists(store, collectionId).some((args) => {
    const shown = listSavedHomes.select(args)(store.getState()).data;
    return shown !== undefined && shown.version < version;
  });

/** Requests the version of the collection, and what is shown of it where that is another one. */
async function refreshIfChanged(store: StorefrontStore, collectionId: string): Promise<void> {
  const { data } = await store.dispatch(
    listSavedHomes.initiate(
      { collectionId, query: { size: 1 } },
      { subscribe: false, forceRefetch: true },
    ),
  );
  if (data && isOlderShown(store, collectionId, data.version)) refresh(store, collectionId);
}

/**
 * Follows what the people of a collection change on other pages, and changes of its listings (D77). Where no live
 * connection can be had, a shared collection is polled.
 */
export function useCollectionChanges({ id, users }: Collection): void {
  const { store } = usePage();
  const ownId = useOwnId();
  const isShared = users.length > 1;
  useLiveTopic(
    { kind: "collection", id },
    {
      pollMs: COLLECTION_POLL_MS,
      onSignal: (signal) => {
        if (signal === "check") {
          if (isShared) void refreshIfChanged(store, id);
        } else if (signal === "missed" || signal.userId === null) refresh(store, id);
        // The page that has made the change requests it itself; another page of the same person does not.
        else if (signal.userId === ownId) void refreshIfChanged(store, id);
        else if (isOlderShown(store, id, signal.version)) refresh(store, id);
      },
    },
  );
}
