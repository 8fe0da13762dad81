import { LRUCache } from "lru-cache";

/** Keeps answers for a while: many visitors ask the same. The one not asked for longest is dropped when the memory is full. */
export class Memory<Value> {
  readonly #entries: LRUCache<string, { value: Promise<Value>; until: number }>;
  readonly #ageMs: number;

  /** `ageMs` in milliseconds. */
  constructor(options: { ageMs: number; size: number }) {
    this.#ageMs = options.ageMs;
    this.#entries = new LRUCache({ max: options.size });
  }

  /** The remembered value, else what `make` gives; a failure is not remembered. */
  get(key: string, now: number, make: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known && known.until > now) return known.value;
    const value = make();
    const entry = { value, until: now + this.#ageMs };
    this.#entries.set(key, entry);
    // Caught: whoever waits for the value meets the failure.
    value.catch(() => {
      if (this.#entries.peek(key) === entry) this.#entries.delete(key);
    });
    return value;
  }
}
