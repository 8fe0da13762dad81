import type { Region } from "@hjem/domain/region";
import { asTyped } from "@hjem/domain/search/reading/as-typed";
import type { Lexicon } from "@hjem/domain/search/reading/lexicon";
import { type Reading, type ReadingRequest } from "@hjem/domain/search/reading/reading";
import { splitWords } from "@hjem/domain/search/reading/split-words";
import { isThing, wordGroups } from "@hjem/domain/search/reading/word-groups";
import { SearchRequest } from "@hjem/domain/search/search-filter";
import type { SearchIndex } from "../../search/search-index.ts";

/** Words that are tried one by one; of a longer text the rest is not used. */
const TRIED_MAX = 12;

interface FoundWordsDeps {
  index: SearchIndex;
  region: Region;
  lexicon: Lexicon;
  now: number;
  /** Whether a word by itself is the name of a place, such as a misspelt one in another county: it is offered as that. */
  isPlace: (word: string) => Promise<boolean>;
  /** What was typed. */
  text: string;
}

/** A word that so many of a market's homes say, and that names nothing they have, chooses none of them: `place`. */
const GENERIC_SHARE = 0.01;
/** Such a word is left out where fewer than this share of the homes would be left. */
const LEFT_SHARE = 0.5;

/**
 * Leaves out the words with which no home would be found, one after another, those of a phrase together: a word that was not understood must not empty the
 * list, but be said not to be used. A text of which nothing else is understood stays as it is, and so does what may be a place.
 */
export async function findWords(
  reading: Reading,
  { geoId = [], ...scope }: Omit<ReadingRequest, "text">,
  { index, region, lexicon, now, isPlace, text }: FoundWordsDeps,
): Promise<Reading> {
  const { filter, words, chips, unused = [] } = reading;
  const all = words.split(" ");
  if (splitWords(words).wanted === "") return reading;
  const places = [...geoId, ...(filter.geoId ?? [])];
  const counted = new Map<string, Promise<number>>();
  const count = (keywords: readonly string[], isAll = false): Promise<number> => {
    const key = `${isAll ? "all" : ""} ${keywords.join(" ")}`;
    // Too many words are no search.
    const { data } = SearchRequest.safeParse({
      ...scope,
      ...(isAll ? { listingType: filter.listingType, acquisition: filter.acquisition } : filter),
      ...(!isAll && places.length > 0 && { geoId: places }),
      ...(keywords.length > 0 && { keywords: keywords.join(" ") }),
    });
    const found =
      counted.get(key) ?? (data ? index.count(data, { region, now }) : Promise.resolve(0));
    counted.set(key, found);
    return found;
  };
  const isFound = async (keywords: readonly string[]) => (await count(keywords)) > 0;
  /** Whether a word that names nothing leaves few of the homes, although adverts everywhere have it. */
  const isGeneric = async (word: string, kept: readonly string[]) => {
    const [without, left] = await Promise.all([count(kept), count([...kept, word])]);
    if (left >= without * LEFT_SHARE) return false;
    const [homes, saying] = await Promise.all([count([], true), count([word], true)]);
    return saying > homes * GENERIC_SHARE;
  };
  const groups = wordGroups(all, lexicon);
  if (groups.every((group) => isThing(group, lexicon)) && (await isFound(all))) return reading;
  const kept: string[] = [];
  const left: string[] = [];
  const isHeld = async (group: readonly string[], at: number) =>
    at < TRIED_MAX && (await isFound([...kept, ...group]));
  for (const [at, { words: group, alone = [] }] of groups.entries()) {
    const [word = ""] = group;
    const isExcluded = splitWords(word).wanted === "";
    const isOpen = !isExcluded && chips.length > 0 && !isThing({ words: group }, lexicon);
    if (isOpen && at < TRIED_MAX && (await isGeneric(word, kept))) left.push(word);
    else if (isExcluded || (await isHeld(group, at))) kept.push(...group);
    else if (group.length === 1 && (await isPlace(word))) return reading;
    else {
      const rest = alone.length > 0 && (await isHeld(alone, at)) ? alone : [];
      kept.push(...rest);
      left.push(...group.slice(0, group.length - rest.length));
    }
  }
  const isNothing = kept.length === 0 && chips.length === 0;
  // What homes must not have is a filter, whatever it leaves.
  if (isNothing || left.length === 0) return reading;
  const said = asTyped(left, text, lexicon).join(" ");
  const pieces = [...unused, ...(said === "" ? [] : [said])];
  return { ...reading, words: kept.join(" "), ...(pieces.length > 0 && { unused: pieces }) };
}
