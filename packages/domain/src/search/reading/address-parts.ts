import { streetSides } from "../../listing/street-types.ts";
import type { Lexicon } from "./lexicon.ts";
import type { PlaceNames } from "./places.ts";
import type { Token } from "./tokens.ts";

/** A street with a house number, as the address filter expects it. */
export interface AddressSpan {
  from: number;
  to: number;
  address: string;
  /** The token of its number where that stands apart: `The Esplanade St Kilda 15`. */
  number?: number;
}

/** What an address is read with. */
export interface AddressText {
  text: string;
  tokens: readonly Token[];
  lexicon: Lexicon;
  names: PlaceNames;
}

/** Words before the street word: `Dronning Eufemias gate`. */
export const NAME_WORDS_MAX = 3;
const HOUSE_NUMBER_MAX = 9_999;

/** Whether a token is the number of a house. */
export const isHouseNumber = (token: Token | undefined): token is Token =>
  token?.kind === "number" &&
  Number.isInteger(token.value) &&
  token.value <= HOUSE_NUMBER_MAX &&
  /^\d+$/.test(token.norm);

/** Whether a token is this sign. */
export const isSign = (token: Token | undefined, ...signs: readonly string[]): boolean =>
  token?.kind === "sign" && signs.includes(token.norm);

/** The text of some tokens. */
export const slice = (text: string, tokens: readonly Token[], from: number, to: number): string =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end);

/** Whether a word describes a home, so that it is not part of a street name. */
export const isSaying = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  lexicon.types.match(tokens, at) !== null ||
  lexicon.hints.match(tokens, at) !== null ||
  lexicon.fillers.match(tokens, at) !== null ||
  lexicon.units.get(tokens[at]?.norm ?? "") !== undefined;

/** Whether a word ends as streets do: `kirkeveien`. */
export const hasEnding = (norm: string, endings: readonly string[]): boolean =>
  endings.some((ending) => norm.length > ending.length + 1 && norm.endsWith(ending));

/** Words that end as short forms of streets do and are none: `langt`, `innlagt`, `kakkelovn`. */
const noStreet = /(?:[aoøåiu]vn|jevn|evne?vn|revn|[lnyvpfhjioa]gt)$/;

/** Whether a word ends as a street is shortened: `kirkegt`, `sandviksvn`. */
export const hasShortEnding = (norm: string, { shortEndings }: Lexicon): boolean =>
  hasEnding(norm, [...shortEndings.keys()]) && !noStreet.test(norm);

/** A street type in full, with a capital where it was typed with one. */
export const fullType = (typed: string, full: string): string =>
  typed.toLowerCase() === full
    ? typed
    : /^\p{Lu}/u.test(typed)
      ? full.slice(0, 1).toUpperCase() + full.slice(1)
      : full;

/** The token after a compass point that belongs to a street: `Railway Parade North, …`. */
export function sideEnd(tokens: readonly Token[], at: number): number {
  const isSide = streetSides.has(tokens[at]?.norm ?? "");
  const next = tokens[at + 1];
  const isLast = next === undefined || next.kind === "number" || isSign(next, ",");
  return isSide && isLast ? at + 1 : at;
}
