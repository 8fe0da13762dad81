import { type ClusterGroup, microdegrees } from "../cluster-grid.ts";
import type { Bits, Spans } from "./bitset.ts";
import type { Matches } from "./matches.ts";
import type { Segment } from "./segment.ts";

/** A cell of the map in which nothing has been counted yet. */
export const emptyGroup = (cell: number): ClusterGroup => ({
  cell,
  count: 0,
  id: 0,
  latSum: 0,
  lngSum: 0,
  north: -Infinity,
  south: Infinity,
  west: Infinity,
  east: -Infinity,
});

/** Counts the rows of a set from `first` to `end` (not included). */
export const addRows = (
  group: ClusterGroup,
  segment: Segment,
  bits: Bits,
  first: number,
  end: number,
): void => {
  const { ids, lats, lngs } = segment.parts;
  let { count, latSum, lngSum, north, south, west, east } = group;
  const [from, last] = [first >>> 5, (end + 31) >>> 5];
  for (let i = from; i < last; i += 1) {
    let word = bits[i]!;
    if (i === from) word &= -1 << (first & 31);
    // A shift by 32 would keep everything, which is right: then the run ends with the word.
    if (i === last - 1) word &= -1 >>> -end;
    for (; word !== 0; word &= word - 1) {
      const row = (i << 5) + 31 - Math.clz32(word & -word);
      const lat = lats[row]!;
      const lng = lngs[row]!;
      if (count === 0) group.id = ids[row]!;
      count += 1;
      latSum += microdegrees(lat);
      lngSum += microdegrees(lng);
      if (lat > north) north = lat;
      if (lat < south) south = lat;
      if (lng < west) west = lng;
      if (lng > east) east = lng;
    }
  }
  Object.assign(group, { count, latSum, lngSum, north, south, west, east });
};

/** Two groups of one cell together. */
export const joinGroups = (one: ClusterGroup, other: ClusterGroup): ClusterGroup => ({
  cell: one.cell,
  count: one.count + other.count,
  id: one.count === 0 ? other.id : one.id,
  latSum: one.latSum + other.latSum,
  lngSum: one.lngSum + other.lngSum,
  north: Math.max(one.north, other.north),
  south: Math.min(one.south, other.south),
  west: Math.min(one.west, other.west),
  east: Math.max(one.east, other.east),
});

/** The first row from `row` on that is set in the spans; -1 without one. */
const nextRow = (bits: Bits, spans: Spans, row: number): number => {
  for (let s = 0; s < spans.length; s += 2) {
    const from = Math.max(spans[s]!, row >>> 5);
    for (let i = from; i < spans[s + 1]!; i += 1) {
      const word = i === row >>> 5 ? bits[i]! & (-1 << (row & 31)) : bits[i]!;
      if (word !== 0) return (i << 5) + 31 - Math.clz32(word & -word);
    }
  }
  return -1;
};

/** Matches by cell: rows stand in the order of their cells, so each group is one run of them. */
export const groupsOfMatches = (
  { segment, bits, spans }: Matches,
  level: number,
): ClusterGroup[] => {
  const side = 4 ** level;
  const groups: ClusterGroup[] = [];
  for (let row = nextRow(bits, spans, 0); row !== -1;) {
    const group = emptyGroup(Math.floor(segment.parts.cells[row]! / side));
    const end = segment.firstFrom((group.cell + 1) * side);
    for (let s = 0; s < spans.length; s += 2) {
      const first = Math.max(row, spans[s]! << 5);
      const last = Math.min(end, spans[s + 1]! << 5);
      if (first < last) addRows(group, segment, bits, first, last);
    }
    groups.push(group);
    row = nextRow(bits, spans, end);
  }
  return groups;
};
