import type { Database } from "../../db/schema.ts";
import { findCardTexts } from "../sql-clusters.ts";

/** Letters of remembered cards at most, about 64 MB. */
const LETTERS_MAX = 32_000_000;

/** Finished cards by internal id, the ones used last kept; those of changed listings are forgotten. */
export class CardMemory {
  readonly #db: Database;
  readonly #cards = new Map<number, string>();
  #letters = 0;
  /** Rises with every change, so that what was read before one is not remembered after it. */
  #age = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Cards of listings; those that are gone are missing. */
  async find(ids: readonly number[]): Promise<Map<number, string>> {
    const found = new Map<number, string>();
    const unknown: number[] = [];
    for (const id of ids) {
      const card = this.#cards.get(id);
      if (card === undefined) unknown.push(id);
      else {
        this.#cards.delete(id);
        this.#cards.set(id, card);
        found.set(id, card);
      }
    }
    if (unknown.length === 0) return found;
    const age = this.#age;
    for (const [id, card] of await findCardTexts(this.#db, unknown)) {
      found.set(id, card);
      if (age === this.#age) this.#remember(id, card);
    }
    return found;
  }

  #remember(id: number, card: string): void {
    this.#drop(id);
    this.#cards.set(id, card);
    this.#letters += card.length;
    for (const oldest of this.#cards.keys()) {
      if (this.#letters <= LETTERS_MAX) break;
      this.#drop(oldest);
    }
  }

  #drop(id: number): void {
    this.#letters -= this.#cards.get(id)?.length ?? 0;
    this.#cards.delete(id);
  }

  forget(ids: Iterable<number>): void {
    this.#age += 1;
    for (const id of ids) this.#drop(id);
  }

  forgetAll(): void {
    this.#age += 1;
    this.#cards.clear();
    this.#letters = 0;
  }

  /** Letters remembered. */
  get letters(): number {
    return this.#letters;
  }
}
