import { useStorefrontStore, type StorefrontStore } from "@hjem/storefront/store";
import { useSyncExternalStore } from "react";

/** Which homes hearts show as saved (FAV-044). Small: it comes with every card, all else about saving comes later. */
export interface SavedIds {
  subscribe: (listener: () => void) => () => void;
  /** The same set until something changes. */
  current: () => ReadonlySet<string>;
  /** Replaces what is known: the homes of the account, or of the device. */
  know: (ids: Iterable<string>) => void;
  /** Shows a home as saved or not while that is being stored (D9). */
  expect: (id: string, isSaved: boolean) => void;
  /** Shows what is known of a home again: its change is stored, or has failed. */
  settle: (id: string) => void;
}

/** Nothing is known at first. */
export function createSavedIds(): SavedIds {
  const listeners = new Set<() => void>();
  const expected = new Map<string, boolean>();
  let known: Iterable<string> = [];
  let shown = new Set<string>();
  const change = () => {
    shown = new Set(known);
    for (const [id, isSaved] of expected)
      if (isSaved) shown.add(id);
      else shown.delete(id);
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => shown,
    know: (ids) => {
      known = ids;
      change();
    },
    expect: (id, isSaved) => {
      expected.set(id, isSaved);
      change();
    },
    settle: (id) => {
      if (expected.delete(id)) change();
    },
  };
}

const idsOf = new WeakMap<StorefrontStore, SavedIds>();

/** The saved homes of a browser tab. */
export function savedIdsOf(store: StorefrontStore): SavedIds {
  const ids = idsOf.get(store) ?? createSavedIds();
  idsOf.set(store, ids);
  return ids;
}

const none: ReadonlySet<string> = new Set();

/**
 * Ids of the homes that hearts show as saved; none on the server and until the page is hydrated. The site fills them for
 * a person and for a visitor with homes on this device (`Storefront.saved`).
 */
export function useSavedIds(): ReadonlySet<string> {
  const ids = savedIdsOf(useStorefrontStore());
  return useSyncExternalStore(ids.subscribe, ids.current, () => none);
}
