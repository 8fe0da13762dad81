import { type Bits, setRow, wordsFor } from "./bitset.ts";
import type { Posting } from "./postings.ts";

/** From this share of all rows on a set is no larger than a list. */
const DENSE_SHARE = 1 / 32;
/** Room for the first rows, and for the first values of lists; a part may have a single row. */
const FIRST_ROWS = 1 << 5;
const FIRST_VALUES = 1 << 7;
/** Of a value that no row has: most of them in a small part. */
const nowhere: Posting = { count: 0, list: new Uint32Array(0), bits: null };

/** Values by row as they arrive, one of each row; NaN for none. */
export class ArrivingNumbers {
  #values = new Float64Array(FIRST_ROWS);
  #filled = 0;
  #isEmpty = true;

  add(value: number): void {
    if (this.#filled === this.#values.length) {
      const larger = new Float64Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    if (value === value) this.#isEmpty = false;
    this.#values[this.#filled] = value;
    this.#filled += 1;
  }

  /** The values in another order of rows. */
  inOrder(arrivals: Uint32Array): Float64Array {
    const values = new Float64Array(arrivals.length);
    if (this.#isEmpty) return values.fill(Number.NaN);
    for (let row = 0; row < arrivals.length; row += 1) values[row] = this.#values[arrivals[row]!]!;
    return values;
  }

  get all(): Float64Array {
    return this.#values.subarray(0, this.#filled);
  }
}

/** Postings of every value while they are filled, row after row. */
class Filling {
  readonly postings: Posting[];
  readonly #bits: (Bits | null)[];
  readonly #lists: (Uint32Array | null)[];
  readonly #filled: Uint32Array;

  constructor(counts: Uint32Array, rows: number) {
    this.postings = Array.from(counts, (count): Posting => {
      if (count === 0) return nowhere;
      return count > rows * DENSE_SHARE
        ? { count, list: null, bits: new Uint32Array(wordsFor(rows)) }
        : { count, list: new Uint32Array(count), bits: null };
    });
    this.#bits = this.postings.map(({ bits }) => bits);
    this.#lists = this.postings.map(({ list }) => list);
    this.#filled = new Uint32Array(counts.length);
  }

  add(value: number, row: number): void {
    const bits = this.#bits[value];
    if (bits) setRow(bits, row);
    else {
      this.#lists[value]![this.#filled[value]!] = row;
      this.#filled[value]! += 1;
    }
  }
}

/**
 * Values of each row in order of arrival, any number of each: integer codes. The lowest `partBits`
 * bits of one may say in which parts of the listing the value occurs.
 */
export class ArrivingLists {
  readonly #partBits: number;
  #codes = new Uint32Array(FIRST_VALUES);
  #ends = new Uint32Array(FIRST_ROWS);
  #filled = 0;
  #rows = 0;

  constructor(partBits = 0) {
    this.#partBits = partBits;
  }

  add(code: number): void {
    if (this.#filled === this.#codes.length) {
      const larger = new Uint32Array(this.#codes.length * 2);
      larger.set(this.#codes);
      this.#codes = larger;
    }
    this.#codes[this.#filled] = code;
    this.#filled += 1;
  }

  endRow(): void {
    if (this.#rows === this.#ends.length) {
      const larger = new Uint32Array(this.#ends.length * 2);
      larger.set(this.#ends);
      this.#ends = larger;
    }
    this.#ends[this.#rows] = this.#filled;
    this.#rows += 1;
  }

  /** How often each value occurs: at all, and by part. */
  #counts(values: number): Uint32Array[] {
    const partBits = this.#partBits;
    const counts = Array.from({ length: 1 + partBits }, () => new Uint32Array(values));
    const [all, ...byPart] = counts as [Uint32Array, ...Uint32Array[]];
    for (let i = 0; i < this.#filled; i += 1) {
      const code = this.#codes[i]!;
      all[code >>> partBits]! += 1;
      for (let part = 0; part < partBits; part += 1) {
        if ((code >>> part) & 1) byPart[part]![code >>> partBits]! += 1;
      }
    }
    return counts;
  }

  /**
   * Postings of the values below `values`: first those of the rows that bear them at all, then by part. The rows are in
   * their final order: `arrivals[row]` is when the row arrived.
   */
  postings(arrivals: Uint32Array, values: number): Posting[][] {
    const partBits = this.#partBits;
    const fillings = this.#counts(values).map((counts) => new Filling(counts, arrivals.length));
    const [all, ...byPart] = fillings as [Filling, ...Filling[]];
    for (let row = 0; row < arrivals.length; row += 1) {
      const arrival = arrivals[row]!;
      const end = this.#ends[arrival]!;
      for (let i = arrival === 0 ? 0 : this.#ends[arrival - 1]!; i < end; i += 1) {
        const code = this.#codes[i]!;
        all.add(code >>> partBits, row);
        for (let part = 0; part < partBits; part += 1) {
          if ((code >>> part) & 1) byPart[part]!.add(code >>> partBits, row);
        }
      }
    }
    return fillings.map(({ postings }) => postings);
  }
}
