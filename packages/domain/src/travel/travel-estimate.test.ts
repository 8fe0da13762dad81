import { expect, test } from "vitest";
import { EARTH_RADIUS_M } from "../distance.ts";
import {
  estimateTravel,
  metresWithin,
  travelMinutes,
  type TravelMode,
  travelModes,
} from "./travel-estimate.ts";

const start = { lat: 0, lng: 0 };
/** A point so many straight kilometres to the east along the equator. */
const east = (kilometres: number) => ({
  lat: 0,
  lng: ((kilometres * 1_000) / EARTH_RADIUS_M) * (180 / Math.PI),
});

test.each<[TravelMode, number, number, number]>([
  // Straight kilometres, metres along the road, minutes.
  ["walking", 1, 1_250, 16],
  ["walking", 3.2, 4_000, 50],
  ["cycling", 1, 1_300, 5],
  ["cycling", 5, 6_500, 26],
  // 1.35 km at 24 km/h and 2 minutes.
  ["driving", 1, 1_350, 5],
  // 3 km at 24 km/h, 10.5 at 45.
  ["driving", 10, 13_500, 24],
  // 3 at 24, 12 at 45, 12 at 78.
  ["driving", 20, 27_000, 35],
  // 3 at 24, 12 at 45, 45 at 78, 75 at 85.
  ["driving", 100, 135_000, 113],
])("D82: %s %s km in a straight line is %s m and %s minutes", (mode, straight, metres, minutes) => {
  expect(estimateTravel(start, east(straight), mode)).toEqual({ metres, minutes });
});

test("D82: roads in counties with fjords are 1.6 times the straight line in every mode", () => {
  for (const mode of ["walking", "cycling", "driving"] as const) {
    expect(estimateTravel(start, east(10), mode, { isFjordCounty: true }).metres).toBe(16_000);
  }
});

test("the same place takes no time, by car too", () => {
  expect(estimateTravel(start, start, "driving")).toEqual({ metres: 0, minutes: 0 });
});

test("D82: the farthest that is reached in a time takes that time, and a metre more takes longer", () => {
  for (const mode of travelModes) {
    for (const minutes of [5, 17, 30, 60, 120]) {
      const metres = metresWithin(minutes, mode);
      expect(travelMinutes(metres, mode)).toBe(minutes);
      expect(travelMinutes(metres + 1, mode)).toBe(minutes + 1);
    }
  }
});
