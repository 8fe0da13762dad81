import type { MapPoint } from "./map-point.ts";

/** Mean radius of the earth. */
const EARTH_M = 6_371_009;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Metres between two points of one region, where the earth is as good as flat. */
export function metresBetween(from: MapPoint, to: MapPoint): number {
  const { north, east } = metresApart(from, to);
  return Math.hypot(north, east);
}

function metresApart(from: MapPoint, to: MapPoint) {
  const middle = radians((from.lat + to.lat) / 2);
  return {
    north: radians(to.lat - from.lat) * EARTH_M,
    east: radians(to.lng - from.lng) * EARTH_M * Math.cos(middle),
  };
}

/** One of the eight winds. */
export type Wind = "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";

const winds: readonly Wind[] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/** In which of the eight directions `to` lies as seen from `from`. */
export function windTo(from: MapPoint, to: MapPoint): Wind {
  const { north, east } = metresApart(from, to);
  const eighths = Math.round((degrees(Math.atan2(east, north)) + 360) / 45);
  return winds[eighths % winds.length] ?? "N";
}

/** The point so many metres to the north and the east. */
export function movedBy(from: MapPoint, metres: { north: number; east: number }): MapPoint {
  const lat = from.lat + degrees(metres.north / EARTH_M);
  return {
    lat,
    lng: from.lng + degrees(metres.east / (EARTH_M * Math.cos(radians((from.lat + lat) / 2)))),
  };
}
