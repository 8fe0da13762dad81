import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Point } from "leaflet";
import { useMap } from "react-leaflet";
import { useCountFormat } from "../frame/use-count-format.ts";
import { useIsCalm } from "../frame/use-is-calm.ts";
import { LARGE_FROM } from "./join-clusters.ts";
import type { MapCluster } from "./map-entries.ts";
import styles from "./pin.module.css";

/** A press goes at least so far in, also where all homes stand on one spot. */
const LEAST_LEVELS = 1;
const EDGE_PX = 48;

/** Many homes as one circle. A press brings their frame into view and leaves the focus on the map. */
export function ClusterButton({ cluster }: { cluster: MapCluster }) {
  const { t } = useLingui();
  const format = useCountFormat();
  const map = useMap();
  const isCalm = useIsCalm();
  const { count, bounds } = cluster;
  const homes = t`${plural(count, { one: "# home", other: "# homes" })}`;

  const zoomIn = () => {
    const frame: [[number, number], [number, number]] = [
      [bounds.south, bounds.west],
      [bounds.north, bounds.east],
    ];
    const fitting = map.getBoundsZoom(frame, false, new Point(EDGE_PX, EDGE_PX));
    const zoom = Math.min(Math.max(fitting, map.getZoom() + LEAST_LEVELS), map.getMaxZoom());
    const center: [number, number] = [
      (bounds.south + bounds.north) / 2,
      (bounds.west + bounds.east) / 2,
    ];
    map.getContainer().focus({ preventScroll: true });
    map.setView(center, zoom, { animate: !isCalm });
  };
  return (
    <button
      type="button"
      className={styles.cluster}
      data-large={count >= LARGE_FROM || undefined}
      aria-label={t`${homes}, zoom in`}
      onClick={zoomIn}
    >
      {format(count)}
    </button>
  );
}
