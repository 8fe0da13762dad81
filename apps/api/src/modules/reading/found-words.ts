import type { Region } from "@hjem/domain/region";
import type { Lexicon } from "@hjem/domain/search/reading/lexicon";
import { type Reading, type ReadingRequest } from "@hjem/domain/search/reading/reading";
import { splitWords } from "@hjem/domain/search/reading/split-words";
import { wordGroups } from "@hjem/domain/search/reading/word-groups";
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
}

/**
 * Leaves out the words with which no home would be found, one after another, those of a phrase together: a word that was not understood must not empty the
 * list, but be said not to be used. A text of which nothing else is understood stays as it is, and so does what may be a place.
 */
export async function findWords(
  reading: Reading,
  { geoId = [], ...scope }: Omit<ReadingRequest, "text">,
  { index, region, lexicon, now, isPlace }: FoundWordsDeps,
): Promise<Reading> {
  const { filter, words, chips, unused = [] } = reading;
  const all = words.split(" ");
  if (splitWords(words).wanted === "") return reading;
  const places = [...geoId, ...(filter.geoId ?? [])];
  const isFound = async (keywords: readonly string[]) => {
    // Too many words are no search.
    const { data } = SearchRequest.safeParse({
      ...scope,
      ...filter,
      ...(places.length > 0 && { geoId: places }),
      keywords: keywords.join(" "),
    });
    return data !== undefined && (await index.count(data, { region, now })) > 0;
  };
  if (await isFound(all)) return reading;
  const kept: string[] = [];
  const left: string[] = [];
  const isHeld = async (group: readonly string[], at: number) =>
    at < TRIED_MAX && (await isFound([...kept, ...group]));
  for (const [at, { words: group, alone = [] }] of wordGroups(all, lexicon).entries()) {
    const [word = ""] = group;
    const isExcluded = splitWords(word).wanted === "";
    if (isExcluded || (await isHeld(group, at))) kept.push(...group);
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
  return { ...reading, words: kept.join(" "), unused: [...unused, left.join(" ")] };
}
