import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useMap } from "react-leaflet";
import { clusterPosition } from "../frame/map-fit.ts";
import { usePrefersReducedMotion } from "../frame/use-prefers-reduced-motion.ts";
import type { MapCluster } from "./map-entries.ts";
import { LARGE_FROM, someonesPinBox } from "./pin-sizes.ts";
import "../map-tokens.css";
import styles from "./pin.module.css";

/** Formats a whole number in the page's language: "1 204" or "1,204". */
function useCountFormat(): (value: number) => string {
  return useMemo(() => {
    const format = new Intl.NumberFormat(document.documentElement.lang || undefined);
    return (value) => format.format(value);
  }, []);
}

/** Many homes as one cluster. A click fits the map to their bounds and leaves the focus on the map. */
export function ClusterButton({ cluster }: { cluster: MapCluster }) {
  const { t } = useLingui();
  const format = useCountFormat();
  const map = useMap();
  const isMotionReduced = usePrefersReducedMotion();
  const { count, bounds } = cluster;
  const homes = t`${plural(count, { one: "# home", other: "# homes" })}`;

  const zoomIn = () => {
    const { center, zoom } = clusterPosition(map, bounds, someonesPinBox);
    map.getContainer().focus({ preventScroll: true });
    map.setView(center, zoom, { animate: !isMotionReduced });
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
