import { plain } from "../../text/fold.ts";

/** A word, a number or a symbol of the text. */
export interface Token {
  kind: "word" | "number" | "sign";
  /** For comparing: plain letters; a number by its digits as typed. */
  norm: string;
  /** Value of a number, with thousands and decimals: `4 500 000`, `3,5`. */
  value: number;
  /** Thousands were written with separators: nobody writes a postcode that way. */
  isGrouped: boolean;
  /** Its position in the text. */
  start: number;
  end: number;
  /** True without a space before it. */
  isGlued: boolean;
  /** It has a letter that is compared as another one but makes another word: `Bø` is not `bo`. */
  hasOwnLetter: boolean;
}

/** Maximum number of tokens; the rest is ignored. */
const TOKENS_MAX = 60;

// The alternatives begin with different characters, so that matching is linear. `H0302` is the number of a flat: one word.
const pattern =
  /(?<grouped>\d{1,3}(?:[ .,\u00a0]\d{3})+(?!\d))|(?<number>\d{1,12}(?:[.,]\d{1,3}(?!\d))?)|(?<word>m2(?![\p{L}\d])|[hlukHLUK]\d{4}(?![\p{L}\d])|\p{L}[\p{L}\p{M}'’´`]*)|(?<sign>[^\s])/gu;

const ownLetter = /[æøåäö]/iu;

const valueOf = (digits: string, isGrouped: boolean): number =>
  Number(isGrouped ? digits.replaceAll(/[^\d]/g, "") : digits.replace(",", "."));

/** Takes a text apart. It must be composed already, as `readText` leaves it. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    if (tokens.length === TOKENS_MAX) break;
    const [all] = match;
    const { grouped, number, word } = match.groups ?? {};
    const digits = grouped ?? number;
    tokens.push({
      kind: digits !== undefined ? "number" : word !== undefined ? "word" : "sign",
      // Some symbols have no plain form.
      norm: digits ?? (plain(all) || all),
      value: digits === undefined ? Number.NaN : valueOf(digits, grouped !== undefined),
      isGrouped: grouped !== undefined,
      start: match.index,
      end: match.index + all.length,
      isGlued: tokens.at(-1)?.end === match.index,
      hasOwnLetter: ownLetter.test(all),
    });
  }
  return tokens;
}
