import type { Lexicon } from "./lexicon.ts";
import type { PlaceNames } from "./places.ts";
import type { Token } from "./tokens.ts";

/** A street with a house number, as the address filter expects it. */
export interface AddressSpan {
  from: number;
  to: number;
  address: string;
}

/** Words before the street word: `Dronning Eufemias gate`. */
const NAME_WORDS_MAX = 3;
const HOUSE_NUMBER_MAX = 9_999;

const isHouseNumber = (token: Token | undefined): token is Token =>
  token?.kind === "number" &&
  Number.isInteger(token.value) &&
  token.value <= HOUSE_NUMBER_MAX &&
  !token.isGrouped;

const slice = (text: string, tokens: readonly Token[], from: number, to: number): string =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end);

/** Whether a word describes a home, so that it is not part of a street name. */
const isSaying = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  lexicon.types.match(tokens, at) !== null ||
  lexicon.hints.match(tokens, at) !== null ||
  lexicon.fillers.match(tokens, at) !== null ||
  lexicon.units.get(tokens[at]?.norm ?? "") !== undefined;

const isEnding = (norm: string, lexicon: Lexicon): boolean =>
  lexicon.streetEndings.some((ending) => norm.length > ending.length + 1 && norm.endsWith(ending));

/** The first token of the street that ends at a token; null where it is no street. */
function streetStart(
  text: string,
  tokens: readonly Token[],
  last: number,
  lexicon: Lexicon,
  names: PlaceNames,
): number | null {
  const token = tokens[last];
  if (token?.kind !== "word") return null;
  for (let words = NAME_WORDS_MAX + 1; words > 0; words -= 1) {
    const from = last - words + 1;
    const isKnown =
      from >= 0 &&
      tokens.slice(from, last + 1).every(({ kind }) => kind === "word") &&
      names.named(slice(text, tokens, from, last + 1)).some(({ kind }) => kind === "street");
    if (isKnown) return from;
  }
  if (isEnding(token.norm, lexicon)) return last;
  if (!lexicon.streetWords.has(token.norm)) return null;
  let from = last;
  while (
    last - from < NAME_WORDS_MAX &&
    tokens[from - 1]?.kind === "word" &&
    !isSaying(tokens, from - 1, lexicon)
  ) {
    from -= 1;
  }
  return from < last ? from : null;
}

/** `Storgata 12B`: the street, then the number. */
function numberLast(
  text: string,
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  names: PlaceNames,
): AddressSpan | null {
  if (!isHouseNumber(tokens[at]) || lexicon.units.match(tokens, at + 1)) return null;
  const from = streetStart(text, tokens, at - 1, lexicon, names);
  if (from === null) return null;
  const letter = tokens[at + 1];
  const to = letter?.isGlued && /^[a-z]$/.test(letter.norm) ? at + 2 : at + 1;
  return { from, to, address: slice(text, tokens, from, to) };
}

/** `12/45 Smith St`: number or numbers, then the street up to its street word, which is written in full. */
function numberFirst(
  text: string,
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): AddressSpan | null {
  if (!isHouseNumber(tokens[at])) return null;
  let name = at + 1;
  const isParted = tokens[name]?.kind === "sign" && ["/", "-"].includes(tokens[name]?.norm ?? "");
  if (isParted && isHouseNumber(tokens[name + 1])) name += 2;
  else if (isHouseNumber(tokens[name])) name += 1;
  else if (tokens[name]?.isGlued && /^[a-d]$/.test(tokens[name]?.norm ?? "")) name += 1;
  for (let last = name + 1; last <= name + NAME_WORDS_MAX; last += 1) {
    const token = tokens[last];
    if (token?.kind !== "word" || tokens[last - 1]?.kind !== "word") return null;
    if (isSaying(tokens, last - 1, lexicon)) return null;
    const full = lexicon.streetWords.get(token.norm);
    if (full === undefined) continue;
    const before = tokens[at - 1];
    const hasUnitWord = before !== undefined && lexicon.unitNames.get(before.norm) === true;
    return {
      from: hasUnitWord ? at - 1 : at,
      to: last + 1,
      address: `${slice(text, tokens, at, last)} ${full}`,
    };
  }
  return null;
}

/** The street address with a house number in a text; null without one. */
export function findAddress(
  text: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  names: PlaceNames,
): AddressSpan | null {
  const { isNumberFirst } = lexicon.vocabulary.streets;
  for (const at of tokens.keys()) {
    const found = isNumberFirst
      ? numberFirst(text, tokens, at, lexicon)
      : numberLast(text, tokens, at, lexicon, names);
    if (found) return found;
  }
  return null;
}

/** A street without a number that has no homes: `solveien`, `wattle st`. The words are not recognised yet. */
export function findStreet(
  text: string,
  tokens: readonly Token[],
  isFree: (at: number) => boolean,
  lexicon: Lexicon,
): AddressSpan | null {
  for (const [at, { kind, norm }] of tokens.entries()) {
    if (kind !== "word" || !isFree(at)) continue;
    if (isEnding(norm, lexicon)) {
      return { from: at, to: at + 1, address: slice(text, tokens, at, at + 1) };
    }
    const full = lexicon.streetWords.get(norm);
    let from = at;
    while (
      at - from < NAME_WORDS_MAX - 1 &&
      tokens[from - 1]?.kind === "word" &&
      isFree(from - 1) &&
      !isSaying(tokens, from - 1, lexicon)
    ) {
      from -= 1;
    }
    if (full !== undefined && from < at) {
      return { from, to: at + 1, address: `${slice(text, tokens, from, at)} ${full}` };
    }
  }
  return null;
}
