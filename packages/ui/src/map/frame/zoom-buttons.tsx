import { useLingui } from "@lingui/react/macro";
import type { Map } from "leaflet";
import { useEffect, useState } from "react";
import { MinusIcon, PlusIcon } from "../../icon/tool-icons.ts";
import styles from "./listing-map.module.css";
import { usePrefersReducedMotion } from "./use-prefers-reduced-motion.ts";

/** Zoom buttons, for users without a wheel or two fingers. */
export function ZoomButtons({ map }: { map: Map }) {
  const { t } = useLingui();
  const isMotionReduced = usePrefersReducedMotion();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const update = () => setZoom(map.getZoom());
    map.on("zoomend", update);
    return () => {
      map.off("zoomend", update);
    };
  }, [map]);
  const isNearest = zoom >= map.getMaxZoom();
  const isFarthest = zoom <= map.getMinZoom();
  return (
    <div className={styles.zoom} role="group" aria-label={t`Zoom`}>
      <button
        type="button"
        aria-label={t`Zoom in`}
        aria-disabled={isNearest}
        onClick={() => map.zoomIn(1, { animate: !isMotionReduced })}
      >
        <PlusIcon />
      </button>
      <button
        type="button"
        aria-label={t`Zoom out`}
        aria-disabled={isFarthest}
        onClick={() => map.zoomOut(1, { animate: !isMotionReduced })}
      >
        <MinusIcon />
      </button>
    </div>
  );
}
