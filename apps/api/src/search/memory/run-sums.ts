import type { ClusterGroup } from "../cluster-grid.ts";
import { type Bits, clearRow, hasRow } from "./bitset.ts";
import { addRows, emptyGroup } from "./cluster-groups.ts";
import type { Segment } from "./segment.ts";

/** Each sum holds so many of the level below: rows of a word, then sums. */
const FAN = 32;
/** Numbers of one sum: how many, sums of their positions, and the frame around them. */
const FIELDS = 7;

type SumFields = Pick<
  ClusterGroup,
  "count" | "latSum" | "lngSum" | "north" | "south" | "west" | "east"
>;

const write = (sums: Float64Array, at: number, from: SumFields): void => {
  sums[at] = from.count;
  sums[at + 1] = from.latSum;
  sums[at + 2] = from.lngSum;
  sums[at + 3] = from.north;
  sums[at + 4] = from.south;
  sums[at + 5] = from.west;
  sums[at + 6] = from.east;
};

const addSum = (group: ClusterGroup, sums: Float64Array, at: number): void => {
  const count = sums[at]!;
  if (count === 0) return;
  group.count += count;
  group.latSum += sums[at + 1]!;
  group.lngSum += sums[at + 2]!;
  group.north = Math.max(group.north, sums[at + 3]!);
  group.south = Math.min(group.south, sums[at + 4]!);
  group.west = Math.min(group.west, sums[at + 5]!);
  group.east = Math.max(group.east, sums[at + 6]!);
};

/**
 * Precomputed sums of a set of rows: by word of 32 rows, by 32 words and so on. The sum of any run of rows,
 * however long, is added up from at most some hundred of these sums, to the same numbers as row by row.
 */
export class RunSums {
  readonly bits: Bits;
  readonly #segment: Segment;
  readonly #levels: Float64Array[] = [];

  constructor(segment: Segment, bits: Bits) {
    this.#segment = segment;
    this.bits = bits;
    for (let size = segment.words; ; size = Math.ceil(size / FAN)) {
      const level = this.#levels.length;
      this.#levels.push(new Float64Array(size * FIELDS));
      for (let place = 0; place < size; place += 1) this.#sum(level, place);
      if (size <= FAN) break;
    }
  }

  /** Makes one sum from what is below it. */
  #sum(level: number, place: number): void {
    const group = emptyGroup(0);
    const below = this.#levels[level - 1];
    if (below) {
      const end = Math.min(below.length, (place + 1) * FAN * FIELDS);
      for (let at = place * FAN * FIELDS; at < end; at += FIELDS) addSum(group, below, at);
    } else addRows(group, this.#segment, this.bits, place * FAN, (place + 1) * FAN);
    write(this.#levels[level]!, place * FIELDS, group);
  }

  /** A row ceases to count. */
  drop(row: number): void {
    if (!hasRow(this.bits, row)) return;
    clearRow(this.bits, row);
    let place = row;
    for (let level = 0; level < this.#levels.length; level += 1) {
      place = Math.floor(place / FAN);
      this.#sum(level, place);
    }
  }

  #addSums(group: ClusterGroup, level: number, from: number, to: number): void {
    const sums = this.#levels[level]!;
    const [first, end] = [Math.ceil(from / FAN), Math.floor(to / FAN)];
    const isUpUsed = level + 1 < this.#levels.length && end > first;
    const stop = isUpUsed ? first * FAN : to;
    for (let place = from; place < stop; place += 1) addSum(group, sums, place * FIELDS);
    if (!isUpUsed) return;
    this.#addSums(group, level + 1, first, end);
    for (let place = end * FAN; place < to; place += 1) addSum(group, sums, place * FIELDS);
  }

  /** Counts the rows from `first` to `end` (not included). A group of one knows the home it is. */
  add(group: ClusterGroup, first: number, end: number): void {
    const before = group.count;
    const [from, to] = [(first + FAN - 1) >>> 5, end >>> 5];
    if (from > to) addRows(group, this.#segment, this.bits, first, end);
    else {
      addRows(group, this.#segment, this.bits, first, from * FAN);
      this.#addSums(group, 0, from, to);
      addRows(group, this.#segment, this.bits, to * FAN, end);
    }
    if (before === 0 && group.count === 1) group.id = this.#idIn(first, end);
  }

  #idIn(first: number, end: number): number {
    const single = emptyGroup(0);
    addRows(single, this.#segment, this.bits, first, end);
    return single.id;
  }

  get bytes(): number {
    return this.#levels.reduce((sum, level) => sum + level.byteLength, this.bits.byteLength);
  }
}
