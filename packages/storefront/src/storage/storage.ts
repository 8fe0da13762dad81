import { expiryOf, functionalKeys, storageKeys, type StorageKey } from "./storage-keys.ts";

/** The part of the browser's local storage that we use. */
export type StorageBackend = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Values with an expiry (spec §5, FND-044). Values are not validated: the caller checks their shape. */
export interface StorefrontStorage {
  /** The stored value, or undefined if there is none or it has expired; an expired value is removed. */
  read: (key: StorageKey) => unknown;
  /** Writes a value for the key's lifetime, or for `lifetimeMs` if that is shorter (FND-047). */
  write: (key: StorageKey, value: unknown, lifetimeMs?: number) => void;
  /** Extends a stored value's lifetime (D7: theme, language and consent at each visit). */
  renew: (key: StorageKey) => void;
  remove: (key: StorageKey) => void;
}

interface Entry {
  value: unknown;
  /** Milliseconds since 1970. */
  expires: number;
}

const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === "object" &&
  entry !== null &&
  "value" in entry &&
  "expires" in entry &&
  typeof entry.expires === "number";

function parse(text: string): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    return isEntry(entry) ? entry : undefined;
  } catch {
    // Caught: invalid JSON was not written here.
    return undefined;
  }
}

/**
 * Storage with a backend that may fail to write (full, forbidden): the value is then not stored. `now` in ms. `tab`
 * has the functional values until the visitor consents to them (D111).
 */
export function createStorage(
  backend: StorageBackend,
  now: () => number,
  tab: StorageBackend = backend,
): StorefrontStorage {
  // Not parsed, because every read of such a value comes here first.
  const placeOf = (key: StorageKey): StorageBackend =>
    functionalKeys.includes(key) &&
    !backend.getItem(storageKeys.consent)?.includes('"functional":true')
      ? tab
      : backend;
  const remove = (key: StorageKey) => {
    for (const place of [backend, tab]) place.removeItem(storageKeys[key]);
  };
  const read = (key: StorageKey): unknown => {
    const text = placeOf(key).getItem(storageKeys[key]);
    if (text === null) return undefined;
    const entry = parse(text);
    if (entry && entry.expires > now()) return entry.value;
    remove(key);
    return undefined;
  };
  const write = (key: StorageKey, value: unknown, lifetimeMs = Infinity) => {
    const entry: Entry = { value, expires: now() + Math.min(expiryOf(key), lifetimeMs) };
    try {
      placeOf(key).setItem(storageKeys[key], JSON.stringify(entry));
    } catch {
      // Caught: the storage is full or forbidden; an old value must not remain.
      remove(key);
    }
  };
  return {
    read,
    write,
    renew: (key) => {
      const value = read(key);
      if (value !== undefined) write(key, value);
    },
    remove,
  };
}
