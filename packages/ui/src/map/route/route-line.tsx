import { useMemo } from "react";
import { createPortal } from "react-dom";
import { Polyline, useMap } from "react-leaflet";
import { useMapPosition } from "../frame/use-map-position.ts";
import type { MapRouteProps } from "./map-route.tsx";
import styles from "./route.module.css";

/** The name at the end of a line: above the land, below the pins. */
function EndName({ lat, lng, name }: { lat: number; lng: number; name: string }) {
  const map = useMap();
  const element = useMapPosition<HTMLDivElement>(lat, lng);
  return createPortal(
    <div ref={element} className={`leaflet-zoom-animated ${styles.end}`} aria-hidden="true">
      <span>{name}</span>
    </div>,
    map.getPanes().shadowPane,
  );
}

/** The line and the name at its end, loaded by `MapRoute`. */
export default function RouteLine({ coordinates, label, isEstimate }: MapRouteProps) {
  const positions = useMemo(
    () => coordinates.map(([lng, lat]): [number, number] => [lat, lng]),
    [coordinates],
  );
  const end = positions.at(-1);
  return (
    <>
      <Polyline className={styles.edge} positions={positions} interactive={false} />
      <Polyline
        className={isEstimate ? `${styles.line} ${styles.estimate}` : styles.line}
        positions={positions}
        interactive={false}
      />
      {end && label !== "" && <EndName lat={end[0]} lng={end[1]} name={label} />}
    </>
  );
}
