import { boxAround, metresBetween, type Point } from "./distance.ts";

/** Maximum distance to a stop that the filter offers (spec §3 transportationRadius). */
export const TRANSPORT_REACH_M = 5_000;

/** Degrees of a grid cell: a little more than the maximum distance at any latitude with stops. */
const SQUARE_LAT = 0.05;
const SQUARE_LNG = 0.15;

const squareOf = ({ lat, lng }: Point): string =>
  `${Math.floor(lat / SQUARE_LAT)} ${Math.floor(lng / SQUARE_LNG)}`;

/**
 * Finds the distance in whole metres, rounded up, to the nearest stop; null beyond the maximum of the filter.
 */
export const nearestStopFinder = (stops: readonly Point[]): ((point: Point) => number | null) => {
  const grid = Map.groupBy(stops, squareOf);
  return (point) => {
    const { north, south, west, east } = boxAround(point, TRANSPORT_REACH_M);
    let nearest = Number.POSITIVE_INFINITY;
    for (let y = Math.floor(south / SQUARE_LAT); y <= Math.floor(north / SQUARE_LAT); y++) {
      for (let x = Math.floor(west / SQUARE_LNG); x <= Math.floor(east / SQUARE_LNG); x++) {
        for (const stop of grid.get(`${y} ${x}`) ?? []) {
          nearest = Math.min(nearest, metresBetween(point, stop));
        }
      }
    }
    return nearest <= TRANSPORT_REACH_M ? Math.ceil(nearest) : null;
  };
};
