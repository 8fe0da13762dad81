import { useGetDirectionsQuery } from "@hjem/api-client/endpoints/directions";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { Point } from "@hjem/domain/distance";
import { type CommuteMode, isUnreachable, type Route } from "@hjem/domain/travel/directions";
import type { SavedAddress } from "@hjem/saved/commute-addresses";
import { useEffect } from "react";

/** A way from a home. */
export interface WayProps {
  home: Point;
  /** County of the home, as its listing names it. */
  county: string;
  address: SavedAddress;
  mode: CommuteMode;
}

/** What is known of a way. */
export interface Way {
  /** Absent while it is unknown. */
  route: Route | null | undefined;
  /** No way leads there. */
  isUnreached: boolean;
}

/** Ways that lead nowhere, remembered until the page is loaded anew: none is requested a second time (SAVE-061). */
const unreachable = new Set<string>();

/**
 * The way to one address, requested once for all who show it: the list and the map. Unknown where it cannot be had
 * (SAVE-065).
 */
export function useWay({ home, county, address, mode }: WayProps): Way {
  const { coordinates: end, displayName: addressDisplayName } = address;
  const key = [mode, home.lat, home.lng, end.lat, end.lng].join();
  const isKnown = unreachable.has(key);
  const { currentData, error } = useGetDirectionsQuery(
    { mode, start: home, end, county, addressDisplayName },
    { skip: isKnown },
  );
  const isUnreached = isKnown || (isApiError(error) && isUnreachable(error));
  useEffect(() => {
    if (isUnreached) unreachable.add(key);
  }, [isUnreached, key]);
  return { route: currentData, isUnreached };
}
