import { useSyncExternalStore } from "react";
import { browserStorage } from "./browser-storage.ts";
import { storageKeys, type StorageKey } from "./storage-keys.ts";

/** One value that this browser keeps, followed by whoever shows it. */
export interface StoredValue<Value> {
  /** What lies there now. */
  read: () => Value;
  /** Keeps a value, and tells everybody who shows it. */
  write: (value: unknown) => void;
  /** Forgets it, and tells everybody who shows it. */
  remove: () => void;
  /** The value as it changes here and in other tabs; `absent` on the server and until the page has come to life. */
  useValue: () => Value;
}

/**
 * A value of local storage as pages read it. `parse` makes of whatever lies under the key a value; `absent` is what any
 * visitor has before the browser is asked.
 */
export function storedValue<Value>(
  key: StorageKey,
  parse: (stored: unknown) => Value,
  absent: Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let shown: { text: string; value: Value } | undefined;

  const read = () => parse(browserStorage().read(key));
  const current = (): Value => {
    const value = read();
    const text = JSON.stringify(value) ?? "";
    // The same object for the same value, or whoever shows it would draw for ever.
    if (shown?.text !== text) shown = { text, value };
    return shown.value;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === storageKeys[key]) tell();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      window.addEventListener("storage", onStorage);
      // A page that was kept for going back has missed what other tabs said meanwhile.
      window.addEventListener("pageshow", tell);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pageshow", tell);
    };
  };

  return {
    read,
    write: (value) => {
      browserStorage().write(key, value);
      tell();
    },
    remove: () => {
      browserStorage().remove(key);
      tell();
    },
    useValue: () => useSyncExternalStore(subscribe, current, () => absent),
  };
}
