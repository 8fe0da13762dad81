import { LRUCache } from "lru-cache";

/** Caches responses for a while: many visitors request the same. A full cache drops the least recently used. */
export class TtlCache<Value> {
  readonly #entries: LRUCache<string, { value: Promise<Value>; until: number }>;
  readonly #ageMs: number;

  /** `ageMs` in milliseconds. */
  constructor(options: { ageMs: number; size: number }) {
    this.#ageMs = options.ageMs;
    this.#entries = new LRUCache({ max: options.size });
  }

  /** The cached value, else the result of `make`; a failure is not cached. */
  get(key: string, now: number, make: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known && known.until > now) return known.value;
    const value = make();
    const entry = { value, until: now + this.#ageMs };
    this.#entries.set(key, entry);
    // Caught: callers receive the rejection.
    value.catch(() => {
      if (this.#entries.peek(key) === entry) this.#entries.delete(key);
    });
    return value;
  }

  /** Whole seconds for which a cached value is still valid; 0 without one. */
  secondsLeft(key: string, now: number): number {
    const known = this.#entries.peek(key);
    return known ? Math.max(0, Math.floor((known.until - now) / 1_000)) : 0;
  }
}
