import { useSyncExternalStore } from "react";
import { browserStorage } from "./browser-storage.ts";
import { storageKeys, type StorageKey } from "./storage-keys.ts";

/** A value in this browser's storage, with subscriptions. */
export interface StoredValue<Value> {
  /** Stores the value and notifies its subscribers. */
  write: (stored: unknown) => void;
  /** Removes the value and notifies its subscribers. */
  remove: () => void;
  /** The value now. */
  current: () => Value;
  /** The value as it changes here and in other tabs; `absent` on the server and until the page is hydrated. */
  useValue: () => Value;
  /** Calls back when the value changes, here or in another tab. @returns unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

/** Removes values that other code stores, and notifies their subscribers in this tab too. */
export function removeStored(keys: readonly StorageKey[]): void {
  for (const key of keys) {
    browserStorage().remove(key);
    // Browsers send this event to the other tabs only.
    window.dispatchEvent(new StorageEvent("storage", { key: storageKeys[key] }));
  }
}

/**
 * A value of local storage as a hook. `parse` converts the stored data into a value; it runs again only after a
 * write. `absent` is the value before local storage has been read.
 */
export function storedValue<Value>(
  key: StorageKey,
  parse: (stored: unknown) => Value,
  absent: Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let shown: { text: string; value: Value } | undefined;

  const read = () => {
    const stored = browserStorage().read(key);
    return { text: JSON.stringify(stored) ?? "", value: parse(stored) };
  };
  const readAnew = () => {
    const now = read();
    // An equal value stays the same object, so that consumers do not re-render.
    if (shown && shown.text === now.text) return;
    shown = now;
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === storageKeys[key]) readAnew();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      window.addEventListener("storage", onStorage);
      // A page restored from the back/forward cache has missed the events of other tabs.
      window.addEventListener("pageshow", readAnew);
      readAnew();
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pageshow", readAnew);
    };
  };
  const current = (): Value => {
    // Without subscribers, writes of another tab are not noticed.
    const now = listeners.size === 0 ? read() : undefined;
    if (now && now.text !== shown?.text) shown = now;
    return (shown ??= read()).value;
  };

  return {
    write: (stored) => {
      browserStorage().write(key, stored);
      readAnew();
    },
    remove: () => {
      browserStorage().remove(key);
      readAnew();
    },
    current,
    useValue: () => useSyncExternalStore(subscribe, current, () => absent),
    subscribe,
  };
}
