import type { SavedHome } from "@hjem/domain/saved/collection";
import { usePage } from "@hjem/storefront/page";
import type { StorefrontStore } from "@hjem/storefront/store";
import { toasts } from "@hjem/storefront/toasts";
import { useCallback, useSyncExternalStore } from "react";
import { awaitReload } from "./await-reload.ts";

/** A change of a home of a collection, shown before the API has confirmed it. */
export interface HomeChange {
  collectionId: string;
  propertyId: string;
  /** Changes the shown home, a copy. */
  show: (home: SavedHome) => void;
  send: () => PromiseLike<{ error?: unknown }>;
  /** What is shown if it fails, and the label of the button that tries again (D9). */
  failed: string;
  retry: string;
}

/** Changes that the API has not confirmed yet, in order. */
interface PendingChanges {
  list: readonly HomeChange[];
  listeners: Set<() => void>;
}

const changesOfStores = new WeakMap<StorefrontStore, PendingChanges>();

function pendingChanges(store: StorefrontStore): PendingChanges {
  const known = changesOfStores.get(store);
  if (known) return known;
  const created: PendingChanges = { list: [], listeners: new Set() };
  changesOfStores.set(store, created);
  return created;
}

function replaceChanges(pending: PendingChanges, list: readonly HomeChange[]): void {
  pending.list = list;
  for (const listener of pending.listeners) listener();
}

/**
 * Shows a change at once; one that fails is undone, and a message offers to try again (D9). A change that succeeds is
 * shown until the list has been loaded with it. RTK Query's patches of its cache are not in the build.
 */
export async function changeHome(store: StorefrontStore, change: HomeChange): Promise<boolean> {
  const pending = pendingChanges(store);
  replaceChanges(pending, [...pending.list, change]);
  const { error } = await change.send();
  if (error === undefined) await awaitReload(store);
  replaceChanges(
    pending,
    pending.list.filter((each) => each !== change),
  );
  if (error === undefined) return true;
  toasts.show({
    message: change.failed,
    tone: "error",
    action: { label: change.retry, run: () => void changeHome(store, change) },
  });
  return false;
}

const none: readonly HomeChange[] = [];

/** Homes of a collection with the changes that are still on their way. */
export function useChangedHomes(
  collectionId: string,
  homes: readonly SavedHome[],
): readonly SavedHome[] {
  const { store } = usePage();
  const subscribe = useCallback(
    (listener: () => void) => {
      const { listeners } = pendingChanges(store);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    [store],
  );
  const changes = useSyncExternalStore(
    subscribe,
    () => pendingChanges(store).list,
    () => none,
  );
  return homes.map((home) => {
    const own = changes.filter(
      (change) => change.collectionId === collectionId && change.propertyId === home.propertyId,
    );
    if (own.length === 0) return home;
    const shown = structuredClone(home);
    for (const { show } of own) show(shown);
    return shown;
  });
}
