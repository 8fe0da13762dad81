import { recordOf } from "@hjem/domain/narrow";
import { agencyFilters, type AgencyRow } from "@hjem/domain/search/filters/agency-filters";
import { prefixFilters } from "@hjem/domain/search/filters/prefix-filters";
import { setRow, wordsFor } from "./bitset.ts";
import { ArrivingLists, ArrivingNumbers } from "./column-builders.ts";
import { facilityFeature, featureOf, FEATURES, flagFeature, STRETCH } from "./column-value-ids.ts";
import { Codes, WordCodes } from "./dictionary-encoding.ts";
import type { Posting } from "./postings.ts";
import { orderByValue } from "./radix-order.ts";
import {
  codeColumns,
  flagColumns,
  maskColumns,
  numberColumns,
  type RowReader,
} from "./row-text.ts";
import { Segment } from "./segment.ts";
import { SortedColumn } from "./sorted-column.ts";

/** Parts of a listing in which a word may stand, in the order of the letters of the stored words (D34). */
const PARTS = 3;

class ArrivingWords {
  readonly #codes = new WordCodes();
  readonly #partBits: number;
  readonly lists: ArrivingLists;

  constructor(parts = 0) {
    this.#partBits = parts;
    this.lists = new ArrivingLists(parts);
  }

  /** Reads the words of a row. */
  add(reader: RowReader): void {
    reader.words((text, start, end, letters) => {
      const code = this.#codes.of(text, start, end);
      this.lists.add(this.#partBits === 0 ? code : (code << this.#partBits) | letters);
    });
    this.lists.endRow();
  }

  /** Reads a field that is one word. */
  addField(reader: RowReader): void {
    reader.word((text, start, end) => this.lists.add(this.#codes.of(text, start, end)));
    this.lists.endRow();
  }

  /** Postings by word: of the rows that have it at all, then by part. */
  postings(arrivals: Uint32Array): Map<string, Posting>[] {
    const { words } = this.#codes;
    return this.lists
      .postings(arrivals, words.length)
      .map((postings) => new Map(words.map((word, code) => [word, postings[code]!])));
  }
}

const identity = (size: number): Uint32Array => {
  const rows = new Uint32Array(size);
  for (let row = 0; row < size; row += 1) rows[row] = row;
  return rows;
};

type KeyedName = "places" | "viewings" | AgencyRow["column"];

/** Takes rows of one region as they come from the database and makes the part of the index that holds them. */
export class SegmentBuilder {
  readonly #ids = new ArrivingNumbers();
  readonly #projects = new ArrivingNumbers();
  readonly #cells = new ArrivingNumbers();
  readonly #lats = new ArrivingNumbers();
  readonly #lngs = new ArrivingNumbers();
  readonly #numbers = new Map(numberColumns.map((column) => [column, new ArrivingNumbers()]));
  readonly #features = new ArrivingLists();
  readonly #zones = new ArrivingWords();
  readonly #keyed: Record<KeyedName, { codes: Codes<number>; lists: ArrivingLists }> = {
    places: { codes: new Codes<number>(), lists: new ArrivingLists() },
    viewings: { codes: new Codes<number>(), lists: new ArrivingLists() },
    agency: { codes: new Codes<number>(), lists: new ArrivingLists() },
    agency_parent: { codes: new Codes<number>(), lists: new ArrivingLists() },
  };
  readonly #words = new ArrivingWords(PARTS);
  readonly #texts = prefixFilters.map(({ column }) => [column, new ArrivingWords()] as const);

  #addKeyed(name: KeyedName, value: number): void {
    const { codes, lists } = this.#keyed[name];
    if (value === value) lists.add(codes.of(value));
  }

  /** Reads a row, whose region, id and project (NaN for none) have been read already. */
  add(reader: RowReader, id: number, project: number): void {
    this.#ids.add(id);
    this.#projects.add(project);
    this.#cells.add(reader.number());
    this.#lats.add(reader.number());
    this.#lngs.add(reader.number());
    for (const { column } of agencyFilters) this.#addKeyed(column, reader.number());
    for (const values of this.#numbers.values()) values.add(reader.number());
    this.#addFeatures(reader);
    this.#zones.addField(reader);
    reader.numbers((place) => this.#addKeyed("places", place));
    reader.numbers((code) => this.#addKeyed("viewings", code));
    this.#words.add(reader);
    for (const [, words] of this.#texts) words.add(reader);
    for (const { lists } of Object.values(this.#keyed)) lists.endRow();
    this.#features.endRow();
  }

  #addFeatures(reader: RowReader): void {
    for (const column of codeColumns) {
      const code = reader.number();
      // A code beyond those that the product knows means nothing to a search either (SQL finds it by none).
      if (code >= 0 && code < STRETCH) this.#features.add(featureOf(column, code));
    }
    for (const column of flagColumns) {
      if (reader.text() === "t") this.#features.add(flagFeature(column));
    }
    for (const column of maskColumns) {
      const mask = reader.number();
      for (let bit = 0; bit < STRETCH; bit += 1) {
        if ((mask >>> bit) & 1) this.#features.add(featureOf(column, bit));
      }
    }
    const facilities = reader.text();
    let bit = facilities.indexOf("1");
    while (bit !== -1) {
      this.#features.add(facilityFeature(bit));
      bit = facilities.indexOf("1", bit + 1);
    }
  }

  /** The finished part; the builder is used up. */
  build(): Segment {
    const { order: arrivals } = orderByValue(this.#cells.all, identity(this.#cells.all.length));
    const size = arrivals.length;
    const ids = this.#ids.inOrder(arrivals);
    const { order: byId } = orderByValue(ids, identity(size));
    const columns = recordOf(
      numberColumns.map((column) => {
        const values = this.#numbers.get(column)!.inOrder(arrivals);
        this.#numbers.delete(column);
        return [column, new SortedColumn(values, byId)] as const;
      }),
    );
    const keyed = (name: KeyedName): Map<number, Posting> => {
      const { codes, lists } = this.#keyed[name];
      const [postings = []] = lists.postings(arrivals, codes.size);
      return new Map(codes.values().map((value, code) => [value, postings[code]!]));
    };
    const [words, titleWords, facilityWords, descriptionWords] = this.#words.postings(arrivals);
    const [zones] = this.#zones.postings(arrivals);
    const none = new Map<string, Posting>();
    const projects = this.#projects.inOrder(arrivals);
    const covered = new Uint32Array(wordsFor(size));
    for (let row = 0; row < size; row += 1) {
      if (projects[row] === ids[row]) setRow(covered, row);
    }
    return new Segment({
      ids,
      byId,
      covered,
      projects: projects.some((project, row) => project === project && project !== ids[row])
        ? projects
        : null,
      cells: this.#cells.inOrder(arrivals),
      lats: this.#lats.inOrder(arrivals),
      lngs: this.#lngs.inOrder(arrivals),
      columns,
      features: this.#features.postings(arrivals, FEATURES)[0] ?? [],
      zones: zones ?? none,
      places: keyed("places"),
      viewings: keyed("viewings"),
      agencies: { agency: keyed("agency"), agency_parent: keyed("agency_parent") },
      words: words ?? none,
      titleWords: titleWords ?? none,
      facilityWords: facilityWords ?? none,
      descriptionWords: descriptionWords ?? none,
      texts: new Map(
        this.#texts.map(([column, text]) => [column, text.postings(arrivals)[0] ?? none]),
      ),
    });
  }
}
