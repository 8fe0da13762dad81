import type { FitBoundsOptions, Map } from "leaflet";
import { useEffect, useEffectEvent, useRef } from "react";
import { useMap } from "react-leaflet";
import type { MapBounds, MapPoint } from "../base/map-point.ts";
import { useIsCalm } from "./use-is-calm.ts";

/** What the map shows: a middle and a level, or a frame that is to be seen whole. */
export type MapView = { center: MapPoint; zoom: number } | { bounds: MapBounds };

/** Says what the map shows, and whether its visitor moved it there: a page moves it too, and a window changes its size. */
export type OnViewChange = (
  bounds: MapBounds,
  zoom: number,
  center: MapPoint,
  isByVisitor: boolean,
) => void;

/** Moves that the map makes by itself, from their beginning to the event that ends them. */
const ownMoves = new WeakSet<Map>();

/** Moves the map on behalf of the page. */
function moveItself(map: Map, move: () => void) {
  ownMoves.add(map);
  move();
}

/** Moves that show what the map shows already, a little aside: nobody is told of them. */
const quietMoves = new WeakSet<Map>();

/** Moves the map by so many pixels without a new search: room for a card beside its pin. */
export function moveQuietly(map: Map, by: { x: number; y: number }, isAnimated: boolean): void {
  quietMoves.add(map);
  map.panBy([by.x, by.y], { animate: isAnimated });
}

/** So long after the last move the view is reported (visual, §8). */
export const VIEW_REPORT_MS = 300;

/** Room for a pin at the edge of a frame, and for the buttons at the right: none of its homes lies under them (S28). */
const EDGE_PX = 32;
const TOOLS_PX = { icons: 84, words: 200 };
const WITH_WORDS = "(min-width: 768px)";

/** How a frame is shown: whole, and from not too near. */
export const fitOptions = (): FitBoundsOptions => ({
  paddingTopLeft: [EDGE_PX, EDGE_PX],
  paddingBottomRight: [
    window.matchMedia(WITH_WORDS).matches ? TOOLS_PX.words : TOOLS_PX.icons,
    EDGE_PX,
  ],
  maxZoom: 15,
});

const boundsOf = (map: Map): MapBounds => {
  const bounds = map.getBounds();
  return {
    north: bounds.getNorth(),
    east: bounds.getEast(),
    south: bounds.getSouth(),
    west: bounds.getWest(),
  };
};

/** Reports the view when the map first stands, and 300 ms after it last moved. */
export function ViewReport({ onViewChange }: { onViewChange: OnViewChange | undefined }) {
  const map = useMap();
  const report = useEffectEvent((isByVisitor: boolean) => {
    const { lat, lng } = map.getCenter();
    onViewChange?.(boundsOf(map), map.getZoom(), { lat, lng }, isByVisitor);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      if (quietMoves.delete(map)) return;
      clearTimeout(timer);
      const isByVisitor = !ownMoves.delete(map);
      timer = setTimeout(() => report(isByVisitor), VIEW_REPORT_MS);
    };
    report(false);
    map.on("moveend", wait);
    return () => {
      clearTimeout(timer);
      // Leaflet ends a zoom after its map is gone, and fails: there is no public way to give it up.
      Object.assign(map, { _animatingZoom: false });
      map.off("moveend", wait);
    };
  }, [map]);
  return null;
}

/** Brings a view into sight that the page has set, as after a search or "back". */
export function ViewFollower({ view }: { view: MapView }) {
  const map = useMap();
  const isCalm = useIsCalm();
  const key = JSON.stringify(view);
  const shown = useRef(key);
  const follow = useEffectEvent(() => {
    if ("bounds" in view) {
      const { north, east, south, west } = view.bounds;
      const ends: [[number, number], [number, number]] = [
        [south, west],
        [north, east],
      ];
      moveItself(map, () => map.fitBounds(ends, { ...fitOptions(), animate: !isCalm }));
      return;
    }
    const { center, zoom } = view;
    const isThere = map.getZoom() === zoom && map.getCenter().distanceTo(center) < 1;
    if (!isThere) moveItself(map, () => map.setView(center, zoom, { animate: !isCalm }));
  });
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    follow();
  }, [key]);
  useEffect(() => {
    const box = map.getContainer();
    const fitSize = () => map.invalidateSize({ animate: false, pan: false });
    const observer = new ResizeObserver(() => {
      const { offsetWidth, offsetHeight } = box;
      const { x, y } = map.getSize();
      if (x !== offsetWidth || y !== offsetHeight) moveItself(map, fitSize);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [map]);
  return null;
}
