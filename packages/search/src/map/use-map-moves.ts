import { useSearchMapQuery } from "@hjem/api-client/endpoints/counts";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { ListingMapProps } from "@hjem/ui/map/listing-map";
import type { MapBounds } from "@hjem/ui/map/map-entries";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { frameOf, isSameFrame, middleOf, withFrame, withoutFrame } from "./map-frame.ts";
import { useMapSearch } from "./use-map-search.ts";
import { useMapViewport } from "./use-map-viewport.ts";

/**
 * A frame that was viewed for this time, in ms, keeps its history entry; a shorter one is replaced by the next (S30,
 * decision 016).
 */
const LOOKED_AT_MS = 2_000;

/** The current frame. */
interface Standing {
  bounds: MapBounds;
  zoom: number;
}

/** A new place replaces the frame, which would hide it. Back to an earlier place restores its frame. */
function useFrameFreedByPlaces(request: SearchRequest, free: () => void) {
  const places = request.geoId?.join(" ") ?? "";
  const frame = JSON.stringify(frameOf(request));
  const before = useRef({ places, frame });
  const onNewPlace = useEffectEvent(free);
  useEffect(() => {
    const { places: left, frame: stored } = before.current;
    before.current = { places, frame };
    if (left !== places && stored === frame) onNewPlace();
  }, [places, frame]);
}

/**
 * Pins for the visible map, and the search that follows it (SRCH-062). `isPaused`: while an area is drawn it does
 * not.
 */
export function useMapMoves(request: SearchRequest, isPaused: boolean) {
  const search = useMapSearch();
  const [standing, setStanding] = useState<Standing | null>(null);
  const [isFollowing, setIsFollowing] = useState(true);
  const [isBehind, setIsBehind] = useState(false);
  const frame = frameOf(request);
  // Without a frame the whole search is requested, at the map's zoom level once that is known.
  const requested = frame || !standing ? request : { ...request, zoomLevel: standing.zoom };
  const pins = useSearchMapQuery(requested);
  const { view, keep } = useMapViewport(request, pins.currentData);

  const lookedAt = useRef<{ key: string; since: number }>(undefined);
  const { key } = useLocation();
  useEffect(() => {
    lookedAt.current = { key, since: performance.now() };
  }, [key]);

  const searchHere = (place: Standing | null, isByVisitor: boolean) => {
    setIsBehind(false);
    if (!place) return;
    const { bounds, zoom } = place;
    const isPassed = performance.now() - (lookedAt.current?.since ?? 0) < LOOKED_AT_MS;
    keep(withFrame({}, bounds, zoom));
    // The first frame of the map always keeps its history entry.
    search((now) => withFrame(now, bounds, zoom), {
      isReplacing: !isByVisitor || (frame !== null && isPassed),
    });
  };
  const onViewChange: ListingMapProps["onViewChange"] = (bounds, zoom, _center, isByVisitor) => {
    const place = { bounds, zoom };
    setStanding(place);
    if (isPaused) return;
    const isKnown = frame
      ? isSameFrame(bounds, frame) && request.zoomLevel === zoom
      : // A search without a frame keeps its address until the visitor moves the map.
        !isByVisitor;
    if (isKnown) setIsBehind(false);
    else if (isFollowing) searchHere(place, isByVisitor);
    else setIsBehind(true);
  };
  useFrameFreedByPlaces(request, () => {
    if (frame) search(withoutFrame, { isReplacing: true });
  });
  return {
    pins,
    view,
    onViewChange,
    isFollowing,
    setIsFollowing: (isOn: boolean) => {
      setIsFollowing(isOn);
      if (isOn && isBehind) searchHere(standing, true);
    },
    isBehind,
    /** Centre and zoom of the map; null until it is shown. */
    position: standing && { ...middleOf(standing.bounds), zoom: standing.zoom },
    searchHere: () => searchHere(standing, true),
  };
}
