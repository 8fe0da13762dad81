import { plain } from "@hjem/domain/text/fold";
import { isTypoOf } from "@hjem/domain/text/typos";
import { fillerWords, ofNoMatter } from "./filler-words.ts";
import { fits, type Pattern } from "./patterns.ts";

/** More words than any question needs; the cost of an answer is bounded by it. */
const TOKENS_MAX = 60;
/** Shorter words are too often words of their own. */
const TYPO_LENGTH_MIN = 5;

/** `when's` and its kind, whose apostrophe is gone. */
const shortened = /^(when|where|how)s$/;

/** Words that people shorten. */
const shortForms: Readonly<Record<string, string>> = {
  inkl: "inkludert",
  innkl: "inkludert",
  incl: "included",
  inc: "included",
  mnd: "maned",
  apt: "apartment",
  inspo: "inspection",
  avail: "available",
  reno: "renovated",
  renos: "renovated",
};

/** The words of a question for comparing: lower case, without accents. */
export const questionTokens = (question: string): string[] =>
  plain(question.replaceAll(/(?<!\p{L})gård(?=\p{L}|\b|$)/giu, "bygård"))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== "")
    .map((token) => shortForms[token] ?? token.replace(shortened, "$1"))
    .slice(0, TOKENS_MAX);

/** A word of the patterns, without its marks. */
interface KnownWord {
  text: string;
  isOpen: boolean;
}

/** The words of patterns, to which misspelt words are corrected. */
export class KnownWords {
  readonly #alternatives: readonly string[];
  readonly #byFirst = new Map<string, KnownWord[]>();

  constructor(patterns: readonly Pattern[]) {
    const all = new Set(patterns.flatMap(({ groups }) => groups.flat()));
    this.#alternatives = [...all];
    for (const alternative of all) {
      const text = alternative.replaceAll("*", "");
      if (text.length < TYPO_LENGTH_MIN || alternative.startsWith("*")) continue;
      const first = text.charAt(0);
      const words = this.#byFirst.get(first) ?? [];
      words.push({ text, isOpen: alternative.endsWith("*") });
      this.#byFirst.set(first, words);
    }
  }

  /** Whether a word is of any pattern. */
  has(token: string): boolean {
    return this.#alternatives.some((alternative) => fits(token, alternative));
  }

  /** The word that a misspelt one stands for; the same word where it is known or like none. */
  correct(token: string): string {
    if (token.length < TYPO_LENGTH_MIN || /\d/.test(token)) return token;
    if (this.has(token) || fillerWords.has(token) || ofNoMatter.has(token)) return token;
    const candidates = this.#byFirst.get(token.charAt(0)) ?? [];
    const isMeant = ({ text, isOpen }: KnownWord): boolean =>
      isTypoOf(token, text) ||
      (isOpen && text.length >= 7 && isTypoOf(token.slice(0, text.length), text));
    return candidates.find(isMeant)?.text ?? token;
  }
}
