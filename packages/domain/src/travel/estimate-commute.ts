import { type Point, roughPosition } from "../distance.ts";
import { type CommuteMode, travelModeOf } from "./directions.ts";
import { estimateTravel, type TravelEstimate } from "./travel-estimate.ts";

/** Metres beyond which nobody goes a way of each kind, as openrouteservice limits it. */
const farthest = { walking: 50_000, biking: 200_000, driving: 6_000_000 } as const;

/** Land that no road leads to from the rest of its market: Tasmania, Svalbard. */
const islands: readonly { north: number; south: number; west: number; east: number }[] = [
  { north: -39.5, south: -44, west: 143.5, east: 149 },
  { north: 81, south: 74, west: 10, east: 35 },
];

/** The island on which a point lies; -1 for the mainland. */
const islandOf = ({ lat, lng }: Point): number =>
  islands.findIndex(
    ({ north, south, west, east }) => lat <= north && lat >= south && lng >= west && lng <= east,
  );

/**
 * The estimate of D82 for the way from a home to an address of a commute: the same on the property page, on cards and in
 * the API. Null where the address is too far for the mode or on other land (SAVE-066).
 */
export const estimateCommute = (
  home: Point,
  address: Point,
  mode: CommuteMode,
  { isFjordCounty }: { isFjordCounty: boolean },
): TravelEstimate | null => {
  const estimate = estimateTravel(home, address, travelModeOf(mode), { isFjordCounty });
  const isTooFar = estimate.metres > farthest[mode];
  return isTooFar || islandOf(home) !== islandOf(address) ? null : estimate;
};

/** A home as results and saved homes have it. */
export interface CommuteHome {
  location: Point;
  /** Its county, or state. */
  region: string;
  /** Empty where it is hidden; absent of a result that has one. */
  street?: string;
}

/**
 * Whole minutes by car from a home to an address, for cards and comparisons: the estimate that its own page gives without a
 * routing service (D82, D84). A home whose street is hidden starts where its map does. Null where no way leads there.
 */
export const estimateMinutes = (
  { location, region: county, street }: CommuteHome,
  address: Point,
  { fjordCounties = [] }: { fjordCounties?: readonly string[] },
): number | null => {
  const start = street === "" ? roughPosition(location) : location;
  const isFjordCounty = fjordCounties.includes(county);
  return estimateCommute(start, address, "driving", { isFjordCounty })?.minutes ?? null;
};
