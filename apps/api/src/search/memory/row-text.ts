import { agencyFilters } from "@hjem/domain/search/filters/agency-filters";
import { choiceFilters } from "@hjem/domain/search/filters/choice-filters";
import { flagFilters } from "@hjem/domain/search/filters/flag-filters";
import { prefixFilters } from "@hjem/domain/search/filters/prefix-filters";
import { setFilters } from "@hjem/domain/search/filters/set-filters";
import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/** Numbers of a row that are filtered or sorted by, each with its order. */
export const numberColumns = [
  "created_ms",
  "published_ms",
  "price_low",
  "price_high",
  "asking_low",
  "asking_high",
  "rent_low",
  "rent_high",
  "total_low",
  "total_high",
  "withheld_low",
  "withheld_high",
  "withheld_total_low",
  "withheld_total_high",
  "shared_low",
  "shared_high",
  "bedrooms_low",
  "bedrooms_high",
  "bathrooms_low",
  "bathrooms_high",
  "garages_low",
  "garages_high",
  "primary_low",
  "primary_high",
  "usage_low",
  "usage_high",
  "land_low",
  "land_high",
  "price_per_primary",
  "year_built",
  "floor",
  "stop_distance",
  "available_month",
  "published_day",
] as const;
export type NumberColumn = (typeof numberColumns)[number];

/** Columns with one small code or none: those of choice filters, and of values with their own meaning. */
export const codeColumns = [
  ...new Set([
    "kind" as const,
    "availability" as const,
    ...choiceFilters.map(({ fact }) => fact.column),
  ]),
];
export type CodeColumn = (typeof codeColumns)[number];

/** Columns with true, false or null. */
export const flagColumns = [
  "is_under_construction",
  ...flagFilters.map(({ column }) => column),
] as const;
export type FlagColumn = (typeof flagColumns)[number];

/** Columns of bits. */
export const maskColumns = setFilters.map(({ fact }) => fact.column);
export type MaskColumn = (typeof maskColumns)[number];

const narrow = [
  "region",
  "id",
  "project",
  "cell",
  "lat",
  "lng",
  ...agencyFilters.map(({ column }) => column),
  ...numberColumns,
  ...codeColumns,
  ...flagColumns,
  ...maskColumns,
  "facilities",
  "time_zone",
  "place_ids",
  "viewings",
];

const record = sql.join([
  ...narrow.map((column) => sql.ref(`s.${column}`)),
  ...["words", ...prefixFilters.map(({ column }) => column)].map((column) =>
    sql.ref(`w.${column}`),
  ),
]);

/** The line of a row `s` of `listing_search` with its words `w`, as PostgreSQL writes a record: quick to make for the engine and quick to read here. */
export const rowLine: RawBuilder<string> = sql`row(${record})::text`;

const lines = (rows: RawBuilder<unknown>): RawBuilder<{ rows: string | null; last: number }> => sql`
  select string_agg(${rowLine}, E'\n') as rows, max(s.id) as last
  from (${rows}) s join listing_words w on w.id = s.id`;

/** A stretch of ids: what comes after one of them, up to another. */
export interface IdRange {
  after: number;
  upTo: number;
}

/** A batch of rows of a range of ids, in order. */
export const linesIn = ({ after, upTo }: IdRange, limit: number) =>
  lines(
    sql`select * from listing_search where id > ${after}::int8 and id <= ${upTo}::int8 order by id limit ${limit}`,
  );

/** The ids of all listings, divided into this many ranges. */
export const idRanges = async (db: Queries, count: number): Promise<IdRange[]> => {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(id) as first, max(id) as last from listing_search
  `.execute(db);
  const { first = null, last = null } = rows[0] ?? {};
  if (first === null || last === null) return [];
  const bound = (part: number) => first - 1 + Math.floor(((last - first + 1) * part) / count);
  return Array.from({ length: count }, (_, part) => ({
    after: bound(part),
    upTo: bound(part + 1),
  }));
};

/**
 * The rows of some ids, those that are there, and of the homes and the project that are found together with them: a part
 * of the index counts projects by itself, so a project and its units stand in one.
 */
export const linesOf = (ids: readonly number[]) =>
  // As an array: with a subquery after `or` no index is used, and every listing is read for each change.
  lines(sql`select * from listing_search where id = any(${ids}::int8[]) or project = any(array(
    select project from listing_search where id = any(${ids}::int8[]) and project is not null))`);

const SPACE = 32;
const QUOTE = 34;
const APOSTROPHE = 39;
const COMMA = 44;
const MINUS = 45;
const NINE = 57;
const ZERO = 48;
const CLOSING = 41;
const CLOSING_BRACE = 125;
const LETTER_A = 65;
const LETTER_C = 67;
const BREAK = 10;

const cutShort = () =>
  new Error("A row of the search index has fewer columns than are read of it.");

/** Reads the lines of rows field by field; throws at one that ends before its last field. */
export class RowReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Steps into the next row. */
  startRow(): void {
    this.#at += 1;
  }

  /** Steps over the end of a row and its line break. */
  endRow(): void {
    if (this.#text.charCodeAt(this.#at) === BREAK) this.#at += 1;
  }

  /** A field without quotes: where it stands in the text. */
  word(visit: (text: string, start: number, end: number) => void): void {
    const start = this.#at;
    let code = this.#text.charCodeAt(this.#at);
    while (code !== COMMA && code !== CLOSING) {
      if (this.isAtEnd) throw cutShort();
      this.#at += 1;
      code = this.#text.charCodeAt(this.#at);
    }
    visit(this.#text, start, this.#at);
    this.#at += 1;
  }

  /** A field without quotes; empty for null. */
  text(): string {
    let field = "";
    this.word((text, start, end) => {
      field = text.slice(start, end);
    });
    return field;
  }

  /** Steps over the rest of a row that is not wanted; line breaks stand between rows only. */
  skipRow(): void {
    const end = this.#text.indexOf("\n", this.#at);
    this.#at = end === -1 ? this.#text.length : end + 1;
  }

  /** A number; NaN for null. */
  number(): number {
    const start = this.#at;
    let value = 0;
    let code = this.#text.charCodeAt(this.#at);
    const isNegative = code === MINUS;
    if (isNegative) code = this.#text.charCodeAt(++this.#at);
    while (code >= ZERO && code <= NINE) {
      value = value * 10 + code - ZERO;
      this.#at += 1;
      code = this.#text.charCodeAt(this.#at);
    }
    if (code !== COMMA && code !== CLOSING) {
      this.#at = start;
      return Number(this.text());
    }
    this.#at += 1;
    if (this.#at - 1 === start) return Number.NaN;
    return isNegative ? -value : value;
  }

  /** Whole numbers of an array, none below zero. */
  numbers(visit: (value: number) => void): void {
    const text = this.#text;
    const isQuoted = text.charCodeAt(this.#at) === QUOTE;
    let at = this.#at + (isQuoted ? 2 : 1);
    for (let code = text.charCodeAt(at); code !== CLOSING_BRACE; code = text.charCodeAt(at)) {
      let value = 0;
      for (; code >= ZERO && code <= NINE; code = text.charCodeAt(at)) {
        value = value * 10 + code - ZERO;
        at += 1;
      }
      if (code !== COMMA && code !== CLOSING_BRACE) throw cutShort();
      visit(value);
      if (code === COMMA) at += 1;
    }
    this.#at = at + (isQuoted ? 3 : 2);
  }

  /**
   * Words of a vector: where each stands in the text, and which letters its places bear (`1A,3C`) as bits, A the
   * lowest. Words hold letters and digits only.
   */
  words(visit: (text: string, start: number, end: number, letters: number) => void): void {
    const text = this.#text;
    const isQuoted = text.charCodeAt(this.#at) === QUOTE;
    if (isQuoted) this.#at += 1;
    const stop = isQuoted ? QUOTE : COMMA;
    while (text.charCodeAt(this.#at) === APOSTROPHE) {
      const start = this.#at + 1;
      const end = text.indexOf("'", start);
      let letters = 0;
      let at = end + 1;
      let code = text.charCodeAt(at);
      while (code > SPACE && code !== stop && code !== CLOSING) {
        if (code >= LETTER_A && code <= LETTER_C) letters |= 1 << (code - LETTER_A);
        at += 1;
        code = text.charCodeAt(at);
      }
      visit(text, start, end, letters);
      this.#at = code === SPACE ? at + 1 : at;
    }
    this.#at += isQuoted ? 2 : 1;
  }
}
