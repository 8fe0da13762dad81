import { browserNow } from "../browser/browser-clock.ts";
import { once } from "../browser/once.ts";
import { createStorage, type StorageBackend, type StorefrontStorage } from "./storage.ts";

/** A visitor may have disabled storage: then everything is lost with the page. */
function inMemory(): StorageBackend {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  };
}

/** The browser's storage of this name, or memory. */
export function storageOrMemory(name: "localStorage" | "sessionStorage"): StorageBackend {
  try {
    return window[name];
  } catch {
    // Caught: the browser denies storage to this page.
    return inMemory();
  }
}

/** The storage of this browser tab. */
export const browserStorage = once((): StorefrontStorage =>
  createStorage(storageOrMemory("localStorage"), browserNow, storageOrMemory("sessionStorage")),
);
