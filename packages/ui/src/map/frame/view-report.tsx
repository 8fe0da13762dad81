import type { Map } from "leaflet";
import { useEffect, useEffectEvent, useRef } from "react";
import { useMap } from "react-leaflet";
import type { MapBounds, MapPoint } from "../base/map-point.ts";
import { useIsCalm } from "./use-is-calm.ts";

/** What the map shows: a middle and a level, or a frame that is to be seen whole. */
export type MapView = { center: MapPoint; zoom: number } | { bounds: MapBounds };

/** Says what the map shows. */
export type OnViewChange = (bounds: MapBounds, zoom: number, center: MapPoint) => void;

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
  const report = useEffectEvent(() => {
    const { lat, lng } = map.getCenter();
    onViewChange?.(boundsOf(map), map.getZoom(), { lat, lng });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(report, VIEW_REPORT_MS);
    };
    report();
    map.on("moveend", wait);
    return () => {
      clearTimeout(timer);
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
      map.fitBounds(
        [
          [south, west],
          [north, east],
        ],
        { animate: !isCalm },
      );
      return;
    }
    const { center, zoom } = view;
    const isThere = map.getZoom() === zoom && map.getCenter().distanceTo(center) < 1;
    if (!isThere) map.setView(center, zoom, { animate: !isCalm });
  });
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    follow();
  }, [key]);
  useEffect(() => {
    const box = map.getContainer();
    const observer = new ResizeObserver(() => map.invalidateSize({ animate: false, pan: false }));
    observer.observe(box);
    return () => observer.disconnect();
  }, [map]);
  return null;
}
