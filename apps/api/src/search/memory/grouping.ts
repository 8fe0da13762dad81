import type { SearchRequest } from "@hjem/domain/search/search-filter";
import {
  type ClusterGroup,
  type ClusterGroups,
  clusterLevel,
  frameOf,
  microdegrees,
} from "../cluster-grid.ts";
import type { Box } from "../morton.ts";
import { eachRow } from "./bits.ts";
import type { Matches } from "./matches.ts";

/** The frame around all matches; null without any. */
const frameAround = (parts: readonly Matches[]): Box | null => {
  let [north, south, west, east] = [-Infinity, Infinity, Infinity, -Infinity];
  for (const { segment, bits, spans } of parts) {
    const { lats, lngs } = segment.parts;
    eachRow(bits, spans, (row) => {
      const [lat, lng] = [lats[row]!, lngs[row]!];
      if (lat > north) north = lat;
      if (lat < south) south = lat;
      if (lng < west) west = lng;
      if (lng > east) east = lng;
    });
  }
  return north < south ? null : { north, south, west, east };
};

/** Groups of one part: rows stand in the order of their cells, so each group is one run of them. */
const groupsOf = ({ segment, bits, spans }: Matches, level: number): ClusterGroup[] => {
  const { ids, cells, lats, lngs } = segment.parts;
  const side = 4 ** level;
  const groups: ClusterGroup[] = [];
  let group: ClusterGroup | null = null;
  let end = -1;
  eachRow(bits, spans, (row) => {
    const [lat, lng] = [lats[row]!, lngs[row]!];
    if (group === null || cells[row]! >= end) {
      const cell = Math.floor(cells[row]! / side);
      end = (cell + 1) * side;
      group = {
        cell,
        count: 0,
        id: ids[row]!,
        latSum: 0,
        lngSum: 0,
        north: lat,
        south: lat,
        west: lng,
        east: lng,
      };
      groups.push(group);
    }
    group.count += 1;
    group.latSum += microdegrees(lat);
    group.lngSum += microdegrees(lng);
    if (lat > group.north) group.north = lat;
    if (lat < group.south) group.south = lat;
    if (lng < group.west) group.west = lng;
    if (lng > group.east) group.east = lng;
  });
  return groups;
};

const joined = (one: ClusterGroup, other: ClusterGroup): ClusterGroup => ({
  cell: one.cell,
  count: one.count + other.count,
  id: Math.min(one.id, other.id),
  latSum: one.latSum + other.latSum,
  lngSum: one.lngSum + other.lngSum,
  north: Math.max(one.north, other.north),
  south: Math.min(one.south, other.south),
  west: Math.min(one.west, other.west),
  east: Math.max(one.east, other.east),
});

/** The matches of all parts on the grid of a request. */
export const groupMatches = (parts: readonly Matches[], request: SearchRequest): ClusterGroups => {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const frame = frameOf(request) ?? frameAround(parts);
  if (!frame || total === 0) return { total, groups: [] };
  const level = clusterLevel(frame, request.zoomLevel);
  const byCell = new Map<number, ClusterGroup>();
  for (const part of parts) {
    for (const group of groupsOf(part, level)) {
      const known = byCell.get(group.cell);
      byCell.set(group.cell, known ? joined(known, group) : group);
    }
  }
  const groups = [...byCell.values()].toSorted((a, b) => a.cell - b.cell);
  return { total, groups };
};
