import { metresBetween, type Point } from "@hjem/domain/distance";
import type { Reach, SearchArea } from "@hjem/domain/search/search-filter";
import { frameOf } from "../cluster-grid.ts";
import { AXIS_BITS, type Box, boxOfCell } from "../morton.ts";
import { isWithinReach, reachLimit } from "../reach-limits.ts";
import type { Segment } from "./segment.ts";

/** Position of an area relative to a square of the map. */
type Cover = "outside" | "inside" | "edge";

/** One drawn area: where squares lie to it, and the exact test of a point. */
interface Shape {
  cover(square: Box): Cover;
  holds(point: Point): boolean;
}

/** Squares are taken this much wider, so that rounding never calls an edge an inside. */
const MARGIN_DEGREES = 1e-7;
const MARGIN_METRES = 1.001;
/** So few rows are tested one by one instead of parting their square further. */
const TESTED_ROWS = 64;

const frameShape = ({ north, south, west, east }: Box): Shape => ({
  cover(square) {
    if (square.north < south || square.south > north || square.east < west || square.west > east) {
      return "outside";
    }
    const isInside =
      square.north <= north && square.south >= south && square.west >= west && square.east <= east;
    return isInside ? "inside" : "edge";
  },
  holds: ({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east,
});

const circleShape = (center: Point, radius: number): Shape => ({
  cover(square) {
    const middle = {
      lat: (square.north + square.south) / 2,
      lng: (square.west + square.east) / 2,
    };
    const reach =
      MARGIN_METRES *
      Math.max(
        ...[square.north, square.south].map((lat) =>
          metresBetween(middle, { lat, lng: square.west }),
        ),
      );
    // Beyond a part of the earth's curve corners are no measure of a square's reach.
    if (square.east - square.west > 30) return "edge";
    const distance = metresBetween(center, middle);
    if (distance > (radius + reach) * MARGIN_METRES) return "outside";
    return (distance + reach) * MARGIN_METRES < radius ? "inside" : "edge";
  },
  holds: (point) => metresBetween(point, center) <= radius,
});

type Corner = readonly [lng: number, lat: number];

const isInRing = (ring: readonly Corner[], { lat, lng }: Point): boolean => {
  let isInside = false;
  for (let i = 0; i < ring.length; i += 1) {
    const [x1, y1] = ring[i]!;
    const [x2, y2] = ring[i + 1 === ring.length ? 0 : i + 1]!;
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) {
      isInside = !isInside;
    }
  }
  return isInside;
};

/** True where the edge may touch the square: their boxes meet and the square's corners lie on both sides of its line. */
const mayTouch = ([x1, y1]: Corner, [x2, y2]: Corner, square: Box): boolean => {
  if (Math.max(x1, x2) < square.west || Math.min(x1, x2) > square.east) return false;
  if (Math.max(y1, y2) < square.south || Math.min(y1, y2) > square.north) return false;
  const side = (x: number, y: number) => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
  const sides = [
    side(square.west, square.north),
    side(square.east, square.north),
    side(square.west, square.south),
    side(square.east, square.south),
  ];
  return !(sides.every((value) => value > 0) || sides.every((value) => value < 0));
};

const ringShape = (ring: readonly Corner[]): Shape => ({
  cover(square) {
    const isTouched = ring.some((corner, index) =>
      mayTouch(corner, ring[(index + 1) % ring.length]!, square),
    );
    if (isTouched) return "edge";
    return isInRing(ring, { lat: square.north, lng: square.west }) ? "inside" : "outside";
  },
  holds: (point) => isInRing(ring, point),
});

const reachShape = (reach: Reach, isFjordCounty: boolean): Shape => {
  const limit = reachLimit(reach, isFjordCounty);
  return {
    ...circleShape(limit.center, limit.radius),
    holds: (point) => isWithinReach(limit, point),
  };
};

/** The circles of a search's addresses for homes in counties with fjords (D82). */
const fjordShapes = ({ reach = [] }: SearchArea): Shape[] =>
  reach.map((each) => reachShape(each, true));

const shapesOf = (area: SearchArea): Shape[] => {
  const frame = frameOf(area);
  return [
    ...(frame ? [frameShape(frame)] : []),
    ...(area.mapCentroid && area.propertyRadius
      ? [circleShape(area.mapCentroid, area.propertyRadius)]
      : []),
    ...(area.polygon ? [ringShape(area.polygon)] : []),
    ...(area.reach ?? []).map((reach) => reachShape(reach, false)),
  ];
};

/** The rows of an area: runs that lie inside for certain, and runs to be tested row by row. */
export interface AreaRows {
  inside: (readonly [first: number, end: number])[];
  edge: (readonly [first: number, end: number])[];
  holds(point: Point): boolean;
}

const testOf = (shapes: readonly Shape[]): AreaRows["holds"] | null =>
  shapes.length === 0 ? null : (point) => shapes.every((shape) => shape.holds(point));

/** Whether a point is in an area; null without any area. */
export const areaTest = (area: SearchArea): AreaRows["holds"] | null => testOf(shapesOf(area));

/** Whether a home in a county with fjords is near enough to all addresses (D82); null without any. */
export const fjordTest = (area: SearchArea): AreaRows["holds"] | null => testOf(fjordShapes(area));

/** Divides the map into squares until each is inside or outside, or has few rows; null without any shape. */
const rowsOfShapes = (segment: Segment, shapes: readonly Shape[]): AreaRows | null => {
  const holds = testOf(shapes);
  if (!holds) return null;
  const inside: [number, number][] = [];
  const edge: [number, number][] = [];
  const visit = (cell: number, level: number, first: number, end: number): void => {
    if (end <= first) return;
    const square = boxOfCell(cell, level, MARGIN_DEGREES);
    const covers = shapes.map((shape) => shape.cover(square));
    if (covers.includes("outside")) return;
    if (covers.every((cover) => cover === "inside")) {
      inside.push([first, end]);
      return;
    }
    if (level === 0 || end - first <= TESTED_ROWS) {
      edge.push([first, end]);
      return;
    }
    const quarter = 4 ** (level - 1);
    let from = first;
    for (let part = 0; part < 4; part += 1) {
      const next = part === 3 ? end : segment.firstFrom(cell * 4 ** level + (part + 1) * quarter);
      visit(cell * 4 + part, level - 1, from, next);
      from = next;
    }
  };
  visit(0, AXIS_BITS, 0, segment.size);
  return { inside, edge, holds };
};

/** The rows of an area; null without any. */
export const areaRows = (segment: Segment, area: SearchArea): AreaRows | null =>
  rowsOfShapes(segment, shapesOf(area));

/** The same of the circles in counties with fjords alone; null without any address (D82). */
export const fjordRows = (segment: Segment, area: SearchArea): AreaRows | null =>
  rowsOfShapes(segment, fjordShapes(area));
