import type { RentPeriod } from "../../rent-period.ts";
import type { StatedPeriod } from "./periods.ts";
import type { Phrases } from "./phrases.ts";
import type { ChipKind, Reading } from "./reading.ts";
import type { Token } from "./tokens.ts";
import type { Unread } from "./unread-words.ts";
import { remainingWords, respelledIn } from "./words.ts";

interface Chip {
  kind: ChipKind;
  at: number;
  text: string;
  /** Of a recurring amount. */
  period: StatedPeriod | null;
}

/** Which tokens of a text are recognised, and as what. */
export class Marks {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  /** Tokens that nothing reads: they remain words. */
  readonly #unread: Set<number>;
  readonly #excluded = new Set<number>();
  /** Tokens of what no filter holds: they are said not to be used. */
  readonly #unused: Set<number>;
  readonly #taken: boolean[] = [];
  readonly #respelt = new Map<number, string>();
  #chips: Chip[] = [];

  constructor(text: string, tokens: readonly Token[], { words, unused }: Unread) {
    this.#text = text;
    this.#tokens = tokens;
    this.#unread = new Set([...words, ...unused]);
    this.#unused = new Set(unused);
  }

  isFree = (at: number): boolean =>
    this.#taken[at] !== true && !this.#excluded.has(at) && !this.#unread.has(at);

  isAllFree(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (!this.isFree(at)) return false;
    return true;
  }

  /** Marks tokens as recognised; without a kind they are ignored. */
  take(from: number, to: number, kind: ChipKind | null, period: StatedPeriod | null = null): void {
    for (let at = from; at < to; at += 1) this.#taken[at] = true;
    const [first, last] = [this.#tokens[from], this.#tokens[to - 1]];
    if (kind && first && last) {
      const text = this.#text.slice(first.start, last.end);
      this.#chips.push({ kind, at: first.start, text, period });
    }
  }

  /** A recognised token that is a keyword as well. */
  keep(at: number): void {
    this.#taken[at] = false;
  }

  /** A word that is searched for as another one. */
  respell(at: number, word: string): void {
    this.#respelt.set(at, word);
  }

  /** Tokens of which some are excluded keywords, and the others are ignored. */
  exclude(from: number, to: number, targets: readonly number[]): void {
    this.take(from, to, null);
    for (const at of targets) {
      this.#taken[at] = false;
      this.#excluded.add(at);
    }
  }

  /** Makes words of recognised tokens again, which nothing else reads. */
  leave(from: number, to: number): void {
    this.#taken.fill(false, from, to);
    for (let at = from; at < to; at += 1) this.#unread.add(at);
    const start = this.#tokens[from]?.start;
    this.#chips = this.#chips.filter(({ at }) => at !== start);
  }

  /** Makes recognised tokens such that nothing reads and that are searched for nowhere. */
  disuse(from: number, to: number): void {
    this.leave(from, to);
    for (let at = from; at < to; at += 1) this.#unused.add(at);
  }

  /** Makes tokens readable again that were taken for something else. */
  release(from: number, to: number): void {
    this.#taken.fill(false, from, to);
    const start = this.#tokens[from]?.start;
    this.#chips = this.#chips.filter(({ at }) => at !== start);
  }

  /** What was recognised, the words that are searched for, and what is not used. */
  rest(rentPeriod: RentPeriod, respelled: Phrases<string>): Omit<Reading, "filter"> {
    const unused = this.#unusedPieces();
    return {
      chips: this.#chipsOf(rentPeriod),
      words: this.#words(respelled),
      ...(unused.length > 0 && { unused }),
    };
  }

  /** What was recognised, in order; `rentPeriod` is the market's. */
  #chipsOf(rentPeriod: RentPeriod): Reading["chips"] {
    return this.#chips
      .toSorted((one, other) => one.at - other.at)
      .map(({ kind, text, period }) => ({
        kind,
        text,
        ...(period && period !== rentPeriod && { isConverted: true as const }),
      }));
  }

  /** The pieces of the text that are not used, in order. */
  #unusedPieces(): string[] {
    const isUnused = (at: number) => this.#unused.has(at) && this.#taken[at] !== true;
    const pieces: { start: number; end: number }[] = [];
    for (const [at, { start, end }] of this.#tokens.entries()) {
      const last = isUnused(at - 1) ? pieces.at(-1) : undefined;
      if (!isUnused(at)) continue;
      if (last) last.end = end;
      else pieces.push({ start, end });
    }
    return pieces.map(({ start, end }) => this.#text.slice(start, end));
  }

  /** The rest, as keywords. */
  #words(respelled: Phrases<string>): string {
    const isFree = (at: number) => this.#taken[at] !== true && !this.#unused.has(at);
    const { spelt, rest } = respelledIn(this.#tokens, respelled, isFree);
    const isWord = (at: number) => isFree(at) && !rest.has(at);
    const all = new Map([...this.#respelt, ...spelt]);
    return remainingWords(this.#text, this.#tokens, isWord, this.#excluded, all);
  }
}
