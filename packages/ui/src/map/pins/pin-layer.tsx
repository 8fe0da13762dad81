import { useLingui } from "@lingui/react/macro";
import { DomEvent } from "leaflet";
import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useMap, useMapEvents } from "react-leaflet";
import { panToShow } from "../frame/map-fit.ts";
import { useMapPosition } from "../frame/use-map-position.ts";
import { usePrefersReducedMotion } from "../frame/use-prefers-reduced-motion.ts";
import { ClusterButton } from "./cluster-button.tsx";
import { joinClusters, withoutOverlaps } from "./join-clusters.ts";
import { type MapCluster, type MapEntry, type MapMarker, readingOrder } from "./map-entries.ts";
import styles from "./pin.module.css";
import { Pin, type PinHandlers } from "./pin.tsx";
import { StackPin } from "./stack-pin.tsx";

/** A press that moved further was a drag of the map. */
const PULL_PX = 6;

const idsOf = (entry: MapEntry): string[] => {
  if (entry.kind === "marker") return [entry.marker.id];
  return entry.kind === "stack" ? entry.markers.map(({ id }) => id) : [];
};

function Placed({ entry, ...handlers }: PinHandlers & { entry: MapEntry }) {
  const map = useMap();
  const isMotionReduced = usePrefersReducedMotion();
  const element = useMapPosition<HTMLLIElement>(entry.lat, entry.lng);
  const isActive = handlers.activeId !== null && idsOf(entry).includes(handlers.activeId);
  const bringIntoView = () => {
    const pin = element.current?.querySelector<HTMLElement>(":focus-visible");
    const pan = pin && panToShow(map, pin, { isCardOpen: false });
    if (pan) map.panBy([pan.x, pan.y], { animate: !isMotionReduced });
  };
  const focusing = { onFocus: bringIntoView };
  return (
    <li
      ref={element}
      className={`leaflet-zoom-animated ${styles.place}`}
      data-active={isActive || undefined}
      {...focusing}
    >
      {entry.kind === "marker" && <Pin marker={entry.marker} {...handlers} />}
      {entry.kind === "stack" && <StackPin markers={entry.markers} {...handlers} />}
      {entry.kind === "cluster" && <ClusterButton cluster={entry.cluster} />}
    </li>
  );
}

/** Props of `PinLayer`. */
export interface PinLayerProps extends PinHandlers {
  markers: readonly MapMarker[];
  clusters: readonly MapCluster[];
}

/** All pins and clusters as one list in reading order, each at its position. */
export function PinLayer({ markers, clusters, ...handlers }: PinLayerProps) {
  const { t } = useLingui();
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  // At the maximum zoom level a click on a cluster cannot zoom in: there every pin is shown.
  const isLast = zoom >= map.getMaxZoom();
  const entries = useMemo(() => {
    const shown = isLast
      ? { markers, clusters: joinClusters(clusters, zoom) }
      : withoutOverlaps({ markers, clusters }, zoom);
    return readingOrder(shown.markers, shown.clusters, zoom);
  }, [markers, clusters, zoom, isLast]);
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef({ x: 0, y: 0 });

  useEffect(() => {
    // Two quick clicks on a cluster are two clicks, not a double click on the map below.
    if (list.current) DomEvent.on(list.current, "dblclick", DomEvent.stop);
  }, []);
  const press = ({ clientX, clientY }: PointerEvent) => {
    pressed.current = { x: clientX, y: clientY };
  };
  const ignoreAfterPull = (event: MouseEvent) => {
    const { x, y } = pressed.current;
    const isByKeyboard = event.detail === 0;
    if (isByKeyboard || Math.hypot(event.clientX - x, event.clientY - y) < PULL_PX) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return createPortal(
    <ul
      ref={list}
      aria-label={t`Homes on the map`}
      onPointerDownCapture={press}
      onClickCapture={ignoreAfterPull}
    >
      {entries.map((entry) => (
        <Placed key={entry.key} entry={entry} {...handlers} />
      ))}
    </ul>,
    map.getPanes().markerPane,
  );
}
