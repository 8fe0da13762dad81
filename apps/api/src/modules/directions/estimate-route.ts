import type { Point } from "@hjem/domain/distance";
import { travelModeOf } from "@hjem/domain/travel/directions";
import type { DirectionsResponse } from "@hjem/domain/travel/directions-response";
import { estimateTravel } from "@hjem/domain/travel/travel-estimate";
import type { RequestedRoute } from "./routing.ts";

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
 * The way by the estimate of D82, without any network: a straight line that is labelled as an estimate. Null where the
 * address is too far for the mode or on other land.
 */
export const estimateRoute = ({
  mode,
  start,
  end,
  isFjordCounty,
}: RequestedRoute): DirectionsResponse | null => {
  const { metres, minutes } = estimateTravel(start, end, travelModeOf(mode), { isFjordCounty });
  if (metres > farthest[mode] || islandOf(start) !== islandOf(end)) return null;
  return {
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        geometry: {
          type: "LineString",
          coordinates: [
            [start.lng, start.lat],
            [end.lng, end.lat],
          ],
        },
        properties: { summary: { distance: metres, duration: minutes * 60 } },
      },
    ],
    metadata: { engine: "estimate" },
  };
};
