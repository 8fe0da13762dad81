import { addBits, type Bits, dropBits, fillBits, keepBits, setRow, type Spans } from "./bits.ts";

/** The rows that bear one value: a rising list where they are few, a set where they are many. */
export interface Posting {
  count: number;
  list: Uint32Array | null;
  bits: Bits | null;
}

/** From this share of all rows on a set is no larger than a list. */
const DENSE_SHARE = 1 / 32;

/** Values of each row as they arrive, any number of each: numbers below 2^32 that stand for a value. */
export class ArrivingLists {
  #codes = new Uint32Array(1 << 12);
  #ends = new Uint32Array(1 << 10);
  #filled = 0;
  #rows = 0;

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

  /**
   * Postings by value, the rows in their final order: `arrivals[row]` is when the row arrived. `valueOf` turns a code
   * into its value below `values`; below 0 it is left out.
   */
  postings(
    arrivals: Uint32Array,
    values: number,
    valueOf: (code: number) => number = (code) => code,
  ): Posting[] {
    const counts = new Uint32Array(values);
    for (let i = 0; i < this.#filled; i += 1) {
      const value = valueOf(this.#codes[i]!);
      if (value >= 0) counts[value]! += 1;
    }
    const words = (arrivals.length + 31) >>> 5;
    const postings = Array.from(counts, (count): Posting =>
      count > arrivals.length * DENSE_SHARE
        ? { count, list: null, bits: new Uint32Array(words) }
        : { count, list: new Uint32Array(count), bits: null },
    );
    const filled = new Uint32Array(values);
    for (let row = 0; row < arrivals.length; row += 1) {
      const arrival = arrivals[row]!;
      const end = this.#ends[arrival]!;
      for (let i = arrival === 0 ? 0 : this.#ends[arrival - 1]!; i < end; i += 1) {
        const value = valueOf(this.#codes[i]!);
        if (value < 0) continue;
        const { list, bits } = postings[value]!;
        if (bits) setRow(bits, row);
        else if (list) list[filled[value]!] = row;
        filled[value]! += 1;
      }
    }
    return postings;
  }
}

/** Numbers given to values in the order in which they are first seen. */
export class Codes<Value> {
  readonly #codes = new Map<Value, number>();

  /** The number of a value, a new one for a new value. */
  of(value: Value): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.#codes.size;
    this.#codes.set(value, code);
    return code;
  }

  /** The number of a value; undefined for one that was never seen. */
  find(value: Value): number | undefined {
    return this.#codes.get(value);
  }

  values(): Value[] {
    return [...this.#codes.keys()];
  }

  get size(): number {
    return this.#codes.size;
  }
}

/** Adds the rows of postings to a set. */
export const addPostings = (bits: Bits, postings: readonly Posting[], spans: Spans): void => {
  for (const { list, bits: dense } of postings) {
    if (dense) addBits(bits, dense, spans);
    else if (list) for (let i = 0; i < list.length; i += 1) setRow(bits, list[i]!);
  }
};

/** The rows of any of the postings, in a lent set. */
export const unionOf = (postings: readonly Posting[], spans: Spans, lent: Bits): Bits => {
  const [only, ...more] = postings;
  if (only?.bits && more.length === 0) return only.bits;
  fillBits(lent, spans, 0);
  addPostings(lent, postings, spans);
  return lent;
};

/** Keeps the rows that bear any of the values. */
export const keepAny = (
  bits: Bits,
  postings: readonly Posting[],
  spans: Spans,
  lent: Bits,
): void => {
  keepBits(bits, unionOf(postings, spans, lent), spans);
};

/** Takes out the rows that bear the value. */
export const dropPosting = (bits: Bits, { list, bits: dense }: Posting, spans: Spans): void => {
  if (dense) dropBits(bits, dense, spans);
  else if (list) {
    for (let i = 0; i < list.length; i += 1) bits[list[i]! >>> 5]! &= ~(1 << (list[i]! & 31));
  }
};

/** Bytes that postings hold. */
export const bytesOfPostings = (postings: Iterable<Posting>): number => {
  let bytes = 0;
  for (const { list, bits } of postings) bytes += (list?.byteLength ?? 0) + (bits?.byteLength ?? 0);
  return bytes;
};
