import type { StorageCipher } from "./storage-cipher.ts";
import type { SecretKey } from "./storage-keys.ts";
import { createStorage, type StorefrontStorage } from "./storage.ts";

/** Token and user info, which are not stored as plain text (D7). */
export interface SecretStorage {
  read: (key: SecretKey) => Promise<unknown>;
  /** Writes a value for 14 days, or for `lifetimeMs` if that is shorter, such as a token's lifetime (FND-047). */
  write: (key: SecretKey, value: unknown, lifetimeMs?: number) => Promise<void>;
  remove: (key: SecretKey) => void;
}

/** Secrets in memory, for browsers that cannot encrypt: they live as long as the page (D7). */
export function secretsInMemory(now: () => number): SecretStorage {
  const values = new Map<string, string>();
  const memory = createStorage(
    {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => values.set(key, value),
      removeItem: (key) => values.delete(key),
    },
    now,
  );
  return {
    read: async (key) => memory.read(key),
    write: async (key, value, lifetimeMs) => memory.write(key, value, lifetimeMs),
    remove: memory.remove,
  };
}

/** Secrets as encrypted text in the browser's storage. Text encrypted with another key is removed. */
export const encryptedSecrets = (
  storage: StorefrontStorage,
  cipher: StorageCipher,
): SecretStorage => ({
  read: async (key) => {
    const stored = storage.read(key);
    if (stored === undefined) return undefined;
    const text = typeof stored === "string" ? await cipher.decrypt(stored) : undefined;
    if (text === undefined) storage.remove(key);
    return text === undefined ? undefined : JSON.parse(text);
  },
  write: async (key, value, lifetimeMs) =>
    storage.write(key, await cipher.encrypt(JSON.stringify(value)), lifetimeMs),
  remove: storage.remove,
});
