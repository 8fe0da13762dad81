import { relevanceWeights } from "@hjem/domain/text/analyse";
import { facilityFeature, featureOf, FEATURES, flagFeature, STRETCH } from "./features.ts";
import { ArrivingLists, Codes, type Posting } from "./postings.ts";
import { orderByValue } from "./radix-order.ts";
import {
  codeColumns,
  flagColumns,
  maskColumns,
  type NumberColumn,
  numberColumns,
  type RowReader,
} from "./row-text.ts";
import { Segment } from "./segment.ts";
import { SortedColumn } from "./sorted-column.ts";

/** Letters of the stored words and what each is worth (D34). */
const letterWorth: Readonly<Record<string, number>> = {
  A: relevanceWeights.title,
  B: relevanceWeights.facility,
  C: relevanceWeights.description,
};
const WORTH_BITS = 3;

const worthOf = (letters: string): number => {
  let worth = 0;
  for (let i = 0; i < letters.length; i += 1) worth |= letterWorth[letters[i]!] ?? 0;
  return worth;
};

/** A copy that does not keep the long text alive from which the word was cut. */
const ownText = (word: string): string => Buffer.from(word).toString();

class ArrivingNumbers {
  #values = new Float64Array(1 << 10);
  #filled = 0;

  add(value: number): void {
    if (this.#filled === this.#values.length) {
      const larger = new Float64Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#filled] = value;
    this.#filled += 1;
  }

  /** The values in another order of rows. */
  inOrder(arrivals: Uint32Array): Float64Array {
    const values = new Float64Array(arrivals.length);
    for (let row = 0; row < arrivals.length; row += 1) values[row] = this.#values[arrivals[row]!]!;
    return values;
  }

  get all(): Float64Array {
    return this.#values.subarray(0, this.#filled);
  }
}

class ArrivingWords {
  readonly codes = new Codes<string>();
  readonly lists = new ArrivingLists();

  add(word: string, worth: number): void {
    const code = this.codes.find(word) ?? this.codes.of(ownText(word));
    this.lists.add((code << WORTH_BITS) | worth);
  }

  postings(arrivals: Uint32Array, worth: number | null): Posting[] {
    return this.lists.postings(arrivals, this.codes.size, (code) =>
      worth === null || (code & worth) !== 0 ? code >>> WORTH_BITS : -1,
    );
  }
}

const identity = (size: number): Uint32Array => {
  const rows = new Uint32Array(size);
  for (let row = 0; row < size; row += 1) rows[row] = row;
  return rows;
};

type KeyedName = "places" | "days" | "agencies" | "parents";

/** Takes rows of one region as they come from the database and makes the part of the index that holds them. */
export class SegmentBuilder {
  readonly #ids = new ArrivingNumbers();
  readonly #cells = new ArrivingNumbers();
  readonly #lats = new ArrivingNumbers();
  readonly #lngs = new ArrivingNumbers();
  readonly #numbers = new Map(numberColumns.map((column) => [column, new ArrivingNumbers()]));
  readonly #features = new ArrivingLists();
  readonly #zones = new Codes<string>();
  readonly #keyed: Record<KeyedName, { codes: Codes<number>; lists: ArrivingLists }> = {
    places: { codes: new Codes<number>(), lists: new ArrivingLists() },
    days: { codes: new Codes<number>(), lists: new ArrivingLists() },
    agencies: { codes: new Codes<number>(), lists: new ArrivingLists() },
    parents: { codes: new Codes<number>(), lists: new ArrivingLists() },
  };
  readonly #words = new ArrivingWords();
  readonly #addressWords = new ArrivingWords();
  readonly #nameWords = new ArrivingWords();

  #addKeyed(name: KeyedName, value: number): void {
    const { codes, lists } = this.#keyed[name];
    if (value === value) lists.add(codes.of(value));
  }

  /** Reads a row, whose region has been read already. */
  add(reader: RowReader): void {
    this.#ids.add(reader.number());
    this.#cells.add(reader.number());
    this.#lats.add(reader.number());
    this.#lngs.add(reader.number());
    this.#addKeyed("agencies", reader.number());
    this.#addKeyed("parents", reader.number());
    for (const values of this.#numbers.values()) values.add(reader.number());
    this.#addFeatures(reader);
    reader.numbers((place) => this.#addKeyed("places", place));
    reader.numbers((day) => this.#addKeyed("days", day));
    reader.words((word, letters) => this.#words.add(word, worthOf(letters)));
    reader.words((word) => this.#addressWords.add(word, 0));
    reader.words((word) => this.#nameWords.add(word, 0));
    for (const { lists } of Object.values(this.#keyed)) lists.endRow();
    for (const { lists } of [this.#words, this.#addressWords, this.#nameWords]) lists.endRow();
    this.#features.endRow();
  }

  #addFeatures(reader: RowReader): void {
    for (const column of codeColumns) {
      const code = reader.number();
      if (code === code) this.#features.add(featureOf(column, code));
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
    const zone = reader.text();
    const code = this.#zones.find(zone) ?? this.#zones.of(ownText(zone));
    if (code >= STRETCH) throw new Error("There are more time zones than a region can have.");
    this.#features.add(featureOf("zones", code));
  }

  /** The finished part; the builder is used up. */
  build(): Segment {
    const { order: arrivals } = orderByValue(this.#cells.all, identity(this.#cells.all.length));
    const size = arrivals.length;
    const ids = this.#ids.inOrder(arrivals);
    const { order: byId } = orderByValue(ids, identity(size));
    const columns = Object.fromEntries(
      numberColumns.map((column) => {
        const values = this.#numbers.get(column)!.inOrder(arrivals);
        this.#numbers.delete(column);
        return [column, new SortedColumn(values, byId)];
      }),
    ) as Record<NumberColumn, SortedColumn>;
    const keyed = (name: KeyedName): Map<number, Posting> => {
      const { codes, lists } = this.#keyed[name];
      const postings = lists.postings(arrivals, codes.size);
      return new Map(codes.values().map((value, code) => [value, postings[code]!]));
    };
    const words = (arriving: ArrivingWords, worth: number | null): Map<string, Posting> => {
      const postings = arriving.postings(arrivals, worth);
      return new Map(arriving.codes.values().map((word, code) => [word, postings[code]!]));
    };
    return new Segment({
      ids,
      byId,
      cells: this.#cells.inOrder(arrivals),
      lats: this.#lats.inOrder(arrivals),
      lngs: this.#lngs.inOrder(arrivals),
      columns,
      features: this.#features.postings(arrivals, FEATURES),
      zones: this.#zones.values(),
      places: keyed("places"),
      days: keyed("days"),
      agencies: keyed("agencies"),
      parents: keyed("parents"),
      words: words(this.#words, null),
      titleWords: words(this.#words, relevanceWeights.title),
      facilityWords: words(this.#words, relevanceWeights.facility),
      descriptionWords: words(this.#words, relevanceWeights.description),
      addressWords: words(this.#addressWords, null),
      nameWords: words(this.#nameWords, null),
    });
  }
}
