import { collectionsApi } from "@hjem/api-client/endpoints/collections";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { Collection } from "@hjem/domain/saved/collection";
import { COLLECTION_POLL_MS } from "@hjem/domain/saved/saved-rules";
import { useLiveTopic } from "@hjem/storefront/live";
import { usePage } from "@hjem/storefront/page";
import type { StorefrontStore } from "@hjem/storefront/store";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useOwnId } from "./use-collection.ts";

const STATUS_NOT_FOUND = 404;

/** Of so many checks one requests the homes as well: changes of listings leave the version as it is. Once a minute. */
const HOMES_EVERY_CHECKS = 60_000 / COLLECTION_POLL_MS;

const { listSavedHomes } = collectionsApi.endpoints;

/** Requests of a version alone. */
const CHECK_QUERY = { size: 1 };

/** The lists of homes of a collection that pages show at this moment; none while the first is on its way. */
const shownLists = (store: StorefrontStore, collectionId: string) =>
  collectionsApi.util
    .selectInvalidatedBy(store.getState(), [{ type: "SavedHome", id: collectionId }])
    .flatMap(({ endpointName, originalArgs }) => {
      if (endpointName !== "listSavedHomes") return [];
      const args = originalArgs as Parameters<typeof listSavedHomes.initiate>[0];
      const isCheck = args.query?.size === CHECK_QUERY.size;
      return isCheck ? [] : [listSavedHomes.select(args)(store.getState())];
    });

/** Requests everything that is shown of the collection again. */
const refresh = (store: StorefrontStore, collectionId: string) =>
  void store.dispatch(
    collectionsApi.util.invalidateTags([
      { type: "SavedHome", id: collectionId },
      "Collection",
      "Favorite",
    ]),
  );

/** Whether a list is older than a version. Of a list that is requested for the first time that is not known. */
const hasOlder = (lists: ReturnType<typeof shownLists>, version: number): boolean =>
  lists.some(({ isLoading, data }) => (data === undefined ? isLoading : data.version < version));

/** Requests the version of the collection, and what is shown of it where that is a later one. */
async function refreshIfChanged(store: StorefrontStore, collectionId: string): Promise<void> {
  const { data } = await store.dispatch(
    listSavedHomes.initiate(
      { collectionId, query: CHECK_QUERY },
      { subscribe: false, forceRefetch: true },
    ),
  );
  if (data && hasOlder(shownLists(store, collectionId), data.version)) refresh(store, collectionId);
}

/** Checks the version; what is asked for during a check is checked after it, as its response may be older. */
function useVersionCheck(collectionId: string): () => Promise<void> {
  const { store } = usePage();
  const checks = useRef({ isRunning: false, isWanted: false });
  return async () => {
    const { current } = checks;
    current.isWanted = true;
    if (current.isRunning) return;
    current.isRunning = true;
    while (current.isWanted) {
      current.isWanted = false;
      await refreshIfChanged(store, collectionId);
    }
    current.isRunning = false;
  };
}

/** Loads the page again once the collection is not the person's any more: its loader finds nothing then. */
function useLeaveWhenGone(id: string): void {
  const { revalidate } = useRevalidator();
  const { error } = collectionsApi.useGetCollectionQuery(id);
  const isGone = isApiError(error) && error.status === STATUS_NOT_FOUND;
  useEffect(() => {
    if (isGone) void revalidate();
  }, [isGone, revalidate]);
}

/**
 * Follows what the people of a collection change on other pages, and changes of its listings (D77). Where no live
 * connection can be had, the version of a shared collection is polled, and once a minute the homes of any.
 */
export function useCollectionChanges({ id, users }: Collection): void {
  const { store } = usePage();
  const ownId = useOwnId();
  const isShared = users.length > 1;
  const checkVersion = useVersionCheck(id);
  const checks = useRef(0);
  useLeaveWhenGone(id);
  useLiveTopic(
    { kind: "collection", id },
    {
      pollMs: COLLECTION_POLL_MS,
      onSignal: (signal) => {
        const lists = shownLists(store, id);
        if (signal === "check") {
          checks.current += 1;
          if (checks.current % HOMES_EVERY_CHECKS === 0) refresh(store, id);
          else if (isShared) void checkVersion();
        } else if (signal === "missed" || signal.userId === null) refresh(store, id);
        // The page that has made the change requests it itself; another page of the same person does not.
        else if (signal.userId === ownId) void checkVersion();
        else if (lists.length === 0 || hasOlder(lists, signal.version)) refresh(store, id);
      },
    },
  );
}
