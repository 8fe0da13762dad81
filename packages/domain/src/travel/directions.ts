import type { DirectionsResponse } from "./directions-response.ts";
import type { TravelMode } from "./travel-estimate.ts";

/** Ways of travelling of a commute, as they are on the wire (D84, SAVE-052). */
export const commuteModes = ["walking", "biking", "driving"] as const;
export type CommuteMode = (typeof commuteModes)[number];

/** Addresses that one person saves (D84): each more would be a request for every home. */
export const COMMUTE_ADDRESSES_MAX = 5;
export const COMMUTE_NAME_MAX_LENGTH = 120;

/** The same in the estimate and in a search. */
export const travelModeOf = (mode: CommuteMode): TravelMode =>
  mode === "biking" ? "cycling" : mode;

/** Code of a route that no way leads to (SAVE-066). */
export const UNREACHABLE_CODE = 2004;

/** A route to an address (SAVE-054). */
export interface Route {
  /** Corners of the line as `[lng, lat]`. */
  coordinates: readonly (readonly [lng: number, lat: number])[];
  /** Name of the address that it leads to. */
  addressDisplayName: string;
  /** Metres. */
  distance: number;
  /** Seconds. */
  duration: number;
  isEstimate: boolean;
}

/** The first route of a response (SAVE-064), to the address of this name. */
export const parseRoute = (
  { features, metadata }: DirectionsResponse,
  addressDisplayName: string,
): Route | null => {
  const [first] = features;
  return first
    ? {
        coordinates: first.geometry.coordinates,
        addressDisplayName,
        ...first.properties.summary,
        isEstimate: metadata.engine === "estimate",
      }
    : null;
};

/** Whether an error says that no way leads to the address; it is not requested again (SAVE-061, SAVE-066). */
export const isUnreachable = ({ code }: { code?: unknown }): boolean => code === UNREACHABLE_CODE;
