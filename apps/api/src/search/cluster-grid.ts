import { MAP_FEATURES_MAX } from "@hjem/domain/search/map-response";
import type { SearchArea } from "@hjem/domain/search/search-filter";
import { AXIS_BITS, type Box, column, row } from "./morton.ts";

/** The homes of one cell of the grid. Positions in degrees; the sums in millionths of a degree, so that they are exact. */
export interface ClusterGroup {
  /** Number of the cell along the Z curve at the grid's level. */
  cell: number;
  count: number;
  /** Internal id of the listing in a group of one. */
  id: number;
  latSum: number;
  lngSum: number;
  north: number;
  south: number;
  west: number;
  east: number;
}

export interface ClusterGroups {
  /** Exact number of matches in the frame: the sum of the counts. */
  total: number;
  /** In the order of their cells. */
  groups: readonly ClusterGroup[];
}

const MICRODEGREES = 1e6;

/** A position in millionths of a degree. */
export const microdegrees = (degrees: number): number => Math.floor(degrees * MICRODEGREES + 0.5);

/** A cell of the map is at least so many pixels wide, so that pins do not overlap. */
const CELL_PIXELS_LOG2 = 6;
/** The world at zoom 0 is 256 pixels wide. */
const TILE_PIXELS_LOG2 = 8;

/** Cells of a frame at a level of the Z curve: a cell of level n is 2^n of its units wide. */
const cellsOf = (box: Box, level: number): number => {
  const side = 2 ** level;
  const across = (from: number, to: number) => Math.floor(to / side) - Math.floor(from / side) + 1;
  return across(column(box.west), column(box.east)) * across(row(box.north), row(box.south));
};

/** Size of the cells in which a frame is grouped: at least 64 pixels at the zoom, and at most 100 in the frame. */
export const clusterLevel = (box: Box, zoom: number | undefined): number => {
  const atZoom = AXIS_BITS - TILE_PIXELS_LOG2 + CELL_PIXELS_LOG2 - Math.floor(zoom ?? AXIS_BITS);
  let level = Math.min(AXIS_BITS, Math.max(0, atZoom));
  while (level < AXIS_BITS && cellsOf(box, level) > MAP_FEATURES_MAX) level += 1;
  return level;
};

/** The validated frame of a request; null without one. */
export const frameOf = ({
  locationTopLeftLat: north,
  locationTopLeftLng: west,
  locationBottomRightLat: south,
  locationBottomRightLng: east,
}: SearchArea): Box | null =>
  north === undefined || west === undefined || south === undefined || east === undefined
    ? null
    : { north, south, west, east };

/** Degrees in the middle of positions whose sum is in millionths of a degree. */
export const middle = (sum: number, count: number): number =>
  Math.round(sum / count) / MICRODEGREES;
