import type { Point } from "@hjem/domain/distance";
import { type CommuteMode, parseRoute, type Route } from "@hjem/domain/travel/directions";
import type { DirectionsResponse } from "@hjem/domain/travel/directions-response";
import { api } from "../api.ts";

/** The way from a home to an address. */
export interface DirectionsRequest {
  mode: CommuteMode;
  start: Point;
  end: Point;
  /** County of the home, as its listing names it. */
  county: string;
  /** Name of the address; not sent. */
  addressDisplayName: string;
}

const written = ({ lng, lat }: Point): string => `${lng},${lat}`;

export const directionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The route to an address, or an estimate of it (SAVE-062); `isUnreachable` of its error. */
    getDirections: build.query<Route | null, DirectionsRequest>({
      query: ({ mode, start, end, county }) => ({
        service: "routing",
        url: `/api/directions/${mode}`,
        params: { start: written(start), end: written(end), county },
      }),
      transformResponse: (response: DirectionsResponse, _meta, { addressDisplayName }) =>
        parseRoute(response, addressDisplayName),
    }),
  }),
});
export const { useGetDirectionsQuery } = directionsApi;
