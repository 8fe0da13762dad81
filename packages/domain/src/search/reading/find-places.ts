import { plain } from "../../text/fold.ts";
import { spansOfPart } from "./excluded-places.ts";
import type { Lexicon } from "./lexicon.ts";
import { sides } from "./nicknames.ts";
import type { PlaceNames, PlaceSpan } from "./places.ts";
import type { Token } from "./tokens.ts";

/** Maximum words of a name; longer ones are found by their prefix. */
const NAME_WORDS_MAX = 5;
/**
 * Typos are searched for in at most this many words together, and this often per text: each search scans all names.
 */
const SLIP_WORDS_MAX = 3;
const SLIP_TRIES_MAX = 12;
const SLIP_LENGTH_MIN = 5;
/** In shorter words a letter more or less, or two changed over, and of the best known places alone: `olso`. */
const SHORT_SLIP_LENGTH = 4;
export const knownKinds: ReadonlySet<string> = new Set(["municipality", "county", "state", "city"]);

/** Tokens that may be part of a place name, and what is known of them. */
export interface PlaceSearch {
  text: string;
  tokens: readonly Token[];
  names: PlaceNames;
  /** Not recognised as anything yet. */
  isFree: (at: number) => boolean;
  /** Not recognised, though it may be what a home has: only part of a longer name. */
  isUnread: (at: number) => boolean;
  /** A word that describes homes, also with a typo: not a typo of a name. */
  isFeature: (at: number) => boolean;
  /** A function word, which alone with others is no name: `under a` is not Undera. */
  isGrammar: (at: number) => boolean;
  /** A word that begins the name of a place which is not known: `Nedre Elvehavn` is no misspelt Eydehavn. */
  isOfUnknown: (at: number) => boolean;
  /** An everyday word that nothing says to be the name of a place. */
  isCommon: (at: number) => boolean;
  /** A word that is spelt right and is no name. */
  isPlain: (at: number) => boolean;
  /** A word beside which another makes a name that is not known: `Phillip Island`. */
  isLandform: (at: number) => boolean;
}

const lettersOf = (word: string): string => word.split("").toSorted().join("");

/** Whether letters of a name were changed over, or one is missing: not another letter, which makes another name. */
const isSlip = (typed: string, name: string): boolean =>
  typed.length !== name.length || lettersOf(typed) === lettersOf(name);

/** Whether each word of a name begins as it was typed: `Balmain last` is no misspelt `Balmain East`. */
function beginAlike(typed: readonly string[], known: string): boolean {
  const words = known.split(/[^\p{L}\p{N}]+/u);
  const compared = words.length === typed.length ? typed : typed.slice(0, 1);
  return compared.every((word, at) => words[at]?.startsWith(word.charAt(0)));
}

/** The text of some tokens; null where they are not adjacent as in a name. */
function nameOf(
  { text, tokens }: PlaceSearch,
  from: number,
  to: number,
  isFree: (at: number) => boolean,
): string | null {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]!;
    if (!isFree(at)) return null;
    const isJoint =
      token.kind === "sign" &&
      at > from &&
      at < to - 1 &&
      ["-", ".", "'", "’", "&"].includes(token.norm);
    if (token.kind !== "word" && !isJoint) return null;
  }
  const name = text.slice(tokens[from]!.start, tokens[to - 1]!.end);
  // `W a pool` is no `W A`.
  return /^[a-z](?: [a-z])+$/.test(name) ? null : name;
}

/** A name that is the whole text, unless it is a property type or listing type. */
export function findWholeName(
  { text, tokens, names, isCommon, isFeature }: PlaceSearch,
  { types, hints, countryParts }: Lexicon,
  take: (span: PlaceSpan) => void,
): void {
  const isOther = [types, hints, countryParts].some(
    (phrases) => phrases.match(tokens, 0)?.end === tokens.length,
  );
  const isName = tokens.every((token, at) => token.kind === "word" || (at > 0 && token.isGlued));
  const isWord = tokens.length === 1 && isCommon(0) && isFeature(0);
  const candidates = isOther || isWord || !isName ? [] : names.named(text);
  if (candidates.length > 0) take({ from: 0, to: tokens.length, name: text, candidates });
}

/** Names of several words, the longest first. */
export function findLongNames(search: PlaceSearch, take: (span: PlaceSpan) => void): void {
  for (let length = NAME_WORDS_MAX; length > 1; length -= 1) {
    for (let from = 0; from + length <= search.tokens.length; from += 1) {
      const own = [...Array(length).keys()].map((offset) => from + offset);
      const name =
        own.every(search.isGrammar) || !own.some(search.isFree)
          ? null
          : nameOf(search, from, from + length, search.isUnread);
      // `Perth north of the river` is not in North Perth.
      const isSide =
        sides.has(search.tokens[from + length - 1]!.norm) &&
        search.tokens[from + length]?.norm === "of";
      const named = name === null || isSide ? [] : search.names.named(name);
      // `In Dee Why` is not in Indee.
      const candidates = search.isGrammar(from)
        ? named.filter((place) => length > 2 || /[\s-]/u.test(place.name))
        : named;
      if (name !== null && candidates.length > 0) {
        take({ from, to: from + length, name, candidates });
      }
    }
  }
}

/** Whether a part of the country is only a part of a name: `Noosa Heads`, `Nordre Follo`. */
function isLongerName(search: PlaceSearch, from: number, to: number): boolean {
  const isName = (start: number, end: number) => {
    const name =
      start < 0 || end > search.tokens.length ? null : nameOf(search, start, end, search.isFree);
    return name !== null && search.names.named(name).length > 0;
  };
  for (let end = to + 1; end <= from + NAME_WORDS_MAX; end += 1) if (isName(from, end)) return true;
  // `Møre og Romsdal`, and `Gladstone Central QLD`, which is not in the middle of Queensland.
  for (let end = from + 1; end <= to; end += 1) {
    if (isName(from - 1, end) || isName(from - 2, end)) return true;
  }
  return false;
}

/** Colloquial parts of the country: all their places at once. */
export function findCountryParts(
  search: PlaceSearch,
  { countryParts: parts, views, viewLinks }: Lexicon,
  take: (spans: readonly PlaceSpan[]) => void,
): void {
  const { tokens, names, isFree } = search;
  const isSeen = (at: number) =>
    viewLinks.get(tokens[at - 1]?.norm ?? "") && views.get(tokens[at - 2]?.norm ?? "");
  for (const at of tokens.keys()) {
    const part = isFree(at) ? parts.match(tokens, at) : null;
    // `Utsikt mot Oslofjorden` is a view of it.
    if (isSeen(at)) continue;
    if (!part || isLongerName(search, at, part.end)) continue;
    take(spansOfPart(part.item, at, part.end, names));
  }
}

/** Names of one word and postcodes. */
export function findShortNames(search: PlaceSearch, take: (span: PlaceSpan) => void): void {
  for (const [at, token] of search.tokens.entries()) {
    if (token.kind === "sign" || token.isGrouped || !search.isFree(at)) continue;
    if (search.isCommon(at)) continue;
    const candidates = search.names.named(token.norm);
    if (candidates[0]?.kind === "suburb" && search.isLandform(at)) continue;
    if (candidates.length > 0) take({ from: at, to: at + 1, name: token.norm, candidates });
  }
}

/**
 * A postcode without its zero, alone or before or after its state or city: `800`, `Darwin 800`. A number that stands alone in a
 * search for rentals is a rent.
 */
export function findShortCodes(
  { tokens, names, isFree }: PlaceSearch,
  isAloneRead: boolean,
  take: (span: PlaceSpan) => void,
): void {
  const isWide = (at: number) =>
    names.named(tokens[at]?.norm ?? "").some(({ kind }) => kind === "state" || kind === "city");
  for (const [at, { kind, norm }] of tokens.entries()) {
    if (kind !== "number" || !/^\d{3}$/.test(norm) || !isFree(at)) continue;
    const isAlone = tokens.length === 1;
    if (isAlone ? !isAloneRead : !isWide(at - 1) && !isWide(at + 1)) continue;
    const candidates = names.named(`0${norm}`).filter((place) => place.kind === "postcode");
    if (candidates.length > 0) take({ from: at, to: at + 1, name: `0${norm}`, candidates });
  }
}

/**
 * Names with typos, the longest first. A typo in the first letter makes another word, unless nothing else is typed.
 */
export function findMisspelt(
  search: PlaceSearch,
  lengths: "several" | "one",
  take: (span: PlaceSpan) => void,
): void {
  const { tokens, names, isFree, isFeature } = search;
  const isAlone = tokens.filter(({ kind }) => kind !== "sign").length === 1;
  let tries = 0;
  const isUnknown = (at: number): boolean => {
    const { norm, kind } = tokens[at]!;
    return (
      kind === "word" &&
      norm.length >= SHORT_SLIP_LENGTH &&
      !isFeature(at) &&
      !search.isPlain(at) &&
      names.named(norm).length === 0
    );
  };
  const longest = lengths === "several" ? SLIP_WORDS_MAX : 1;
  const shortest = lengths === "several" ? 2 : 1;
  for (let length = longest; length >= shortest; length -= 1) {
    for (let from = 0; from + length <= tokens.length && tries < SLIP_TRIES_MAX; from += 1) {
      const name = nameOf(search, from, from + length, isFree);
      const own = [...Array(length).keys()].map((offset) => from + offset);
      if (name === null || !own.every(isFree) || !own.some(isUnknown)) continue;
      if (length === 1 && (search.isOfUnknown(from) || search.isLandform(from))) continue;
      tries += 1;
      const first = tokens[from]!.norm;
      const candidates = names.resembling(name).filter(({ kind, name: known }) => {
        if (isAlone) return true;
        const isSure =
          first.length >= SLIP_LENGTH_MIN ||
          length > 1 ||
          (knownKinds.has(kind) && isSlip(first, plain(known)));
        return (
          isSure &&
          beginAlike(
            own.map((at) => tokens[at]!.norm),
            plain(known),
          )
        );
      });
      if (candidates.length > 0) take({ from, to: from + length, name, candidates });
    }
  }
}
