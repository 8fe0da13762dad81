import type { Point } from "@hjem/domain/distance";
import type { Map } from "leaflet";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useMap } from "react-leaflet";
import type { ShownHomes } from "../pins/join-clusters.ts";
import type { MapBounds } from "../pins/map-entries.ts";
import type { MapPosition } from "./fit-homes.ts";
import { correctedPosition, releaseFit, fitPosition } from "./map-fit.ts";
import { usePrefersReducedMotion } from "./use-prefers-reduced-motion.ts";

/** The view of the map: centre and zoom level, or bounds to fit. */
export type MapView = { center: Point; zoom: number } | { bounds: MapBounds };

/** Reports the view of the map, and whether its visitor moved it there: a page moves it too, and so does a resize. */
export type OnViewChange = (
  bounds: MapBounds,
  zoom: number,
  center: Point,
  isByVisitor: boolean,
) => void;

/** Moves by code, from their start to the event that ends them. */
const ownMoves = new WeakSet<Map>();

/** Moves the map on behalf of the page. */
function moveItself(map: Map, move: () => void, isAnimated: boolean) {
  ownMoves.add(map);
  move();
  // A move without animation has ended already, even if nothing moved and no event was dispatched.
  if (!isAnimated) ownMoves.delete(map);
}

/** Moves that only shift what the map shows already: they are not reported. */
const quietMoves = new WeakSet<Map>();

/** Moves the map by an offset in pixels without a new search: room for a card beside its pin. */
export function moveQuietly(map: Map, by: { x: number; y: number }, isAnimated: boolean): void {
  quietMoves.add(map);
  releaseFit(map);
  map.panBy([by.x, by.y], { animate: isAnimated });
}

/** Delay after the last move before the view is reported (visual, §8). */
export const VIEW_REPORT_MS = 300;

const boundsOf = (map: Map): MapBounds => {
  const bounds = map.getBounds();
  return {
    north: bounds.getNorth(),
    east: bounds.getEast(),
    south: bounds.getSouth(),
    west: bounds.getWest(),
  };
};

/** Reports the initial view of the map, and the view 300 ms after it last moved. */
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
      if (isByVisitor) releaseFit(map);
      timer = setTimeout(() => report(isByVisitor), VIEW_REPORT_MS);
    };
    report(false);
    map.on("moveend", wait);
    return () => {
      clearTimeout(timer);
      // Leaflet ends a zoom after its map is removed, and throws: there is no public method to cancel it.
      Object.assign(map, { _animatingZoom: false });
      map.off("moveend", wait);
    };
  }, [map]);
  return null;
}

/** Props of `ViewFollower`. */
export interface ViewFollowerProps extends ShownHomes {
  view: MapView;
}

/**
 * Shows a view that the page has set, as after a search or Back. Bounds are fitted so that each pin in them is fully
 * visible, also those that load for the new zoom level (S28); once the visitor moves the map it stays.
 */
export function ViewFollower({ view, markers, clusters }: ViewFollowerProps) {
  const map = useMap();
  const isMotionReduced = usePrefersReducedMotion();
  const key = JSON.stringify(view);
  const shown = useRef(key);
  const go = ({ center, zoom }: MapPosition, isAnimated: boolean) =>
    moveItself(map, () => map.setView(center, zoom, { animate: isAnimated }), isAnimated);
  const follow = useEffectEvent((isFirst: boolean) => {
    const isAnimated = !isFirst && !isMotionReduced;
    releaseFit(map);
    if ("bounds" in view) {
      go(fitPosition(map, view.bounds, { markers, clusters }), isAnimated);
      return;
    }
    const { center, zoom } = view;
    const isThere = map.getZoom() === zoom && map.getCenter().distanceTo(center) < 1;
    if (!isThere) go(view, isAnimated);
  });
  const correct = useEffectEvent((homes: ShownHomes) => {
    const position = correctedPosition(map, homes);
    if (position) go(position, !isMotionReduced);
  });
  const resize = useEffectEvent(() => {
    moveItself(map, () => map.invalidateSize({ animate: false, pan: false }), false);
    const position = correctedPosition(map, { markers, clusters });
    if (position) go(position, false);
  });
  // Before the view is reported for the first time, and before it is painted.
  useLayoutEffect(() => follow(true), []);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    follow(false);
  }, [key]);
  useEffect(() => correct({ markers, clusters }), [markers, clusters]);
  useEffect(() => {
    const box = map.getContainer();
    const observer = new ResizeObserver(() => {
      const { offsetWidth, offsetHeight } = box;
      const { x, y } = map.getSize();
      if (x !== offsetWidth || y !== offsetHeight) resize();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [map]);
  return null;
}
