import type { Point } from "./place-data.ts";

/** Kilometres of a degree of latitude. */
export const KM_PER_DEGREE = 111.2;

/** Kilometres between two points that are not far apart, on a flat map. */
export function kilometresBetween(a: Point, b: Point): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * KM_PER_DEGREE;
}
