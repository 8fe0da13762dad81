import { METADATA_CACHE_ENTRIES } from "./limits.ts";

/** A small least-recently-used cache. */
export interface MetadataCache<Value> {
  /** The value, which becomes the most recently used; undefined where it is not cached. */
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  readonly size: number;
}

/**
 * Keeps the last five entries (spec §9 Metadata cache, FND-060): a sixth evicts the least recently used one.
 */
export function createMetadataCache<Value>(entries = METADATA_CACHE_ENTRIES): MetadataCache<Value> {
  const stored = new Map<string, Value>();
  const renew = (key: string, value: Value): void => {
    stored.delete(key);
    stored.set(key, value);
  };
  return {
    get: (key) => {
      const value = stored.get(key);
      if (value !== undefined) renew(key, value);
      return value;
    },
    set: (key, value) => {
      renew(key, value);
      for (const oldest of stored.keys()) {
        if (stored.size <= entries) break;
        stored.delete(oldest);
      }
    },
    get size() {
      return stored.size;
    },
  };
}
