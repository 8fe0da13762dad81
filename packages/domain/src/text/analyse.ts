import stemmers from "snowball-stemmers";
import { fold } from "./fold.ts";

/** The language of the stemmer (D34). */
export type StemmerName = "norwegian" | "english";

/** The parsed words of a query. */
export interface AnalysedQuery {
  /** Stems that must all occur. */
  include: string[];
  /** Stems of which none may occur: words written as `-word`. */
  exclude: string[];
}

/** Longer runs of letters are no words; they are cut to limit the size of an index. */
const TOKEN_MAX_LENGTH = 40;
/** Stems are cached; a full cache is cleared, which costs time only. */
const STEM_CACHE_MAX = 20_000;

const created = {
  norwegian: stemmers.newStemmer("norwegian"),
  english: stemmers.newStemmer("english"),
};
const stems = { norwegian: new Map<string, string>(), english: new Map<string, string>() };

const stem = (word: string, stemmer: StemmerName): string => {
  const known = stems[stemmer].get(word);
  if (known !== undefined) return known;
  const stemmed = created[stemmer].stem(word);
  if (stems[stemmer].size >= STEM_CACHE_MAX) stems[stemmer].clear();
  stems[stemmer].set(word, stemmed);
  return stemmed;
};

const wordsOf = (text: string): string[] =>
  fold(text)
    .replaceAll(/(?<=[\p{L}\p{N}])['’ʼ`´]s(?![\p{L}\p{N}])/gu, "")
    .replaceAll(/(?<=\p{L})['’ʼ`´](?=\p{L})/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => word.slice(0, TOKEN_MAX_LENGTH));

/**
 * The stems of a text in order, with repetitions: fold, split, stem. The same for indexing and searching, so that
 * every engine finds the same listings (D34).
 */
export const analyse = (text: string, stemmer: StemmerName): string[] =>
  wordsOf(text).map((word) => stem(word, stemmer));

/** Stop words: a query may contain them, a listing need not. */
const fillers: Readonly<Record<StemmerName, ReadonlySet<string>>> = {
  norwegian: new Set(
    "og i paa med en et ei den det de til for av ved er som har fra eller".split(" "),
  ),
  english: new Set("and a an the in on with to for of at by is that has from or".split(" ")),
};

const searchedStems = (words: readonly string[], stemmer: StemmerName): string[] => {
  const meaningful = words.filter((word) => !fillers[stemmer].has(word));
  const searched = meaningful.length > 0 ? meaningful : words;
  return [...new Set(searched.map((word) => stem(word, stemmer)))];
};

/**
 * The distinct stems of a visitor's keywords. Stop words are ignored unless there is nothing else. A dash before a
 * word excludes it; inside a word, as in `3-roms`, it does not.
 */
export function analyseQuery(text: string, stemmer: StemmerName): AnalysedQuery {
  const pieces = text.split(/\s+/u).filter((piece) => piece !== "");
  const isExcluded = (piece: string): boolean => /^[-\u2212][\p{L}\p{N}]/u.test(piece);
  const wordsWhere = (excluded: boolean): string[] =>
    pieces.filter((piece) => isExcluded(piece) === excluded).flatMap(wordsOf);
  return {
    include: searchedStems(wordsWhere(false), stemmer),
    exclude: searchedStems(wordsWhere(true), stemmer),
  };
}

/** Weight of a search word in each part of a listing (D34). */
export const relevanceWeights = { title: 4, facility: 2, description: 1 } as const;

/** Relevance of a listing: for each search word the weights of all parts in which it occurs. */
export const relevanceOf = (
  include: readonly string[],
  parts: Readonly<Record<keyof typeof relevanceWeights, ReadonlySet<string>>>,
): number =>
  include.reduce(
    (sum, word) =>
      sum +
      (parts.title.has(word) ? relevanceWeights.title : 0) +
      (parts.facility.has(word) ? relevanceWeights.facility : 0) +
      (parts.description.has(word) ? relevanceWeights.description : 0),
    0,
  );
