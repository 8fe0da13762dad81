import type { Point } from "@hjem/domain/distance";
import { boxFields } from "@hjem/domain/search/filter-check";
import type { MapFeature } from "@hjem/domain/search/map-response";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { metresWithin, travelDetour } from "@hjem/domain/travel/travel-estimate";
import type { ListingMapProps } from "@hjem/ui/map/listing-map";
import type { MapBounds } from "@hjem/ui/map/map-entries";

/** The area of a search besides its frame: a drawn ring or a circle. */
export type SearchedArea = NonNullable<ListingMapProps["area"]>;

/** Frames are equal if their sides differ by less than this share of their width, because windows differ in size. */
const SAME_SHARE = 0.02;
const METRES_PER_DEGREE = 111_320;

type Choice = Partial<SearchRequest>;

/** The map frame in the URL, if any. */
export function frameOf(request: Choice): MapBounds | null {
  const [north, west, south, east] = boxFields.map((field) => request[field]);
  return north === undefined || west === undefined || south === undefined || east === undefined
    ? null
    : { north, west, south, east };
}

const within = (value: number, limit: number): number => {
  const degree = Math.round(Math.min(Math.max(value, -limit), limit) * 1e5) / 1e5;
  return degree === 0 ? 0 : degree;
};

/** The same search in this map frame, from its first page; five decimals, as URLs have (D31). */
export const withFrame = <Search extends Choice>(
  search: Search,
  frame: MapBounds,
  zoom: number,
) => ({
  ...search,
  locationTopLeftLat: within(frame.north, 90),
  locationTopLeftLng: within(frame.west, 180),
  locationBottomRightLat: within(frame.south, 90),
  locationBottomRightLng: within(frame.east, 180),
  zoomLevel: zoom,
  page: 1,
});

/** The same search without the map frame. */
export function withoutFrame<Search extends Choice>(search: Search): Search {
  const left = { ...search };
  for (const field of [...boxFields, "zoomLevel"] as const) delete left[field];
  return left;
}

/** The area of the search besides its frame. A circle needs both centre and radius (SRCH-064). */
export function areaOf({ polygon, mapCentroid, propertyRadius }: Choice): SearchedArea | null {
  if (polygon) return { ring: polygon };
  return mapCentroid && propertyRadius ? { center: mapCentroid, metres: propertyRadius } : null;
}

/**
 * The circles around the addresses of a search (D83): where homes are within the minutes by the estimate of D82, but for
 * counties with fjords, where they are smaller.
 */
export const reachCircles = ({ reach = [] }: Choice) =>
  reach.map(({ lat, lng, mode, minutes }) => ({
    center: { lat, lng },
    metres: metresWithin(minutes, mode) / travelDetour(mode, false),
  }));

/** The search in an area, or in none. The map then fits that area, so the frame is removed. */
export function withArea<Search extends Choice>(search: Search, area: SearchedArea | null) {
  const {
    polygon: _ring,
    mapCentroid: _middle,
    propertyRadius: _size,
    ...rest
  } = withoutFrame(search);
  const free = { ...rest, page: 1 };
  if (!area) return free;
  if ("ring" in area) {
    return { ...free, polygon: area.ring.map(([lng, lat]): [number, number] => [lng, lat]) };
  }
  const { lat, lng } = area.center;
  return {
    ...free,
    mapCentroid: { lat: within(lat, 90), lng: within(lng, 180) },
    propertyRadius: area.metres,
  };
}

/** The bounds of some points; null without any. */
function around(points: readonly Point[]): MapBounds | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    west: Math.min(...lngs),
  };
}

/** The bounds of an area. */
export function boundsOfArea(area: SearchedArea): MapBounds | null {
  if ("ring" in area) return around(area.ring.map(([lng, lat]) => ({ lng, lat })));
  const { center, metres } = area;
  const high = metres / METRES_PER_DEGREE;
  const wide = high / Math.cos((center.lat * Math.PI) / 180);
  return {
    north: center.lat + high,
    south: center.lat - high,
    east: center.lng + wide,
    west: center.lng - wide,
  };
}

/** The bounds of all results; null without any. */
export const boundsOfFound = (features: readonly MapFeature[]): MapBounds | null =>
  around(
    features.flatMap((feature) =>
      feature.kind === "cluster"
        ? [feature.bounds.topLeft, feature.bounds.bottomRight]
        : [{ lat: feature.lat, lng: feature.lng }],
    ),
  );

/** True if two frames are nearly equal. */
export const isSameFrame = (one: MapBounds, other: MapBounds): boolean => {
  const high = Math.abs(one.north - one.south) * SAME_SHARE;
  const wide = Math.abs(one.east - one.west) * SAME_SHARE;
  return (
    Math.abs(one.north - other.north) <= high &&
    Math.abs(one.south - other.south) <= high &&
    Math.abs(one.east - other.east) <= wide &&
    Math.abs(one.west - other.west) <= wide
  );
};

/** True if a frame is completely inside another. */
export const isWithin = (inner: MapBounds, outer: MapBounds): boolean =>
  inner.north <= outer.north &&
  inner.south >= outer.south &&
  inner.east <= outer.east &&
  inner.west >= outer.west;

const mercator = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180));

/**
 * The centre of a frame in the map's projection: Mercator stretches the north, so it is not the mean of the
 * latitudes.
 */
export const middleOf = ({ north, south, east, west }: MapBounds): Point => ({
  lat: (Math.atan(Math.sinh((mercator(north) + mercator(south)) / 2)) * 180) / Math.PI,
  lng: (east + west) / 2,
});
