import type { DirectionsResponse } from "@hjem/domain/travel/directions-response";
import { estimateCommute } from "@hjem/domain/travel/estimate-commute";
import type { FindRoute, RequestedRoute } from "./routing.ts";

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
  const estimate = estimateCommute(start, end, mode, { isFjordCounty });
  if (!estimate) return null;
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
        properties: { summary: { distance: estimate.metres, duration: estimate.minutes * 60 } },
      },
    ],
    metadata: { engine: "estimate" },
  };
};

/**
 * Finds routes by a service, and by the estimate where there is none or while it has no usable response; the reason is
 * passed to `onFailure`.
 */
export const orEstimate =
  (findRoute: FindRoute | null, onFailure: (reason: string) => void): FindRoute =>
  async (requested) => {
    if (!findRoute) return estimateRoute(requested);
    return findRoute(requested).catch((error: unknown) => {
      onFailure(String(error));
      return estimateRoute(requested);
    });
  };
