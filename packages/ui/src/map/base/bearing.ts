import { EARTH_RADIUS_M, type Point } from "@hjem/domain/distance";

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Metres between two nearby points, on a flat earth. */
function metresApart(from: Point, to: Point) {
  const middle = radians((from.lat + to.lat) / 2);
  return {
    north: radians(to.lat - from.lat) * EARTH_RADIUS_M,
    east: radians(to.lng - from.lng) * EARTH_RADIUS_M * Math.cos(middle),
  };
}

/** One of the eight compass directions. */
export type Wind = "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";

const winds: readonly Wind[] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/** The compass direction from `from` to `to`. */
export function windTo(from: Point, to: Point): Wind {
  const { north, east } = metresApart(from, to);
  const eighths = Math.round((degrees(Math.atan2(east, north)) + 360) / 45);
  return winds[eighths % winds.length] ?? "N";
}

/** The point at a distance in metres to the north and the east. */
export function movedBy(from: Point, metres: { north: number; east: number }): Point {
  const lat = from.lat + degrees(metres.north / EARTH_RADIUS_M);
  return {
    lat,
    lng:
      from.lng + degrees(metres.east / (EARTH_RADIUS_M * Math.cos(radians((from.lat + lat) / 2)))),
  };
}
