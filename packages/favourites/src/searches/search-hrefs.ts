import type { Point } from "@hjem/domain/distance";
import type { MapPosition, SavedSearch } from "@hjem/domain/saved/saved-search";
import { boxFields } from "@hjem/domain/search/filter-check";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { canonicalSorting, NEWEST_FIELD } from "@hjem/domain/search/sorting";
import { filtersHref, listHref, type SearchChoice } from "@hjem/finder/list-search";
import { withoutFilter } from "@hjem/finder/without-filter";

/** Width and height of a tile of the map in pixels. */
const TILE = 256;
/** The frame of a restored position: a window of this many pixels around its centre. */
const FRAME = { width: 800, height: 600 };

/** A point of the world map at zoom 0, both axes from 0 to 1 (Web Mercator). */
const toMap = ({ lat, lng }: Point) => ({
  x: (lng + 180) / 360,
  y: 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI),
});
const latitudeAt = (y: number) => (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** The map frame of a position: the map shows a frame with a zoom at its centre, whatever the window's size. */
function frameAround({ zoom, ...center }: MapPosition): SearchChoice {
  const { x, y } = toMap(center);
  const pixel = 1 / (TILE * 2 ** zoom);
  const [dx, dy] = [(FRAME.width / 2) * pixel, (FRAME.height / 2) * pixel];
  return {
    locationTopLeftLat: rounded(latitudeAt(y - dy)),
    locationTopLeftLng: rounded((x - dx) * 360 - 180),
    locationBottomRightLat: rounded(latitudeAt(y + dy)),
    locationBottomRightLng: rounded((x + dx) * 360 - 180),
    zoomLevel: zoom,
  };
}

/**
 * The URL of a saved search: its filters, and on the map its centre and zoom as they were when it was saved (SAVE-018,
 * SAVE-023, SAVE-024).
 */
export function savedSearchHref({
  query,
  mapView,
}: Pick<SavedSearch, "query" | "mapView">): string {
  const first = { ...query, page: 1 };
  return mapView ? listHref({ ...first, view: "map", ...frameAround(mapView) }) : listHref(first);
}

const hasArea = ({ geoId = [], polygon, mapCentroid, propertyRadius }: SearchRequest): boolean =>
  geoId.length > 0 || polygon !== undefined || Boolean(mapCentroid && propertyRadius);

/**
 * The URL of the new homes of a saved search as a list, exactly those that its number counts; of all its homes, the
 * newest first, where there are none, or more than a search can name. The map frame filters only where no place,
 * polygon or circle does (D68).
 */
export function newHomesHref({ query, newIds }: Pick<SavedSearch, "query" | "newIds">): string {
  const { zoomLevel: _zoom, ...search }: SearchChoice = {
    ...query,
    page: 1,
    view: "list",
    sorting: canonicalSorting({ sorting: NEWEST_FIELD, order: "desc", keywords: query.keywords }),
    order: "desc",
    ...(newIds.length > 0 && { propertyId: [...newIds] }),
  };
  if (hasArea(query)) for (const field of boxFields) delete search[field];
  return listHref(search);
}

/** Where a paused search is repaired: its filters without those that are over or gone (D70). */
export function repairHref({ query, pausedFor }: Pick<SavedSearch, "query" | "pausedFor">): string {
  return filtersHref(withoutFilter(query, pausedFor === "places_gone" ? "geoId" : "viewingDate"));
}
