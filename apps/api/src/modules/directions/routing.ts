import type { Point } from "@hjem/domain/distance";
import type { CommuteMode } from "@hjem/domain/travel/directions";
import type { DirectionsResponse } from "@hjem/domain/travel/directions-response";

/** A way that is requested; `isFjordCounty` makes the estimate longer (D82). */
export interface RequestedRoute {
  mode: CommuteMode;
  start: Point;
  end: Point;
  isFjordCounty: boolean;
}

/** Finds a route; null where no way leads there. Throws `RoutingError` where it cannot say. */
export type FindRoute = (requested: RequestedRoute) => Promise<DirectionsResponse | null>;

/** The service has no usable response: too slow, down, over its limit, or nonsense. */
export class RoutingError extends Error {
  override name = "RoutingError";
}
