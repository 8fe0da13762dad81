import { setImmediate } from "node:timers/promises";
import { letterBits, mistakesIn } from "./place-name-match.ts";

/** Position of a word: first in the name, later in it, or in the names of the places around it. */
export const role = { first: 0, later: 1, around: 2 } as const;
/** How a word matched: fully, as a prefix, or with typos, whose number is added. */
export const match = { whole: 0, beginning: 1, mistaken: 1 } as const;

/** Bits of a hit or posting that are a role, below the match or the name. */
export const ROLE_BITS = 2;
/** A hit or posting is a multiple of this and a role. */
export const ROLES = 2 ** ROLE_BITS;

/** The words of names in order, each with the names in which it stands. */
export class PlaceWords {
  /** Postings of words that are not in order yet. */
  readonly #waiting = new Map<string, number[]>();
  #words: string[] = [];
  #bits: number[] = [];
  #lengths: number[] = [];
  #postings: Uint32Array[] = [];

  /** Notes that a word stands in a name, in a role; it is found once all are built or added. */
  post(word: string, name: number, where: number): void {
    const posting = name * ROLES + where;
    const known = this.#waiting.get(word);
    if (known === undefined) this.#waiting.set(word, [posting]);
    else known.push(posting);
  }

  /** Puts all words in order. */
  async build(): Promise<void> {
    this.#words = [...this.#waiting.keys()].toSorted((a, b) => (a < b ? -1 : 1));
    await setImmediate();
    this.#bits = this.#words.map(letterBits);
    this.#lengths = this.#words.map(({ length }) => length);
    this.#postings = this.#words.map((word) => Uint32Array.from(this.#waiting.get(word) ?? []));
    this.#waiting.clear();
  }

  /** Adds the words of a few names to those in order. */
  addWaiting(): void {
    for (const [word, postings] of this.#waiting) {
      const at = this.#from(word);
      if (this.#words[at] === word) {
        const known = this.#postings[at]!;
        const all = new Uint32Array(known.length + postings.length);
        all.set(known);
        all.set(postings, known.length);
        this.#postings[at] = all;
        continue;
      }
      this.#words.splice(at, 0, word);
      this.#bits.splice(at, 0, letterBits(word));
      this.#lengths.splice(at, 0, word.length);
      this.#postings.splice(at, 0, Uint32Array.from(postings));
    }
    this.#waiting.clear();
  }

  /** The first word that is not before `text`. */
  #from(text: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#words[middle]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** For each name that contains a typed word, its best match: match × roles + role. */
  namesWith(typed: string, mistakes: number): Map<number, number> {
    const found = new Map<number, number>();
    const take = (word: number, matched: number) => {
      for (const posting of this.#postings[word]!) {
        const name = posting >>> ROLE_BITS;
        const hit = matched * ROLES + (posting & (ROLES - 1));
        const known = found.get(name);
        if (known === undefined || hit < known) found.set(name, hit);
      }
    };
    for (let at = this.#from(typed); at < this.#words.length; at += 1) {
      const word = this.#words[at]!;
      if (!word.startsWith(typed)) break;
      take(at, word === typed ? match.whole : match.beginning);
    }
    if (mistakes === 0) return found;
    const bits = letterBits(typed);
    const shortest = typed.length - mistakes;
    const first = typed.charCodeAt(0);
    for (let at = 0; at < this.#words.length; at += 1) {
      if (this.#lengths[at]! < shortest) continue;
      // A typed letter that the word lacks is a mistake: a quick no for nearly every word.
      let missing = bits & ~this.#bits[at]!;
      for (let left = mistakes; missing !== 0 && left > 0; left -= 1) missing &= missing - 1;
      if (missing !== 0) continue;
      const word = this.#words[at]!;
      // Two mistakes and another first letter make another word.
      if (mistakes > 1 && word.charCodeAt(0) !== first) continue;
      const made = mistakesIn(typed, word, mistakes);
      if (made > 0 && made <= mistakes) take(at, match.mistaken + made);
    }
    return found;
  }
}
