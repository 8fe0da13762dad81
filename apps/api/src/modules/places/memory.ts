/** Keeps answers for a while: many visitors ask the same. The oldest is dropped when the memory is full. */
export class Memory<Value> {
  readonly #entries = new Map<string, { value: Promise<Value>; until: number }>();
  readonly #ageMs: number;
  readonly #size: number;

  /** `ageMs` in milliseconds. */
  constructor(options: { ageMs: number; size: number }) {
    this.#ageMs = options.ageMs;
    this.#size = options.size;
  }

  /** The remembered value, else what `make` gives; a failure is not remembered. */
  get(key: string, now: number, make: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known && known.until > now) return known.value;
    const value = make();
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: now + this.#ageMs });
    // Caught: whoever waits for the value meets the failure.
    value.catch(() => this.#entries.delete(key));
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#size && oldest !== undefined) this.#entries.delete(oldest);
    return value;
  }
}
