import type { TypeWords } from "../../search-vocabulary.ts";
import { type Found, hasHome } from "./build-filter.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

/** Types that are never a part of another home, although there is a facility of that name: a granny flat. */
const dwellings: readonly string[] = ["apartment", "single_dwelling", "townhouse"];

/** Tokens that describe what homes have. */
export interface Features {
  words: Set<number>;
  /** Those of a phrase of several words, which are recognised as nothing else. */
  phrases: Set<number>;
  /** Those after `med` and `with`, which are not places even if there is a place of that name: Kjeller, Strand. */
  had: Set<number>;
}

/** Finds facilities among the tokens that are not recognised as anything else. */
export function findFeatures(
  tokens: readonly Token[],
  isFree: (at: number) => boolean,
  { features, having, lying }: Pick<Lexicon, "features" | "having" | "lying">,
): Features {
  const found: Features = { words: new Set(), phrases: new Set(), had: new Set() };
  let isHad = false;
  for (const [at, { norm }] of tokens.entries()) {
    isHad = having.get(norm) ?? (isHad && lying.get(norm) === undefined);
    const end = isFree(at) ? (features.match(tokens, at)?.end ?? at) : at;
    for (let each = at; each < end; each += 1) {
      found.words.add(each);
      if (end - at > 1) found.phrases.add(each);
      if (isHad) found.had.add(each);
    }
  }
  return found;
}

/** Whether the text says of a home what the word at a token may be: `heis garasje`, or a year or floor. */
function isBesideFeature(
  at: number,
  tokens: readonly Token[],
  { words }: Features,
  { facts }: Found,
  { types, fillers, hints }: Lexicon,
): boolean {
  const isOther = (each: number) =>
    words.has(each) && ![types, fillers, hints].some((phrases) => phrases.match(tokens, each));
  return (
    facts.some(({ kind }) => kind === "year" || kind === "floor" || kind === "energy") ||
    isOther(at - 1) ||
    isOther(at + 1)
  );
}

/** Whether a word for being near stands before: `kort vei til butikk`, `close to shop`. */
const isNear = (at: number, tokens: readonly Token[], { near }: Lexicon): boolean =>
  [1, 2, 3].some((back) => near.match(tokens, at - back)?.end === at);

/**
 * Whether a word for a property type is what a home has: `enebolig med garasje` is no garage, and neither is the garage beside
 * other facilities.
 */
export const isFacility = (
  at: number,
  { types }: TypeWords,
  tokens: readonly Token[],
  features: Features,
  found: Found,
  lexicon: Lexicon,
): boolean =>
  features.words.has(at) &&
  !types.some((each) => dwellings.includes(each)) &&
  (hasHome(found) ||
    features.had.has(at) ||
    isNear(at, tokens, lexicon) ||
    (!types.includes("dorm") && isBesideFeature(at, tokens, features, found, lexicon)));
