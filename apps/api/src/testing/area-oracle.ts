import type { Point } from "@hjem/domain/distance";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { estimateTravel } from "@hjem/domain/travel/travel-estimate";
import { type Facts, metresApart } from "./listing-facts.ts";

/** Among the samples the one county whose roads go around fjords: Møre og Romsdal. */
const FJORD_COUNTY = "county:15";

/** Minutes to each address of a search, straight from D82. */
export const wayMinutes = ({ listing, places }: Facts, { reach = [] }: SearchRequest): number[] =>
  reach.map((to) => {
    const isFjordCounty = places.includes(FJORD_COUNTY);
    return estimateTravel(listing.address.coordinates, to, to.mode, { isFjordCounty }).minutes;
  });

/** Whether every way takes at most the requested minutes. */
export const isInReach = (card: Facts, request: SearchRequest): boolean =>
  wayMinutes(card, request).every((minutes, at) => minutes <= (request.reach?.[at]?.minutes ?? 0));

const isInPolygon = ([x, y]: [number, number], ring: readonly (readonly [number, number])[]) =>
  ring.reduce((isInside, [x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !isInside : isInside;
  }, false);

/** Whether a point is in the frame, the circle and the polygon of a search. */
export const isInArea = ({ lat, lng }: Point, request: SearchRequest): boolean => {
  const { locationTopLeftLat: north, locationTopLeftLng: west } = request;
  const { locationBottomRightLat: south, locationBottomRightLng: east } = request;
  const isInBox =
    north === undefined ||
    west === undefined ||
    south === undefined ||
    east === undefined ||
    (lat <= north && lat >= south && lng >= west && lng <= east);
  const { mapCentroid, propertyRadius, polygon } = request;
  const isInCircle =
    !mapCentroid || !propertyRadius || metresApart({ lat, lng }, mapCentroid) <= propertyRadius;
  return isInBox && isInCircle && (!polygon || isInPolygon([lng, lat], polygon));
};
