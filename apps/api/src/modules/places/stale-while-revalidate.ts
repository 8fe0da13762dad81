/**
 * A value that is expensive to make and may be a little stale: the last one is returned at once while a newer one is being
 * made. Only the very first is waited for; a failure leaves the last one in place.
 */
export class StaleWhileRevalidate<Value> {
  readonly #ageMs: number;
  readonly #make: (last: Value | undefined) => Promise<Value>;
  readonly #onFailure: (error: unknown) => void;
  #last: Value | undefined;
  #until = Number.NEGATIVE_INFINITY;
  #making: Promise<Value> | undefined;
  /** The renewal of a wrong value, while it runs. */
  #correcting: Promise<void> | undefined;

  /** `ageMs` in milliseconds; `make` receives the previous value; `onFailure` is called for each failure of it. */
  constructor(
    ageMs: number,
    make: (last: Value | undefined) => Promise<Value>,
    onFailure: (error: unknown) => void,
  ) {
    this.#ageMs = ageMs;
    this.#make = make;
    this.#onFailure = onFailure;
  }

  /** The last one, or the first as soon as it is made. */
  async get(now: number): Promise<Value> {
    if (this.#correcting) await this.#correcting;
    if (now >= this.#until) {
      this.#making ??= this.#renew(now);
      // Caught: callers without a value receive the rejection, the others keep the old value; it is reported below.
      this.#making.catch(() => undefined);
    }
    return this.#last ?? (await (this.#making ?? this.#renew(now)));
  }

  /** Makes a newer one now, because the last one is wrong: it is waited for, and only a failure leaves the last one. */
  renew(now: number): void {
    const before = this.#making;
    this.#making = (async () => {
      // Caught: it is reported below, and what is made now replaces it.
      await before?.catch(() => undefined);
      return this.#renew(now);
    })();
    this.#correcting = this.#settled(this.#making);
  }

  /** Waits for what is made in place of something wrong, and for nothing once it is there or has failed. */
  async #settled(making: Promise<Value>): Promise<void> {
    // Caught: it is reported below; the last one stays.
    await making.catch(() => undefined);
    if (this.#making === undefined || this.#making === making) this.#correcting = undefined;
  }

  async #renew(now: number): Promise<Value> {
    try {
      this.#last = await this.#make(this.#last);
      this.#until = now + this.#ageMs;
      return this.#last;
    } catch (error) {
      this.#onFailure(error);
      throw error;
    } finally {
      this.#making = undefined;
    }
  }
}
