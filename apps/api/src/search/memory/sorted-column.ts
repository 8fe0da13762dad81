import {
  type Bits,
  countBits,
  countBoth,
  copyBits,
  dropBits,
  eachRow,
  fillBits,
  hasRow,
  keepBits,
  type RowSet,
  rowsOf,
  spanWords,
  type Spans,
  wordsFor,
} from "./bitset.ts";
import { orderByValue } from "./radix-order.ts";

/** Number of precomputed prefixes of a column's order, as sets; rows between two of them are iterated. */
const STEPS = 32;
/** Below so many rows prefixes save nothing. */
const STEPS_FROM_ROWS = 4_096;
/** A question that touches so few words looks at the values themselves. */
const DIRECT_WORDS = 600;
/** So few rows are put in order by comparing them. */
const COMPARED_ROWS = 256;
/** A walk along the order gives up after so many rows and counts by prefixes instead. */
const WALK_ROWS = 16_384;
/** Code of "no value" among integers. */
const NONE = -(2 ** 31);

const isSmallWhole = (values: Float64Array): boolean => {
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i]!;
    if (value === value && (value !== (value | 0) || value === NONE)) return false;
  }
  return true;
};

const toWhole = (values: Float64Array): Int32Array => {
  const whole = new Int32Array(values.length);
  for (let i = 0; i < values.length; i += 1) whole[i] = values[i] === values[i] ? values[i]! : NONE;
  return whole;
};

/**
 * One number of every row, and the rows in its order: by value, then id; those without a value last, by id.
 * Some prefixes of the order are stored as sets, so that a range is one or two set operations and a short walk, and so
 * that the n-th match in the order is found by counting (issue: prefix bitmaps along each sort order).
 */
export class SortedColumn {
  readonly #values: Float64Array | Int32Array;
  readonly #isWhole: boolean;
  readonly #order: Uint32Array;
  /** Rows with a value: they come first in the order. */
  readonly #filled: number;
  /** Places in the order at which a prefix is stored, rising from 0; contains `#filled` and ends with the row count. */
  readonly #steps: number[];
  /** The sets of the rows before each step; null for none and for all. */
  readonly #prefixes: (Bits | null)[];

  /** `values` by row, NaN for none; `byId` the rows by their id. */
  constructor(values: Float64Array, byId: Uint32Array) {
    const size = values.length;
    this.#isWhole = isSmallWhole(values);
    this.#values = this.#isWhole ? toWhole(values) : values;
    const { order, filled } = orderByValue(values, byId);
    this.#order = order;
    this.#filled = filled;
    const steps = size < STEPS_FROM_ROWS || filled === 0 ? 1 : STEPS;
    const places = Array.from({ length: steps + 1 }, (_, step) =>
      Math.floor((size * step) / steps),
    );
    this.#steps = [...new Set([...places, filled])].toSorted((a, b) => a - b);
    const running = new Uint32Array(wordsFor(size));
    let place = 0;
    this.#prefixes = this.#steps.map((step) => {
      for (; place < step; place += 1) {
        const row = order[place]!;
        running[row >>> 5]! |= 1 << (row & 31);
      }
      return step === 0 || step === size ? null : running.slice();
    });
  }

  /** The value of a row; null for none. */
  valueOf(row: number): number | null {
    const value = this.#values[row]!;
    return (this.#isWhole ? value === NONE : value !== value) ? null : value;
  }

  /** True where no row has a value. */
  get isEmpty(): boolean {
    return this.#filled === 0;
  }

  get bytes(): number {
    const prefixes = this.#prefixes.reduce((sum, prefix) => sum + (prefix?.byteLength ?? 0), 0);
    return this.#values.byteLength + this.#order.byteLength + prefixes;
  }

  /** First place in the order whose value is at least `bound`, or above it. */
  #placeOf(bound: number, isAbove: boolean): number {
    let low = 0;
    let high = this.#filled;
    while (low < high) {
      const place = (low + high) >>> 1;
      const value = this.#values[this.#order[place]!]!;
      if (isAbove ? value <= bound : value < bound) low = place + 1;
      else high = place;
    }
    return low;
  }

  /** The precomputed prefix nearest to a position in the order. */
  #stepAt(place: number): number {
    let nearest = 0;
    for (let step = 1; step < this.#steps.length; step += 1) {
      const isNearer =
        Math.abs(this.#steps[step]! - place) < Math.abs(this.#steps[nearest]! - place);
      if (isNearer) nearest = step;
    }
    return nearest;
  }

  /** The set of the first `place` rows of the order; `lent` is used where none is ready. */
  #before(place: number, spans: Spans, lent: Bits): Bits {
    const nearest = this.#stepAt(place);
    const at = this.#steps[nearest]!;
    const prefix = this.#prefixes[nearest]!;
    if (prefix && at === place) return prefix;
    if (prefix) copyBits(lent, prefix, spans);
    else fillBits(lent, spans, at === 0 ? 0 : -1);
    for (let i = at; i < place; i += 1) {
      const row = this.#order[i]!;
      lent[row >>> 5]! |= 1 << (row & 31);
    }
    for (let i = place; i < at; i += 1) {
      const row = this.#order[i]!;
      lent[row >>> 5]! &= ~(1 << (row & 31));
    }
    return lent;
  }

  /** Retains the rows with a value between the two, inclusive; rows without a value are removed. */
  keepRange(bits: Bits, spans: Spans, min: number, max: number, lent: () => Bits): void {
    if (spanWords(spans) <= DIRECT_WORDS) {
      const least = this.#isWhole ? Math.max(min, NONE + 1) : min;
      eachRow(bits, spans, (row) => {
        const value = this.#values[row]!;
        if (!(value >= least && value <= max)) bits[row >>> 5]! &= ~(1 << (row & 31));
      });
      return;
    }
    const from = this.#placeOf(min, false);
    const to = this.#placeOf(max, true);
    if (to <= from) return fillBits(bits, spans, 0);
    if (to < this.#order.length) keepBits(bits, this.#before(to, spans, lent()), spans);
    if (from > 0) dropBits(bits, this.#before(from, spans, lent()), spans);
  }

  /** How many of a set are among the first `place` rows of the order. */
  #countBefore({ bits, spans, count }: RowSet, place: number): number {
    if (place === 0 || place === this.#order.length) return place === 0 ? 0 : count;
    const nearest = this.#stepAt(place);
    const at = this.#steps[nearest]!;
    const prefix = this.#prefixes[nearest]!;
    let before = prefix ? countBoth(bits, prefix, spans) : at === 0 ? 0 : count;
    for (let i = at; i < place; i += 1) before += hasRow(bits, this.#order[i]!) ? 1 : 0;
    for (let i = place; i < at; i += 1) before -= hasRow(bits, this.#order[i]!) ? 1 : 0;
    return before;
  }

  /** How many of a set have a value between the two, both included. */
  countRange(rows: RowSet, min: number, max: number): number {
    const from = this.#placeOf(min, false);
    const to = this.#placeOf(max, true);
    return to <= from ? 0 : this.#countBefore(rows, to) - this.#countBefore(rows, from);
  }

  /** How many of a set have their value in each of so many bars; the first and the last are open to their sides. */
  countBars({ bits, spans }: RowSet, bars: { min: number; width: number; bars: number }): number[] {
    const counts = new Uint32Array(bars.bars);
    const [values, last] = [this.#values, bars.bars - 1];
    const none = this.#isWhole ? NONE : Number.NaN;
    for (let s = 0; s < spans.length; s += 2) {
      for (let i = spans[s]!, end = spans[s + 1]!; i < end; i += 1) {
        for (let word = bits[i]!; word !== 0; word &= word - 1) {
          const value = values[(i << 5) + 31 - Math.clz32(word & -word)]!;
          if (value !== value || value === none) continue;
          const bar = Math.floor((value - bars.min) / bars.width);
          counts[bar < 0 ? 0 : bar > last ? last : bar]! += 1;
        }
      }
    }
    return [...counts];
  }

  /** Rising: by value, then id, those without a value last. */
  #compare(one: number, other: number, ids: Float64Array): number {
    const [a, b] = [this.valueOf(one), this.valueOf(other)];
    if (a === b) return ids[one]! - ids[other]!;
    if (a === null) return 1;
    if (b === null) return -1;
    return a - b;
  }

  /**
   * The matches from `from` to `to` (not included) in the order; falling, those without a value still come last, and
   * ids fall too (D23). `count` is how many bits are set.
   */
  window(
    matches: RowSet,
    { from, to }: { from: number; to: number },
    isFalling: boolean,
    ids: Float64Array,
  ): ArrayLike<number> {
    const { bits, spans, count } = matches;
    const end = Math.min(to, count);
    if (end <= from) return [];
    if (count <= COMPARED_ROWS) return this.#compared(matches, isFalling, ids).slice(from, end);
    const walked = this.#walk(bits, from, end, isFalling);
    if (walked) return walked;
    if (!isFalling) return this.#select(matches, from, end);
    const prefix = this.#prefixes[this.#steps.indexOf(this.#filled)];
    const filled = prefix ? countBoth(bits, prefix, spans) : this.#filled === 0 ? 0 : count;
    const valued = this.#select(
      matches,
      Math.max(0, filled - end),
      filled - Math.min(from, filled),
    );
    const nulls = count - filled;
    const [nullFrom, nullTo] = [Math.max(0, from - filled), Math.max(0, end - filled)];
    const rest = this.#select(matches, filled + nulls - nullTo, filled + nulls - nullFrom);
    return [...valued.toReversed(), ...rest.toReversed()];
  }

  #compared({ bits, spans, count }: RowSet, isFalling: boolean, ids: Float64Array): number[] {
    const rows = [...rowsOf(bits, spans, count)].toSorted((a, b) => this.#compare(a, b, ids));
    if (!isFalling) return rows;
    const nulls = rows.findIndex((row) => this.valueOf(row) === null);
    const filled = nulls === -1 ? rows.length : nulls;
    return [...rows.slice(0, filled).toReversed(), ...rows.slice(filled).toReversed()];
  }

  /** Walks the order from its beginning; null where the window is not soon found. Outside the spans bits are not set. */
  #walk(bits: Bits, from: number, end: number, isFalling: boolean): number[] | null {
    const size = this.#order.length;
    const found: number[] = [];
    let seen = 0;
    for (let i = 0; i < Math.min(size, WALK_ROWS); i += 1) {
      const place = !isFalling
        ? i
        : i < this.#filled
          ? this.#filled - 1 - i
          : size - 1 - (i - this.#filled);
      const row = this.#order[place]!;
      if (!hasRow(bits, row)) continue;
      if (seen >= from) found.push(row);
      seen += 1;
      if (seen === end) return found;
    }
    return null;
  }

  /** The matches at these places among all matches in rising order: prefixes give the start. */
  #select(matches: RowSet, from: number, to: number): number[] {
    if (to <= from) return [];
    const { bits, spans } = matches;
    let low = 0;
    let high = this.#steps.length - 1;
    let before = 0;
    while (high - low > 1) {
      const step = (low + high) >>> 1;
      const prefix = this.#prefixes[step];
      const count = prefix ? countBoth(bits, prefix, spans) : countBits(bits, spans);
      if (count <= from) {
        low = step;
        before = count;
      } else high = step;
    }
    const rows: number[] = [];
    for (let place = this.#steps[low]!; place < this.#order.length && before < to; place += 1) {
      const row = this.#order[place]!;
      if (!hasRow(bits, row)) continue;
      if (before >= from) rows.push(row);
      before += 1;
    }
    return rows;
  }
}
