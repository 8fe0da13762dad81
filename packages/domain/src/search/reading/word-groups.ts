import type { Lexicon } from "./lexicon.ts";
import { findRegisterNumbers } from "./register-numbers.ts";
import { readTokens } from "./tokens.ts";

/** Words that are searched for together or not at all, and those of them that say something alone: `views` of `ocean views`. */
export interface WordGroup {
  words: readonly string[];
  /** @default none */
  alone?: readonly string[];
}

/** Words of the longest phrase. */
const PHRASE_WORDS_MAX = 4;

/** The phrase that some words are; null where they are none. */
function phraseOf(words: readonly string[], lexicon: Lexicon): WordGroup | null {
  const tokens = readTokens(words.join(" "));
  const { features, travelSites, travelWays, types, units, views } = lexicon;
  // `Monash University` is one thing, and so is `gnr 42 bnr 7`.
  const isSite = tokens.some(
    (_, at) => at > 0 && travelSites.match(tokens, at)?.end === tokens.length,
  );
  const [register] = findRegisterNumbers(tokens);
  const isRegister = register?.from === 0 && /\d/.test(words.at(-1) ?? "") && words.length > 1;
  if (isSite || isRegister) return { words };
  if (features.match(tokens, 0)?.end === tokens.length) {
    const last = words.at(-1) ?? "";
    const norm = tokens.at(-1)?.norm ?? "";
    const saysMore =
      views.get(norm) !== undefined ||
      types.get(norm) !== undefined ||
      units.get(norm)?.kind === "garages";
    return { words, ...(saysMore && { alone: [last] }) };
  }
  // A way is one to somewhere: `walking distance` alone says nothing.
  const way = travelWays.match(tokens, 0)?.end;
  const end = features.match(tokens, way ?? tokens.length)?.end ?? tokens.length;
  const isWay = way !== undefined && way === tokens.length - 1 && end === tokens.length;
  return isWay ? { words, alone: words.slice(-1) } : null;
}

/** Whether a group is of what homes have: it is looked for however few have it. */
export function isThing({ words }: WordGroup, { features }: Lexicon): boolean {
  const tokens = readTokens(words.join(" "));
  return words.length > 1 || tokens.some((_, at) => features.match(tokens, at) !== null);
}

/** Keywords in the groups that they are searched for in: half of `top floor` or `low strata` says something else. */
export function wordGroups(words: readonly string[], lexicon: Lexicon): WordGroup[] {
  const groups: WordGroup[] = [];
  let at = 0;
  while (at < words.length) {
    const start = at;
    const phrase = Array.from({ length: PHRASE_WORDS_MAX - 1 }, (_, index) =>
      words.slice(start, start + PHRASE_WORDS_MAX - index),
    )
      .filter((part) => part.length > 1 && !part.some((word) => word.startsWith("-")))
      .map((part) => phraseOf(part, lexicon))
      .find((group) => group !== null);
    const group = phrase ?? { words: words.slice(at, at + 1) };
    groups.push(group);
    at += group.words.length;
  }
  return groups;
}
