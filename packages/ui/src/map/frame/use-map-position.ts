import { DomUtil, type LatLngExpression, type Map, type ZoomAnimEvent } from "leaflet";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useMap } from "react-leaflet";

/** Position of a point after the current zoom animation. */
function pointAfterZoom(map: Map, at: LatLngExpression, { center, zoom }: ZoomAnimEvent) {
  const moved = DomUtil.getPosition(map.getPanes().mapPane);
  const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(moved).round();
  return map.project(at, zoom).subtract(origin).round();
}

/**
 * Keeps an element of a map pane at its coordinates while the map moves and zooms. The element needs the class
 * `leaflet-zoom-animated`.
 */
export function useMapPosition<Placed extends HTMLElement>(
  lat: number,
  lng: number,
): RefObject<Placed | null> {
  const map = useMap();
  const element = useRef<Placed>(null);
  useLayoutEffect(() => {
    const placed = element.current;
    if (!placed) return undefined;
    const at: LatLngExpression = [lat, lng];
    const place = () => DomUtil.setPosition(placed, map.latLngToLayerPoint(at));
    const animate = (event: ZoomAnimEvent) =>
      DomUtil.setPosition(placed, pointAfterZoom(map, at, event));
    place();
    map.on("zoom viewreset", place);
    map.on("zoomanim", animate);
    return () => {
      map.off("zoom viewreset", place);
      map.off("zoomanim", animate);
    };
  }, [map, lat, lng]);
  return element;
}
