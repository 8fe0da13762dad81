import { plain } from "../../text/fold.ts";

/** A word, a number or a sign of what was typed. */
export interface Token {
  kind: "word" | "number" | "sign";
  /** How it is compared: plain letters; a number as its digits were typed. */
  norm: string;
  /** Of a number, thousands and decimals read: `4 500 000`, `3,5`. */
  value: number;
  /** Thousands were written apart: nobody writes a postcode so. */
  isGrouped: boolean;
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** Nothing stands between it and the token before. */
  isGlued: boolean;
}

/** More is never typed to find a home; the rest is left out. */
const TOKENS_MAX = 60;

// Each alternative begins with what the others do not, so that a text is read once from left to right.
const pattern =
  /(?<grouped>\d{1,3}(?:[ .,\u00a0]\d{3})+(?!\d))|(?<number>\d{1,12}(?:[.,]\d{1,3}(?!\d))?)|(?<word>m2(?![\p{L}\d])|\p{L}[\p{L}\p{M}'’´`]*)|(?<sign>[^\s])/gu;

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
      norm: digits ?? plain(all),
      value: digits === undefined ? Number.NaN : valueOf(digits, grouped !== undefined),
      isGrouped: grouped !== undefined,
      start: match.index,
      end: match.index + all.length,
      isGlued: tokens.at(-1)?.end === match.index,
    });
  }
  return tokens;
}
