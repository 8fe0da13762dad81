import { readTokens, type Token } from "./tokens.ts";

/** The meaning of a phrase, and the token after it. */
export interface PhraseMatch<Item> {
  item: Item;
  end: number;
}

interface Phrase<Item> {
  norms: readonly string[];
  /** Of each word, whether a letter of its own may be typed in it: `Bø` is no `bo`, while `lok` may be a `løk`. */
  ownLetters: readonly boolean[];
  item: Item;
}

/** Words that are written `&` too. */
const joints: ReadonlySet<string> = new Set(["og", "and"]);

const isHyphen = (token: Token | undefined): boolean =>
  token?.kind === "sign" && token.norm === "-";

/** Phrases of one to a few words with their meaning; the longest match wins. */
export class Phrases<Item> {
  readonly #byFirst = new Map<string, Phrase<Item>[]>();

  constructor(entries: Iterable<readonly [phrase: string, item: Item]>) {
    for (const [phrase, item] of entries) {
      const tokens = readTokens(phrase).filter((token) => !isHyphen(token));
      const norms = tokens.map(({ norm }) => norm);
      const ownLetters = tokens.map(({ hasOwnLetter }) => hasOwnLetter);
      const [first] = norms;
      if (first === undefined) continue;
      const known = this.#byFirst.get(first) ?? [];
      known.push({ norms, ownLetters, item });
      this.#byFirst.set(
        first,
        known.toSorted((one, other) => other.norms.length - one.norms.length),
      );
    }
  }

  /** The longest phrase that begins at a token; a hyphen may replace a space of the phrase. */
  match(tokens: readonly Token[], at: number): PhraseMatch<Item> | null {
    const candidates = this.#byFirst.get(tokens[at]?.norm ?? "") ?? [];
    for (const { norms, ownLetters, item } of candidates) {
      let next = at;
      const fits = norms.every((norm, index) => {
        if (index > 0 && isHyphen(tokens[next])) next += 1;
        const token = tokens[next];
        const isWord = token?.norm === norm || (token?.norm === "&" && joints.has(norm));
        const isSame = isWord && (!token.hasOwnLetter || ownLetters[index] === true);
        next += 1;
        return isSame;
      });
      if (fits) return { item, end: next };
    }
    return null;
  }

  /** The meaning of a single word. */
  get(norm: string): Item | undefined {
    return this.#byFirst.get(norm)?.find(({ norms }) => norms.length === 1)?.item;
  }

  /** Phrases of one word with their meaning. */
  *words(): Generator<readonly [norm: string, item: Item]> {
    for (const [first, phrases] of this.#byFirst) {
      for (const { norms, item } of phrases) if (norms.length === 1) yield [first, item];
    }
  }
}
