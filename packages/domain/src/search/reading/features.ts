import type { Lexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

/** Types that are never a part of another home, although there is a facility of that name: a granny flat. */
export const dwellings: readonly string[] = ["apartment", "single_dwelling", "townhouse"];

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
