import { expiryOf, storageKeys, type SecretKey, type StorageKey } from "./storage-keys.ts";
import type { StorageCipher } from "./storage-cipher.ts";

/** The part of the browser's local storage that we use. */
export type StorageBackend = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What a storage needs of its surroundings. */
export interface StorageOptions {
  backend: StorageBackend;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Absent where the browser has no `crypto.subtle`: secrets then live in memory only (D7). */
  cipher?: StorageCipher | undefined;
}

/** Values that run out (spec §5, FND-044). What is read is whatever lies there: the caller checks its shape. */
export interface StorefrontStorage {
  /** The stored value, or undefined when there is none or it has run out; a value that has run out is removed. */
  read: (key: Exclude<StorageKey, SecretKey>) => unknown;
  /** Writes a value for the key's own time, or for `lifetimeMs` where that is shorter. */
  write: (key: Exclude<StorageKey, SecretKey>, value: unknown, lifetimeMs?: number) => void;
  /** Starts a stored value's time anew (D7: theme, language and consent at each visit). */
  renew: (key: Exclude<StorageKey, SecretKey>) => void;
  readSecret: (key: SecretKey) => Promise<unknown>;
  writeSecret: (key: SecretKey, value: unknown, lifetimeMs?: number) => Promise<void>;
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

function parse(text: string | null): Entry | undefined {
  if (text === null) return undefined;
  try {
    const entry: unknown = JSON.parse(text);
    return isEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** Storage over a backend that may refuse to write (full, forbidden): a value is then simply not kept. */
export function createStorage({ backend, now, cipher }: StorageOptions): StorefrontStorage {
  const memory = new Map<SecretKey, Entry>();

  const entryOf = (key: StorageKey, value: unknown, lifetimeMs = Infinity): Entry => ({
    value,
    expires: now() + Math.min(expiryOf(key), lifetimeMs),
  });
  const remove = (key: StorageKey) => {
    backend.removeItem(storageKeys[key]);
  };
  const put = (key: StorageKey, entry: Entry) => {
    try {
      backend.setItem(storageKeys[key], JSON.stringify(entry));
    } catch {
      remove(key);
    }
  };
  const alive = (key: StorageKey): Entry | undefined => {
    const text = backend.getItem(storageKeys[key]);
    const entry = parse(text);
    if (entry && entry.expires > now()) return entry;
    if (text !== null) remove(key);
    return undefined;
  };

  return {
    read: (key) => alive(key)?.value,
    write: (key, value, lifetimeMs) => put(key, entryOf(key, value, lifetimeMs)),
    renew: (key) => {
      const entry = alive(key);
      if (entry) put(key, entryOf(key, entry.value));
    },
    readSecret: async (key) => {
      if (!cipher) {
        const entry = memory.get(key);
        return entry && entry.expires > now() ? entry.value : undefined;
      }
      const entry = alive(key);
      if (typeof entry?.value !== "string") return undefined;
      const text = await cipher.decrypt(entry.value);
      if (text === undefined) remove(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    writeSecret: async (key, value, lifetimeMs) => {
      const entry = entryOf(key, value, lifetimeMs);
      if (!cipher) memory.set(key, entry);
      else put(key, { ...entry, value: await cipher.encrypt(JSON.stringify(value)) });
    },
    remove: (key) => {
      if (key === "token" || key === "userInfo") memory.delete(key);
      remove(key);
    },
  };
}
