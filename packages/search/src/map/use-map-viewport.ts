import type { MapResponse } from "@hjem/domain/search/map-response";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { usePage } from "@hjem/storefront/page";
import type { ListingMapProps } from "@hjem/ui/map/listing-map";
import { useState } from "react";
import { areaOf, boundsOfArea, boundsOfFound, frameOf, middleOf } from "./map-frame.ts";

type View = ListingMapProps["view"];

/** A view and the search it belongs to. */
interface StoredView {
  key: string;
  view: View;
}

/** Frames that the map itself has navigated to and that may be pending. */
const OWN_FRAMES = 4;

/** The view of a search: its frame, its area, its results, or the country. Null: not known yet. */
function requestedView(
  request: SearchRequest,
  response: MapResponse | undefined,
  country: View,
): StoredView | null {
  const frame = frameOf(request);
  if (frame) {
    const { zoomLevel } = request;
    const key = JSON.stringify([frame, zoomLevel]);
    return zoomLevel === undefined
      ? { key, view: { bounds: frame } }
      : { key, view: { center: middleOf(frame), zoom: zoomLevel } };
  }
  const area = areaOf(request);
  const bounds = area ? boundsOfArea(area) : response && boundsOfFound(response.data);
  if (bounds) return { key: JSON.stringify(bounds), view: { bounds } };
  return response ? { key: "country", view: country } : null;
}

/**
 * The view that the map shows. It follows the URL, but not a frame that the map itself has set: the map is there
 * already, and may have moved on.
 */
export function useMapViewport(request: SearchRequest, response: MapResponse | undefined) {
  const { region } = usePage();
  const [current, setCurrent] = useState<StoredView | null>(null);
  const [own, setOwn] = useState<readonly string[]>([]);
  const requested = requestedView(request, response, {
    center: region.map.center,
    zoom: region.map.zoom,
  });

  if (requested && requested.key !== current?.key) {
    const isThere = current !== null && own.includes(requested.key);
    setCurrent(isThere ? { key: requested.key, view: current.view } : requested);
    // Once it has arrived; returning to it later moves the map.
    if (isThere) setOwn(own.filter((key) => key !== requested.key));
  }
  /** Called with each search that the map itself navigates to. */
  const keep = (search: Partial<SearchRequest>) =>
    setOwn([...own.slice(1 - OWN_FRAMES), JSON.stringify([frameOf(search), search.zoomLevel])]);
  return { view: current?.view ?? null, keep };
}
