import { metresBetween, type Point } from "../distance.ts";

/** Ways of travelling for which a time is estimated. */
export const travelModes = ["walking", "cycling", "driving"] as const;
export type TravelMode = (typeof travelModes)[number];

/** How much longer roads are than the straight line (D82). */
const detours: Readonly<Record<TravelMode, number>> = {
  walking: 1.25,
  cycling: 1.3,
  driving: 1.35,
};
/** The same in counties with fjords, whatever the mode. */
const FJORD_DETOUR = 1.6;

const KILOMETRE = 1_000;
const MINUTES = 60;
const speeds = { walking: 4.8, cycling: 15 } as const;
/** Driving in km/h up to each distance in km, the first kilometres through town. */
const drivingSteps = [
  { until: 3, speed: 24 },
  { until: 15, speed: 45 },
  { until: 60, speed: 78 },
  { until: Number.POSITIVE_INFINITY, speed: 85 },
] as const;
/** To reach the car and to park it. */
const DRIVING_EXTRA_MINUTES = 2;

function drivingMinutes(kilometres: number): number {
  let minutes = DRIVING_EXTRA_MINUTES;
  let from = 0;
  for (const { until, speed } of drivingSteps) {
    const part = Math.min(kilometres, until) - from;
    if (part <= 0) break;
    minutes += (part / speed) * MINUTES;
    from = until;
  }
  return minutes;
}

/** How much longer the way between two places is than the straight line (D82). */
export const travelDetour = (mode: TravelMode, isFjordCounty: boolean): number =>
  isFjordCounty ? FJORD_DETOUR : detours[mode];

/** Minutes for so many metres along the road, whole as they are shown and compared (D82). */
export function travelMinutes(metres: number, mode: TravelMode): number {
  if (metres === 0) return 0;
  const kilometres = metres / KILOMETRE;
  const minutes =
    mode === "driving" ? drivingMinutes(kilometres) : (kilometres / speeds[mode]) * MINUTES;
  return Math.round(minutes);
}

/** The most whole metres along the road that are travelled in at most so many minutes, the inverse of `travelMinutes`. */
export function metresWithin(minutes: number, mode: TravelMode): number {
  let low = 0;
  // No way of travelling is faster than 100 km/h.
  let high = (minutes + 1) * 2 * KILOMETRE;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (travelMinutes(middle, mode) <= minutes) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** An estimate of a journey: metres along the road, and minutes as they are shown and compared (D82). */
export interface TravelEstimate {
  metres: number;
  /** Whole minutes. */
  minutes: number;
}

/**
 * Distance and time between two points without a road network, always labelled as an estimate (D82). The same place is
 * reached in no time. `isFjordCounty`: roads go around fjords.
 */
export function estimateTravel(
  from: Point,
  to: Point,
  mode: TravelMode,
  { isFjordCounty = false }: { isFjordCounty?: boolean } = {},
): TravelEstimate {
  const metres = Math.round(metresBetween(from, to) * travelDetour(mode, isFjordCounty));
  return { metres, minutes: travelMinutes(metres, mode) };
}
