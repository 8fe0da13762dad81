/**
 * Sets of rows as bits in 32-bit words. Rows are in the order of their position on the map, so neighbours are
 * in few runs of words; every operation touches the runs ("spans") of a query only. Outside its spans a set
 * is undefined.
 */
export type Bits = Uint32Array<ArrayBuffer>;

/** Runs of words: first and end (not included) of each, rising, one after the other. */
export type Spans = readonly number[];

/** Rows of a question: outside the spans no bit is set. */
export interface RowSet {
  bits: Bits;
  spans: Spans;
  /** How many are set. */
  count: number;
}

/** Runs with fewer words than this between them are taken as one. */
const GAP_WORDS = 16;

/** Number of words for `size` bits. */
export const wordsFor = (size: number): number => (size + 31) >>> 5;

/** The whole of a set of `words` words. */
export const wholeSpan = (words: number): Spans => (words === 0 ? [] : [0, words]);

/** Number of words in spans. */
export const spanWords = (spans: Spans): number => {
  let words = 0;
  for (let s = 0; s < spans.length; s += 2) words += spans[s + 1]! - spans[s]!;
  return words;
};

/** Spans around runs of rows, given as first and end of each, in any order. */
export const spansOfRuns = (runs: readonly (readonly [first: number, end: number])[]): Spans => {
  const spans: number[] = [];
  const rising = runs.filter(([first, end]) => end > first).toSorted((a, b) => a[0] - b[0]);
  for (const [first, end] of rising) {
    const from = first >>> 5;
    const to = ((end - 1) >>> 5) + 1;
    const last = spans.length - 1;
    if (last > 0 && from <= spans[last]! + GAP_WORDS) spans[last] = Math.max(spans[last]!, to);
    else spans.push(from, to);
  }
  return spans;
};

/** Spans around those of two questions. */
export const joinSpans = (one: Spans, other: Spans): Spans => {
  const runs: [number, number][] = [];
  for (const spans of [one, other]) {
    for (let s = 0; s < spans.length; s += 2) runs.push([spans[s]! << 5, spans[s + 1]! << 5]);
  }
  return spansOfRuns(runs);
};

/** Spans around rows in rising order. */
export const spansOfRows = (rows: ArrayLike<number>): Spans => {
  const spans: number[] = [];
  for (let i = 0; i < rows.length; i += 1) {
    const word = rows[i]! >>> 5;
    const last = spans.length - 1;
    if (last > 0 && word <= spans[last]! + GAP_WORDS)
      spans[last] = Math.max(spans[last]!, word + 1);
    else spans.push(word, word + 1);
  }
  return spans;
};

const ones = (word: number): number => {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Number of bits that are set. */
export const countBits = (bits: Bits, spans: Spans): number => {
  let count = 0;
  for (let s = 0; s < spans.length; s += 2) {
    for (let i = spans[s]!, end = spans[s + 1]!; i < end; i += 1) count += ones(bits[i]!);
  }
  return count;
};

/** Number of bits that are set in both. */
export const countBoth = (bits: Bits, other: Bits, spans: Spans): number => {
  let count = 0;
  for (let s = 0; s < spans.length; s += 2) {
    let i = spans[s]!;
    const end = spans[s + 1]!;
    // Seven words at a time: full adders make three words of them, each bit of which counts 1, 2 or 4.
    for (; i + 7 <= end; i += 7) {
      const a = bits[i]! & other[i]!;
      const b = bits[i + 1]! & other[i + 1]!;
      const c = bits[i + 2]! & other[i + 2]!;
      const d = bits[i + 3]! & other[i + 3]!;
      const e = bits[i + 4]! & other[i + 4]!;
      const f = bits[i + 5]! & other[i + 5]!;
      const g = bits[i + 6]! & other[i + 6]!;
      const ab = a ^ b;
      const de = d ^ e;
      const abc = ab ^ c;
      const def = de ^ f;
      const twoA = (a & b) | (ab & c);
      const twoB = (d & e) | (de & f);
      const odd = abc ^ def;
      const twoC = (abc & def) | (odd & g);
      const two = twoA ^ twoB;
      const four = (twoA & twoB) | (two & twoC);
      count += ones(odd ^ g) + 2 * ones(two ^ twoC) + 4 * ones(four);
    }
    for (; i < end; i += 1) count += ones(bits[i]! & other[i]!);
  }
  return count;
};

/** Number of rows of a list that are set. */
export const countListed = (bits: Bits, rows: Uint32Array, spans: Spans): number => {
  let count = 0;
  let s = 0;
  for (let i = 0; i < rows.length && s < spans.length; i += 1) {
    const row = rows[i]!;
    const word = row >>> 5;
    while (s < spans.length && word >= spans[s + 1]!) s += 2;
    if (s < spans.length && word >= spans[s]!) count += (bits[word]! >>> (row & 31)) & 1;
  }
  return count;
};

export const fillBits = (bits: Bits, spans: Spans, word: number): void => {
  for (let s = 0; s < spans.length; s += 2) bits.fill(word, spans[s], spans[s + 1]);
};

export const copyBits = (to: Bits, from: Bits, spans: Spans): void => {
  for (let s = 0; s < spans.length; s += 2) {
    to.set(from.subarray(spans[s], spans[s + 1]), spans[s]);
  }
};

/** Intersection, in place. */
export const keepBits = (bits: Bits, other: Bits, spans: Spans): void => {
  for (let s = 0; s < spans.length; s += 2) {
    for (let i = spans[s]!, end = spans[s + 1]!; i < end; i += 1) bits[i]! &= other[i]!;
  }
};

/** Takes out what is in the other. */
export const dropBits = (bits: Bits, other: Bits, spans: Spans): void => {
  for (let s = 0; s < spans.length; s += 2) {
    for (let i = spans[s]!, end = spans[s + 1]!; i < end; i += 1) bits[i]! &= ~other[i]!;
  }
};

/** Adds what is in the other. */
export const addBits = (bits: Bits, other: Bits, spans: Spans): void => {
  for (let s = 0; s < spans.length; s += 2) {
    for (let i = spans[s]!, end = spans[s + 1]!; i < end; i += 1) bits[i]! |= other[i]!;
  }
};

export const setRow = (bits: Bits, row: number): void => {
  bits[row >>> 5]! |= 1 << (row & 31);
};

export const clearRow = (bits: Bits, row: number): void => {
  bits[row >>> 5]! &= ~(1 << (row & 31));
};

export const hasRow = (bits: Bits, row: number): boolean =>
  ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1;

/** Calls `visit` with every row that is set, in rising order. */
export const eachRow = (bits: Bits, spans: Spans, visit: (row: number) => void): void => {
  for (let s = 0; s < spans.length; s += 2) {
    for (let i = spans[s]!, end = spans[s + 1]!; i < end; i += 1) {
      let word = bits[i]!;
      while (word !== 0) {
        visit((i << 5) + 31 - Math.clz32(word & -word));
        word &= word - 1;
      }
    }
  }
};

/** All rows that are set, in rising order. */
export const rowsOf = (bits: Bits, spans: Spans, count: number): Uint32Array<ArrayBuffer> => {
  const rows = new Uint32Array(count);
  let next = 0;
  eachRow(bits, spans, (row) => {
    rows[next] = row;
    next += 1;
  });
  return rows;
};

/** Sets that are lent for the time of one question and used again by the next. */
export class Arena {
  readonly #words: number;
  readonly #sets: Bits[] = [];
  #lent = 0;

  constructor(words: number) {
    this.#words = words;
  }

  /** A set with undefined content. */
  take(): Bits {
    const set = this.#sets[this.#lent] ?? new Uint32Array(this.#words);
    this.#sets[this.#lent] = set;
    this.#lent += 1;
    return set;
  }

  /** Runs `work` and takes back what was lent meanwhile. */
  during<Result>(work: () => Result): Result {
    const before = this.#lent;
    try {
      return work();
    } finally {
      this.#lent = before;
    }
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.#sets.length * this.#words * Uint32Array.BYTES_PER_ELEMENT;
  }
}
