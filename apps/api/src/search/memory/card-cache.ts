import { LRUCache } from "lru-cache";
import type { Database } from "../../db/schema.ts";
import { findCardTexts } from "../sql-clusters.ts";

/** Maximum number of characters of cached cards, about 64 MB. */
const LETTERS_MAX = 32_000_000;

/** Finished cards by internal id, the most recently used; those of changed listings are dropped. */
export class CardCache {
  readonly #db: Database;
  readonly #cards = new LRUCache<number, string>({
    maxSize: LETTERS_MAX,
    sizeCalculation: (card) => card.length || 1,
  });
  /** Rises with every change, so that what was read before one is not cached after it. */
  #age = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Cards of listings, without those that no longer exist. */
  async find(ids: readonly number[]): Promise<Map<number, string>> {
    const found = new Map<number, string>();
    const unknown: number[] = [];
    for (const id of ids) {
      const card = this.#cards.get(id);
      if (card === undefined) unknown.push(id);
      else found.set(id, card);
    }
    if (unknown.length === 0) return found;
    const age = this.#age;
    for (const [id, card] of await findCardTexts(this.#db, unknown)) {
      found.set(id, card);
      if (age === this.#age) this.#cards.set(id, card);
    }
    return found;
  }

  forget(ids: Iterable<number>): void {
    this.#age += 1;
    for (const id of ids) this.#cards.delete(id);
  }

  forgetAll(): void {
    this.#age += 1;
    this.#cards.clear();
  }

  /** Characters cached. */
  get letters(): number {
    return this.#cards.calculatedSize;
  }
}
