import {
  addBits,
  type Bits,
  countBoth,
  countListed,
  dropBits,
  fillBits,
  keepBits,
  type RowSet,
  setRow,
  type Spans,
} from "./bitset.ts";

/** The rows that have one value: a sorted list where they are few, a set where they are many. */
export interface Posting {
  count: number;
  list: Uint32Array | null;
  bits: Bits | null;
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

/** Keeps the rows that have any of the values. */
export const keepAny = (
  bits: Bits,
  postings: readonly Posting[],
  spans: Spans,
  lent: Bits,
): void => {
  keepBits(bits, unionOf(postings, spans, lent), spans);
};

/** How many rows of a set have any of the values; null where that has to be computed. */
export const countAny = (
  { bits, spans }: RowSet,
  [only, ...more]: readonly Posting[],
): number | null => {
  if (!only) return 0;
  if (more.length > 0) return null;
  return only.bits
    ? countBoth(bits, only.bits, spans)
    : only.list && countListed(bits, only.list, spans);
};

/** Removes the rows that have the value. */
export const dropPosting = (bits: Bits, { list, bits: dense }: Posting, spans: Spans): void => {
  if (dense) dropBits(bits, dense, spans);
  else if (list) {
    for (let i = 0; i < list.length; i += 1) bits[list[i]! >>> 5]! &= ~(1 << (list[i]! & 31));
  }
};

/** Bytes of postings. */
export const bytesOfPostings = (postings: Iterable<Posting>): number => {
  let bytes = 0;
  for (const { list, bits } of postings) bytes += (list?.byteLength ?? 0) + (bits?.byteLength ?? 0);
  return bytes;
};
