import type { Point } from "@hjem/domain/distance";
import { Circle, Polygon } from "react-leaflet";
import styles from "./listing-map.module.css";

/** The area of the search: a drawn ring of `[lng, lat]`, or a circle in metres. */
export type MapArea =
  | { ring: readonly (readonly [lng: number, lat: number])[] }
  | { center: Point; metres: number };

/** Shows the area of the search. It ignores clicks. */
export function AppliedArea({ area }: { area: MapArea }) {
  return "ring" in area ? (
    <Polygon
      className={styles.area}
      positions={area.ring.map(([lng, lat]): [number, number] => [lat, lng])}
      interactive={false}
    />
  ) : (
    <Circle className={styles.area} center={area.center} radius={area.metres} interactive={false} />
  );
}
