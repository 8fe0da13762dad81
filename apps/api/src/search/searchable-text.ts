import { addressStarts, addressWords, plainWords } from "@hjem/domain/listing/address-words";
import type { Listing } from "@hjem/domain/listing/listing";
import { recordOf } from "@hjem/domain/narrow";
import type { Region } from "@hjem/domain/region";
import {
  type BeginningColumn,
  prefixFilters,
  type BeginningName,
  type PrefixRow,
} from "@hjem/domain/search/filters/prefix-filters";
import type { SearchFilter } from "@hjem/domain/search/search-filter";
import {
  analyse,
  analyseQuery,
  relevanceWeights,
  type StemmerName,
} from "@hjem/domain/text/analyse";
import { type RawBuilder, sql } from "kysely";
import { allStated } from "./filter-facts.ts";

/** Weight letters of the stored words and the part of a listing that each stands for (D34). */
const letters = { title: "A", facility: "B", description: "C" } as const;
type Part = keyof typeof letters;
const parts: readonly Part[] = ["title", "facility", "description"];

/** The stemmer of a market's listings: they are written in its default language. */
export const stemmerOf = (region: Pick<Region, "languages" | "defaultLanguage">): StemmerName =>
  (region.languages.find(({ code }) => code === region.defaultLanguage) ?? region.languages[0])
    .stemmer;

/** Description as plain text: tags become spaces. */
const plainText = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, " ").replaceAll(/&[a-z]+;|&#\d+;/gi, " ");

/** A facility as its key, as the region's languages call it, and by its everyday names. */
const facilityText = (
  keys: readonly string[],
  { facilities, vocabulary }: Pick<Region, "facilities" | "vocabulary">,
): string =>
  keys
    .flatMap((key) => [
      key.replaceAll("_", " "),
      ...Object.values(facilities.find((known) => known.key === key)?.label ?? {}),
      ...(vocabulary.facilityWords ?? [])
        .filter(({ facility }) => facility === key)
        .flatMap(({ words }) => words),
    ])
    .join(" ");

const columnsOfTexts = (listings: readonly Listing[]): Record<BeginningColumn, string> =>
  recordOf(
    prefixFilters.map((row) => [
      row.column,
      vectorOf(listings.flatMap((listing) => beginningWords(listing, row))),
    ]),
  );

type WordsByPart = Record<Part, ReadonlySet<string>>;

/** The stems of each part of a listing's own text (D34). */
export const listingWords = (listing: Listing, region: Region): WordsByPart => {
  const stemmer = stemmerOf(region);
  return {
    title: new Set(analyse(listing.title, stemmer)),
    facility: new Set(analyse(facilityText(listing.facilities, region), stemmer)),
    description: new Set(analyse(plainText(listing.description), stemmer)),
  };
};

/** What a filter by beginnings reads of a listing. */
const textOf = (listing: Listing, { paths }: PrefixRow): string =>
  paths
    .flatMap((path) => allStated(listing, path))
    .filter((part) => typeof part === "string")
    .join(" ");

/** A lexeme between quotes; words hold letters and digits only, yet nothing is left to trust. */
const quoted = (word: string): string => `'${word.replaceAll("'", "''").replaceAll("\\", "\\\\")}'`;

const vectorOf = (words: readonly string[]): string => [...new Set(words)].map(quoted).join(" ");

/** Words of a listing that a filter by beginnings compares. */
const beginningWords = (listing: Listing, row: PrefixRow): string[] =>
  row.name === "address"
    ? addressWords(textOf(listing, row), listing.address.street)
    : plainWords(textOf(listing, row));

const weightedVector = (words: WordsByPart): string => {
  const all = new Set(parts.flatMap((part) => [...words[part]]));
  return [...all]
    .map((word) => {
      const places = parts.flatMap((part, index) =>
        words[part].has(word) ? [`${index + 1}${letters[part]}`] : [],
      );
      return `${quoted(word)}:${places.join(",")}`;
    })
    .join(" ");
};

const partsOfBoth = (own: WordsByPart, project: WordsByPart): WordsByPart => ({
  title: new Set([...own.title, ...project.title]),
  facility: new Set([...own.facility, ...project.facility]),
  description: new Set([...own.description, ...project.description]),
});

/**
 * The row of words of a listing, as the engine reads its vectors. A unit has the words of its project too: what is written of
 * the whole is said of each of its homes (D55).
 */
export const wordsRow = (
  id: number,
  listing: Listing,
  region: Region,
  project: Listing | null = null,
) => {
  const own = listingWords(listing, region);
  const words = project ? partsOfBoth(own, listingWords(project, region)) : own;
  const texts = project ? [listing, project] : [listing];
  return {
    id,
    key_words: weightedVector({ ...words, description: new Set() }),
    words: weightedVector(words),
    ...columnsOfTexts(texts),
  };
};

/** The conditions of the text filters of a search. */
export interface SearchWords {
  include: readonly string[];
  exclude: readonly string[];
  /** Prefixes of words in the requested texts. */
  beginnings: readonly { column: BeginningColumn; starts: readonly string[] }[];
}

/** The words of a search; text without any word is no condition. */
export const searchWords = (
  filter: Pick<SearchFilter, "keywords" | BeginningName>,
  region: Region,
): SearchWords => ({
  ...analyseQuery(filter.keywords ?? "", stemmerOf(region)),
  beginnings: prefixFilters
    .map(({ name, column }) => ({
      column,
      starts: (name === "address" ? addressStarts : plainWords)(filter[name] ?? ""),
    }))
    .filter(({ starts }) => starts.length > 0),
});

/** True where any text filter has a condition. */
export const hasWords = ({ include, exclude, beginnings }: SearchWords): boolean =>
  include.length + exclude.length + beginnings.length > 0;

const anyEnding = (words: readonly string[]): string =>
  words.map((word) => `${quoted(word)}:*`).join(" & ");

/** Conditions on `w`, the row of words. */
export const wordConditions = (words: SearchWords): RawBuilder<boolean>[] => {
  const requested = [
    ...words.include.map(quoted),
    ...words.exclude.map((word) => `!${quoted(word)}`),
  ];
  return [
    ...(requested.length > 0 ? [sql<boolean>`w.words @@ ${requested.join(" & ")}::tsquery`] : []),
    ...words.beginnings.map(
      ({ column, starts }) =>
        sql<boolean>`${sql.ref(`w.${column}`)} @@ ${anyEnding(starts)}::tsquery`,
    ),
  ];
};

/**
 * Relevance as a whole number: for each requested word the weights of all parts in which it occurs (D34). A match whose
 * title and facilities lack the word has it in its description, so the long vector need not be read; but a project that is
 * found through its units may lack it altogether.
 */
export const relevanceOf = ({ include }: SearchWords): RawBuilder<number> => {
  const worth = include.map((word) => {
    const inPart = (column: string, part: Part) =>
      sql`(${sql.ref(`w.${column}`)} @@ ${`${quoted(word)}:${letters[part]}`}::tsquery)::int4 * ${sql.raw(String(relevanceWeights[part]))}`;
    return sql`case when w.key_words @@ ${quoted(word)}::tsquery
      then ${inPart("key_words", "title")} + ${inPart("key_words", "facility")} + ${inPart("words", "description")}
      when s.project = s.id then ${inPart("words", "description")}
      else ${sql.raw(String(relevanceWeights.description))} end`;
  });
  return worth.length > 0 ? sql<number>`(${sql.join(worth, sql` + `)})` : sql<number>`0::int4`;
};
