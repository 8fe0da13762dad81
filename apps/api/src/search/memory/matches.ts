import { type AreaRows, areaRows, fjordRows } from "./area-rows.ts";
import {
  addBits,
  type Bits,
  copyBits,
  countBits,
  dropBits,
  hasRow,
  type RowSet,
  setRow,
  spansOfRows,
  spansOfRuns,
  spanWords,
  type Spans,
  wholeSpan,
} from "./bitset.ts";
import { Clauses } from "./clauses.ts";
import type { Clause } from "./day-conditions.ts";
import type { Search } from "./index-query.ts";
import { keepAny } from "./postings.ts";
import type { Segment } from "./segment.ts";

/** The rows of a segment that a search finds. */
export interface Matches extends RowSet {
  segment: Segment;
}

/** Lists that cover more than this share of the words narrow nothing. */
const NARROW_SHARE = 1 / 8;

/** Spans around the rows of the clause that has the fewest; all words where none has few. */
const narrowest = (segment: Segment, clauses: readonly Clause[]): Spans => {
  let best: Spans = wholeSpan(segment.words);
  let fewest = segment.words * NARROW_SHARE;
  for (const { any } of clauses) {
    if (!any || any.some(({ list }) => list === null)) continue;
    const count = any.reduce((sum, posting) => sum + posting.count, 0);
    if (count >= fewest) continue;
    fewest = count;
    const rows = new Uint32Array(count);
    let filled = 0;
    for (const { list } of any) {
      rows.set(list!, filled);
      filled += list!.length;
    }
    best = spansOfRows(any.length > 1 ? rows.toSorted() : rows);
  }
  return best;
};

const spansOfArea = ({ inside, edge }: AreaRows): Spans => spansOfRuns([...inside, ...edge]);

/** Whether a rising list has a row. */
const hasListed = (list: Uint32Array, row: number): boolean => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < row) low = middle + 1;
    else high = middle;
  }
  return list[low] === row;
};

/** Keeps the rows of an area. Whole runs are set word by word; rows at its edge are tested where they still count. */
const keepArea = (segment: Segment, area: AreaRows, bits: Bits, spans: Spans): void => {
  const { lats, lngs } = segment.parts;
  const stored = segment.arena.take();
  for (let s = 0; s < spans.length; s += 2) stored.fill(0, spans[s], spans[s + 1]);
  for (const [first, end] of area.inside) {
    const from = (first + 31) >>> 5;
    const to = end >>> 5;
    if (from < to) stored.fill(-1, from, to);
    for (let row = first; row < Math.min(end, from * 32); row += 1) setRow(stored, row);
    for (let row = Math.max(first, to * 32); row < end; row += 1) setRow(stored, row);
  }
  for (const [first, end] of area.edge) {
    for (let row = first; row < end; row += 1) {
      if (((bits[row >>> 5]! >>> (row & 31)) & 1) === 0) continue;
      if (area.holds({ lat: lats[row]!, lng: lngs[row]! })) setRow(stored, row);
    }
  }
  for (let s = 0; s < spans.length; s += 2) {
    for (let i = spans[s]!; i < spans[s + 1]!; i += 1) bits[i]! &= stored[i]!;
  }
};

/** Whether rows are in any of some places. */
export const inAnyPlace = (
  segment: Segment,
  places: readonly number[] = [],
): ((row: number) => boolean) => {
  const postings = places.flatMap((place) => segment.parts.places.get(place) ?? []);
  return (row) =>
    postings.some(({ bits, list }) => (bits ? hasRow(bits, row) : hasListed(list!, row)));
};

/** Homes in counties with fjords have smaller circles around the addresses of a search (D82). */
const keepNearFjords = (
  segment: Segment,
  { request, fjordPlaces = [] }: Search,
  bits: Bits,
  spans: Spans,
): void => {
  const { arena, parts } = segment;
  const fjords = fjordPlaces.flatMap((place) => parts.places.get(place) ?? []);
  if (fjords.length === 0 || !request.reach?.length) return;
  const around = arena.take();
  copyBits(around, bits, spans);
  arena.during(() => keepAny(around, fjords, spans, arena.take()));
  if (countBits(around, spans) === 0) return;
  dropBits(bits, around, spans);
  const area = fjordRows(segment, request);
  if (area) keepArea(segment, area, around, spans);
  addBits(bits, around, spans);
};

/** Carries out the conditions of a search, and `more` beside them, on one segment. */
export const matchesOf = (
  segment: Segment,
  search: Search,
  more: (clauses: Clauses) => readonly Clause[] = () => [],
): Matches => {
  const clauses = new Clauses(segment);
  const conditions = [...clauses.ofSearch(search), ...more(clauses)];
  const area = areaRows(segment, search.request);
  const byList = narrowest(segment, conditions);
  const byArea = area && spansOfArea(area);
  const spans = byArea && spanWords(byArea) < spanWords(byList) ? byArea : byList;
  const bits = segment.arena.take().fill(0);
  copyBits(bits, segment.live, spans);
  for (const clause of conditions) segment.arena.during(() => clause.keep(bits, spans));
  if (area) segment.arena.during(() => keepArea(segment, area, bits, spans));
  segment.arena.during(() => keepNearFjords(segment, search, bits, spans));
  return { segment, bits, spans, count: countBits(bits, spans) };
};

/** The matches that meet more conditions. */
export const narrowed = (matches: Matches, clauses: readonly Clause[]): Matches => {
  const { segment, spans } = matches;
  const bits = segment.arena.take().fill(0);
  copyBits(bits, matches.bits, spans);
  for (const clause of clauses) segment.arena.during(() => clause.keep(bits, spans));
  return { segment, bits, spans, count: countBits(bits, spans) };
};
