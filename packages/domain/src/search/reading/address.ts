import { findCorner } from "./address-corner.ts";
import { findNumberAfterStreet, findNumberFirst } from "./address-number-first.ts";
import { findNumberLast, fullEnding } from "./address-number-last.ts";
import {
  type AddressSpan,
  type AddressText,
  fullType,
  hasEnding,
  hasShortEnding,
  isSaying,
  isSign,
  NAME_WORDS_MAX,
  slice,
} from "./address-parts.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

/** The street address with a house number in a text; null without one. */
function findAddress(read: AddressText): AddressSpan | null {
  const { isNumberFirst } = read.lexicon.vocabulary.streets;
  for (const at of read.tokens.keys()) {
    const found = isNumberFirst ? findNumberFirst(read, at) : findNumberLast(read, at);
    if (found) return found;
  }
  return isNumberFirst ? findNumberAfterStreet(read) : null;
}

/** Types of streets that are called so alone: `The Parade`. */
const articled: ReadonlySet<string> = new Set(
  "parade esplanade strand boulevard boulevarde corso avenue crescent".split(" "),
);

/** Whether a word says how a home is. */
const isDescribed = (tokens: readonly Token[], at: number, { features, plainWords }: Lexicon) => {
  const { norm = "" } = tokens[at] ?? {};
  return features.get(norm) === true || plainWords.has(norm);
};

/** A street without a number that has no homes: `solveien`, `wattle st`. The words are not recognised yet. */
export function findStreet(read: AddressText, isFree: (at: number) => boolean): AddressSpan | null {
  const { text, tokens, lexicon } = read;
  for (const [at, { kind, norm }] of tokens.entries()) {
    if (kind !== "word" || !isFree(at)) continue;
    // `Sandviksvn`.
    if (hasShortEnding(norm, lexicon) && !isDescribed(tokens, at, lexicon)) {
      const typed = slice(text, tokens, at, at + 1);
      return { from: at, to: at + 1, address: fullEnding(read, typed, norm) };
    }
    // `Bilvei` is what a home has.
    if (hasEnding(norm, lexicon.streetEndings) && !lexicon.features.get(norm)) {
      const isFirst = lexicon.firstStreetWords.has(tokens[at - 1]?.norm ?? "") && isFree(at - 1);
      const from = isFirst ? at - 1 : at;
      return { from, to: at + 1, address: slice(text, tokens, from, at + 1) };
    }
    const isShortened = (first: number) =>
      isSign(tokens[first - 1], ".") &&
      tokens[first - 1]?.isGlued === true &&
      lexicon.firstStreetWords.has(tokens[first - 2]?.norm ?? "") &&
      isFree(first - 2);
    const full = lexicon.bareStreetWords.has(norm) ? lexicon.streetWords.get(norm) : undefined;
    let from = at;
    while (
      (at - from < NAME_WORDS_MAX - 1 || /^\p{L}$/u.test(tokens[from - 1]?.norm ?? "")) &&
      tokens[from - 1]?.kind === "word" &&
      isFree(from - 1) &&
      !isSaying(tokens, from - 1, lexicon)
    ) {
      from -= 1;
    }
    // `A quiet place in Kew` is no street.
    const isPlain = full === "place" && isDescribed(tokens, at - 1, lexicon);
    if (full !== undefined && from === at && tokens[at - 1]?.norm === "the" && articled.has(full)) {
      return { from: at, to: at + 1, address: slice(text, tokens, at - 1, at + 1) };
    }
    if (full !== undefined && from < at && !isPlain) {
      // `St. Georges Tce`.
      if (isShortened(from)) from -= 2;
      const type = fullType(slice(text, tokens, at, at + 1), full);
      return { from, to: at + 1, address: `${slice(text, tokens, from, at)} ${type}` };
    }
  }
  return null;
}

/** A street that is called by a day: `7. juni-plassen`, `17. mai gate`. */
function findStreetOfDay({ text, tokens, lexicon }: AddressText): AddressSpan | null {
  for (const [from, { kind }] of tokens.entries()) {
    const month = tokens[from + 1]?.norm === "." ? from + 2 : from + 1;
    if (kind !== "number" || !lexicon.facts.months.match(tokens, month)) continue;
    const type = tokens[month + 1]?.norm === "-" ? month + 2 : month + 1;
    const { norm = "" } = tokens[type] ?? {};
    const isType = lexicon.streetWords.has(norm) || lexicon.streetEndings.includes(norm);
    if (isType) return { from, to: type + 1, address: slice(text, tokens, from, type + 1) };
  }
  return null;
}

/** A street before a comma and what names a place, whose own name may be one: `Mornington Gr, Gledswood Hills`. */
function findStreetBeforeComma({ text, tokens, lexicon, names }: AddressText): AddressSpan | null {
  const comma = tokens.findIndex((token) => isSign(token, ","));
  const own = tokens.slice(0, comma);
  const type = own.at(-1);
  const full = type && lexicon.bareStreetWords.has(type.norm) && lexicon.streetWords.get(type.norm);
  const isStreet =
    comma > 1 && comma <= NAME_WORDS_MAX + 1 && own.every(({ kind }) => kind === "word");
  if (!full || !isStreet || own.some((_, at) => at < comma - 1 && isSaying(tokens, at, lexicon))) {
    return null;
  }
  // A street with homes is a place, and so is one whose whole name is.
  if (names.named(slice(text, tokens, 0, comma)).length > 0) return null;
  const name = slice(text, tokens, 0, comma - 1);
  const typed = fullType(slice(text, tokens, comma - 1, comma), full);
  return { from: 0, to: comma, address: `${name} ${typed}` };
}

/** The address that a text begins to be read by: one with a house number, or a street that is certainly one. */
export const findStreetAddress = (read: AddressText): AddressSpan | null =>
  findCorner(read) ?? findAddress(read) ?? findStreetOfDay(read) ?? findStreetBeforeComma(read);
