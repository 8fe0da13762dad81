import type { Point } from "@hjem/domain/distance";
import type { BaseMapData } from "@hjem/domain/map/base-map";

/** A ring or line in map coordinates: alternating `x, y` from 0 to 1 over the whole world. */
export interface Shape {
  points: Float64Array;
  west: number;
  east: number;
  north: number;
  south: number;
}

/** The built-in map, prepared for drawing at any zoom level. */
export interface BaseShapes {
  land: Shape[];
  borders: Shape[];
  areaLines: Shape[];
}

const UNITS_PER_DEGREE = 1000;

/** Web Mercator, as in all web tiles: 0 at the far north, 1 at the far south. */
export const worldY = (lat: number): number => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};

export const worldX = (lng: number): number => (lng + 180) / 360;

/** The coordinates of a point in Web Mercator. */
export const earthPoint = (x: number, y: number): Point => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lng: x * 360 - 180,
});

function readShape(numbers: readonly number[]): Shape {
  const points = new Float64Array(numbers.length);
  const shape = { points, west: Infinity, east: -Infinity, north: Infinity, south: -Infinity };
  let [lng, lat] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    lng += numbers[at] ?? 0;
    lat += numbers[at + 1] ?? 0;
    const [x, y] = [worldX(lng / UNITS_PER_DEGREE), worldY(lat / UNITS_PER_DEGREE)];
    points[at] = x;
    points[at + 1] = y;
    shape.west = Math.min(shape.west, x);
    shape.east = Math.max(shape.east, x);
    shape.north = Math.min(shape.north, y);
    shape.south = Math.max(shape.south, y);
  }
  return shape;
}

/** Parses the file of a region's built-in map (`BaseMapData`). */
export const readShapes = ({ land, borders, areaLines }: BaseMapData): BaseShapes => ({
  land: land.map(readShape),
  borders: borders.map(readShape),
  areaLines: areaLines.map(readShape),
});

/** One tile of the map: `size` pixels wide, `column` and `row` counted from the north-west. */
export interface Square {
  column: number;
  row: number;
  /** Number of tiles along one side of the world. */
  across: number;
  size: number;
}

/** Tenths of a pixel are finer than any screen. */
const inTenths = (pixels: number) => Math.round(pixels * 10) / 10;
/** A point closer than this to the previous one makes no visible difference. */
const LEAST_STEP_PX = 0.6;

/** The path of the shapes that intersect a tile, in the pixels of that tile. */
export function pathIn(
  shapes: readonly Shape[],
  square: Square,
  { isClosed }: { isClosed: boolean },
): string {
  const { column, row, across, size } = square;
  const scale = across * size;
  let path = "";
  for (const { points, west, east, north, south } of shapes) {
    const isApart =
      east * across < column ||
      west * across > column + 1 ||
      south * across < row ||
      north * across > row + 1;
    if (isApart) continue;
    let [lastX, lastY] = [Infinity, Infinity];
    for (let at = 0; at < points.length; at += 2) {
      const x = inTenths((points[at] ?? 0) * scale - column * size);
      const y = inTenths((points[at + 1] ?? 0) * scale - row * size);
      const isStart = at === 0;
      const isEnd = at === points.length - 2;
      const isSeen = Math.abs(x - lastX) + Math.abs(y - lastY) >= LEAST_STEP_PX;
      if (!isStart && !isEnd && !isSeen) continue;
      path += `${isStart ? "M" : "L"}${x} ${y}`;
      [lastX, lastY] = [x, y];
    }
    if (isClosed) path += "Z";
  }
  return path;
}
