import { boxAround, metresBetween, type Point } from "@hjem/domain/distance";
import { REACH_MINUTES } from "@hjem/domain/limits";
import type { Reach } from "@hjem/domain/search/search-filter";
import {
  metresWithin,
  travelDetour,
  type TravelMode,
  travelModes,
} from "@hjem/domain/travel/travel-estimate";
import type { Box } from "./morton.ts";

/** The homes that an address is near enough to: a circle, since the estimate depends on the straight line alone (D82). */
export interface ReachLimit {
  center: Point;
  /** How much longer the way is than the straight line. */
  detour: number;
  /** Ways below this many metres along the road are within the minutes. */
  below: number;
  /** Metres in a straight line. */
  radius: number;
}

/** The circle of an address, for homes in counties with fjords or for all others. */
export const reachLimit = (
  { mode, minutes, lat, lng }: Reach,
  isFjordCounty: boolean,
): ReachLimit => {
  const detour = travelDetour(mode, isFjordCounty);
  // Ways are compared in whole metres: half a metre more rounds to the next.
  const below = metresWithin(minutes, mode) + 0.5;
  return { center: { lat, lng }, detour, below, radius: below / detour };
};

/** Whether a home is near enough; in the arithmetic of `estimateTravel`. */
export const isWithinReach = ({ center, detour, below }: ReachLimit, home: Point): boolean =>
  metresBetween(home, center) * detour < below;

/** A box around all homes that may be near enough, in whichever county. */
export const boxOfReach = (reach: Reach): Box => {
  const { center, radius } = reachLimit(reach, false);
  return boxAround(center, radius);
};

const stepsOf = (mode: TravelMode): number[] =>
  Array.from({ length: REACH_MINUTES.max }, (_, minutes) => metresWithin(minutes, mode) + 0.5);

/** By mode the metres from which a way takes a minute more, beginning with the first: the table of `travelMinutes`. */
export const minuteSteps = Object.fromEntries(
  travelModes.map((mode) => [mode, stepsOf(mode)]),
) as Record<TravelMode, number[]>;
