import type { Point } from "@hjem/domain/distance";
import type { Map } from "leaflet";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useMap } from "react-leaflet";
import type { ShownHomes } from "../pins/join-clusters.ts";
import type { MapBounds } from "../pins/map-entries.ts";
import type { MapStand } from "./fit-homes.ts";
import { correctedStand, releaseFit, standFor } from "./map-fit.ts";
import { useIsCalm } from "./use-is-calm.ts";

/** What the map shows: a middle and a level, or a frame that is to be seen whole. */
export type MapView = { center: Point; zoom: number } | { bounds: MapBounds };

/** Says what the map shows, and whether its visitor moved it there: a page moves it too, and a window changes its size. */
export type OnViewChange = (
  bounds: MapBounds,
  zoom: number,
  center: Point,
  isByVisitor: boolean,
) => void;

/** Moves that the map makes by itself, from their beginning to the event that ends them. */
const ownMoves = new WeakSet<Map>();

/** Moves the map on behalf of the page. */
function moveItself(map: Map, move: () => void, isAnimated: boolean) {
  ownMoves.add(map);
  move();
  // What is not animated has ended, even where nothing moved and no event said so.
  if (!isAnimated) ownMoves.delete(map);
}

/** Moves that show what the map shows already, a little aside: they are not reported. */
const quietMoves = new WeakSet<Map>();

/** Moves the map by so many pixels without a new search: room for a card beside its pin. */
export function moveQuietly(map: Map, by: { x: number; y: number }, isAnimated: boolean): void {
  quietMoves.add(map);
  releaseFit(map);
  map.panBy([by.x, by.y], { animate: isAnimated });
}

/** So long after the last move the view is reported (visual, §8). */
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
      if (isByVisitor) releaseFit(map);
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

/** Props of `ViewFollower`. */
export interface ViewFollowerProps extends ShownHomes {
  view: MapView;
}

/**
 * Brings a view into sight that the page has set, as after a search or "back". A frame is shown so that each of its pins
 * is seen whole, also once those come that are drawn at its level (S28); where the visitor moves the map it stays.
 */
export function ViewFollower({ view, markers, clusters }: ViewFollowerProps) {
  const map = useMap();
  const isCalm = useIsCalm();
  const key = JSON.stringify(view);
  const shown = useRef(key);
  const go = ({ center, zoom }: MapStand, isAnimated: boolean) =>
    moveItself(map, () => map.setView(center, zoom, { animate: isAnimated }), isAnimated);
  const follow = useEffectEvent((isFirst: boolean) => {
    const isAnimated = !isFirst && !isCalm;
    releaseFit(map);
    if ("bounds" in view) {
      go(standFor(map, view.bounds, { markers, clusters }), isAnimated);
      return;
    }
    const { center, zoom } = view;
    const isThere = map.getZoom() === zoom && map.getCenter().distanceTo(center) < 1;
    if (!isThere) go(view, isAnimated);
  });
  const correct = useEffectEvent((homes: ShownHomes) => {
    const stand = correctedStand(map, homes);
    if (stand) go(stand, !isCalm);
  });
  const resize = useEffectEvent(() => {
    moveItself(map, () => map.invalidateSize({ animate: false, pan: false }), false);
    const stand = correctedStand(map, { markers, clusters });
    if (stand) go(stand, false);
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
