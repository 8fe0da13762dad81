import { type ClusterGroup, microdegrees } from "../cluster-grid.ts";
import type { Bits, Spans } from "./bits.ts";
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

/** Counts one home. */
const addRow = (group: ClusterGroup, segment: Segment, row: number): void => {
  const { ids, lats, lngs } = segment.parts;
  const lat = lats[row]!;
  const lng = lngs[row]!;
  if (group.count === 0) group.id = ids[row]!;
  group.count += 1;
  group.latSum += microdegrees(lat);
  group.lngSum += microdegrees(lng);
  if (lat > group.north) group.north = lat;
  if (lat < group.south) group.south = lat;
  if (lng < group.west) group.west = lng;
  if (lng > group.east) group.east = lng;
};

/** Counts the rows of a set from `first` to `end` (not included). */
export const addRows = (
  group: ClusterGroup,
  segment: Segment,
  bits: Bits,
  first: number,
  end: number,
): void => {
  for (let i = first >>> 5; i < (end + 31) >>> 5; i += 1) {
    let word = bits[i]!;
    if (i === first >>> 5) word &= -1 << (first & 31);
    while (word !== 0) {
      const row = (i << 5) + 31 - Math.clz32(word & -word);
      if (row >= end) return;
      addRow(group, segment, row);
      word &= word - 1;
    }
  }
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
