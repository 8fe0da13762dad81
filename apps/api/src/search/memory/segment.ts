import type { AgencyRow } from "@hjem/domain/search/filters/agency-filters";
import type { BeginningColumn } from "@hjem/domain/search/filters/prefix-filters";
import { dayOfViewing, endOfViewing } from "../viewing-code.ts";
import {
  Arena,
  type Bits,
  clearRow,
  countBits,
  dropBits,
  hasRow,
  wholeSpan,
  wordsFor,
} from "./bitset.ts";
import { bytesOfPostings, type Posting } from "./postings.ts";
import type { NumberColumn } from "./row-text.ts";
import type { SortedColumn } from "./sorted-column.ts";

/** What a segment is made of; rows stand in the order of their cells. */
export interface SegmentParts {
  /** Internal ids. */
  ids: Float64Array;
  /** Rows by id. */
  byId: Uint32Array;
  /** Of units the internal id of their project; NaN for none, null where no row is a unit. */
  projects: Float64Array | null;
  /** Projects that are found through their units, and so by nothing of their own. */
  covered: Bits;
  /** Numbers along the Z curve, rising. */
  cells: Float64Array;
  lats: Float64Array;
  lngs: Float64Array;
  columns: Readonly<Record<NumberColumn, SortedColumn>>;
  /** Rows by value of the small columns, numbered by `featureOf`. */
  features: readonly Posting[];
  /** Rows by time zone. */
  zones: ReadonlyMap<string, Posting>;
  places: ReadonlyMap<number, Posting>;
  /** Rows by the codes of their viewings (`viewing-code.ts`). */
  viewings: ReadonlyMap<number, Posting>;
  /** Rows by agency, and by the group that it belongs to. */
  agencies: Readonly<Record<AgencyRow["column"], ReadonlyMap<number, Posting>>>;
  /** Rows by stem, wherever it occurs, and by the part of the listing in which it does (D34). */
  words: ReadonlyMap<string, Posting>;
  titleWords: ReadonlyMap<string, Posting>;
  facilityWords: ReadonlyMap<string, Posting>;
  descriptionWords: ReadonlyMap<string, Posting>;
  /** Rows by the words of the texts that are found by beginnings, by column. */
  texts: ReadonlyMap<BeginningColumn, ReadonlyMap<string, Posting>>;
}

const beginningsOf = (words: readonly string[], start: string): readonly string[] => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const place = (low + high) >>> 1;
    if (words[place]! < start) low = place + 1;
    else high = place;
  }
  let end = low;
  while (end < words.length && words[end]!.startsWith(start)) end += 1;
  return words.slice(low, end);
};

/** Listings of one region as sets, orders and postings. Never changed but for rows that cease to count. */
export class Segment {
  readonly parts: SegmentParts;
  readonly size: number;
  readonly words: number;
  /** Rows that still count and are found by their own values. */
  readonly live: Bits;
  readonly #viewingsByDay: ReadonlyMap<number, readonly (readonly [code: number, Posting])[]>;
  readonly arena: Arena;
  readonly #textOrders: ReadonlyMap<BeginningColumn, readonly string[]>;

  constructor(parts: SegmentParts) {
    this.parts = parts;
    this.size = parts.ids.length;
    this.words = wordsFor(this.size);
    this.live = new Uint32Array(this.words).fill(-1);
    for (let row = this.size; row < this.words * 32; row += 1) clearRow(this.live, row);
    dropBits(this.live, parts.covered, wholeSpan(this.words));
    this.arena = new Arena(this.words);
    this.#viewingsByDay = Map.groupBy(parts.viewings, ([code]) => dayOfViewing(code));
    this.#textOrders = new Map(
      [...parts.texts].map(([column, words]) => [column, [...words.keys()].toSorted(byUnits)]),
    );
  }

  /** The row of an id; -1 without one. */
  rowOf(id: number): number {
    const { byId, ids } = this.parts;
    let low = 0;
    let high = this.size;
    while (low < high) {
      const place = (low + high) >>> 1;
      if (ids[byId[place]!]! < id) low = place + 1;
      else high = place;
    }
    const row = low < this.size ? byId[low]! : -1;
    return row !== -1 && ids[row] === id ? row : -1;
  }

  /** First row whose cell is at least `cell`. */
  firstFrom(cell: number): number {
    const { cells } = this.parts;
    let low = 0;
    let high = this.size;
    while (low < high) {
      const row = (low + high) >>> 1;
      if (cells[row]! < cell) low = row + 1;
      else high = row;
    }
    return low;
  }

  /**
   * Removes a listing that was deleted or has a newer version in another segment. Returns the row in which it
   * counted until now; -1 for none.
   */
  drop(id: number): number {
    const row = this.rowOf(id);
    const { covered } = this.parts;
    if (row === -1 || !(hasRow(this.live, row) || hasRow(covered, row))) return -1;
    clearRow(this.live, row);
    clearRow(covered, row);
    return row;
  }

  /** Listings that count, found by their own values or through their units. */
  get count(): number {
    const whole = wholeSpan(this.words);
    return countBits(this.live, whole) + countBits(this.parts.covered, whole);
  }

  /** Postings of the viewings of some days that are not over. */
  openViewings(days: readonly number[], now: number): Posting[] {
    return days
      .flatMap((day) => this.#viewingsByDay.get(day) ?? [])
      .flatMap(([code, posting]) => (endOfViewing(code) > now ? posting : []));
  }

  /** Postings of the words of a text that begin so. */
  wordsFrom(column: BeginningColumn, start: string): Posting[] {
    const words = this.parts.texts.get(column);
    return beginningsOf(this.#textOrders.get(column) ?? [], start).map((word) => words!.get(word)!);
  }

  /** Bytes of the arrays, without the overhead of the runtime. */
  get bytes(): number {
    const { parts } = this;
    const columns = Object.values(parts.columns).reduce((sum, column) => sum + column.bytes, 0);
    const keyed = [
      parts.zones,
      parts.places,
      parts.viewings,
      ...Object.values(parts.agencies),
      parts.words,
      parts.titleWords,
      parts.facilityWords,
      parts.descriptionWords,
      ...parts.texts.values(),
    ];
    const postings = keyed.reduce((sum, map) => sum + bytesOfPostings(map.values()), 0);
    const plain = [
      parts.ids,
      parts.byId,
      parts.cells,
      parts.lats,
      parts.lngs,
      parts.covered,
      ...(parts.projects ? [parts.projects] : []),
      this.live,
    ];
    return (
      columns +
      postings +
      bytesOfPostings(parts.features) +
      plain.reduce((sum, array) => sum + array.byteLength, 0) +
      this.arena.bytes
    );
  }
}

/** The order of `<` on text, which beginnings are looked up by. */
function byUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
