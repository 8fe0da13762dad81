import "leaflet/dist/leaflet.css";
import { useLingui } from "@lingui/react/macro";
import type { LatLngTuple, Map } from "leaflet";
import { useEffect, useId, useMemo, useState } from "react";
import { MapContainer, ScaleControl } from "react-leaflet";
import { BaseLayer } from "./base/base-layer.tsx";
import { nearest } from "./base/nearest-place.ts";
import { useBaseMap } from "./base/use-base-map.ts";
import { AppliedArea } from "./frame/applied-area.tsx";
import { Attribution } from "./frame/attribution.tsx";
import "./map-tokens.css";
import styles from "./frame/listing-map.module.css";
import { MapFrameProvider } from "./frame/map-frame.ts";
import { usePrefersReducedMotion } from "./frame/use-prefers-reduced-motion.ts";
import { type MapView, ViewFollower, ViewReport } from "./frame/view-report.tsx";
import { ZoomButtons } from "./frame/zoom-buttons.tsx";
import type { ListingMapProps } from "./listing-map.tsx";
import type { MapCluster } from "./pins/map-entries.ts";
import { PinLayer } from "./pins/pin-layer.tsx";
import { PinPreview } from "./preview/pin-preview.tsx";
import { DetailTiles } from "./tiles/detail-tiles.tsx";
import type { TileVerdict } from "./tiles/tile-watch.ts";

const noClusters: readonly MapCluster[] = [];
const MIN_ZOOM = 3;
const MAX_ZOOM = 19;
/** The world once: no copies to the east and west. */
const WORLD: [[number, number], [number, number]] = [
  [-85, -180],
  [85, 180],
];

const cornersOf = ({
  south,
  west,
  north,
  east,
}: Extract<MapView, { bounds: unknown }>["bounds"]): [LatLngTuple, LatLngTuple] => [
  [south, west],
  [north, east],
];

const startOf = (view: MapView) =>
  "bounds" in view ? { bounds: cornersOf(view.bounds) } : { center: view.center, zoom: view.zoom };

/** Sets the accessible name and description of the map: Leaflet's container takes no attributes. */
function useBoxAttributes(map: Map | null, label: string, hintId: string, isDrawing: boolean) {
  useEffect(() => {
    const box = map?.getContainer();
    if (!box) return;
    box.role = "region";
    box.ariaLabel = label;
    box.setAttribute("aria-describedby", hintId);
    box.toggleAttribute("data-drawing", isDrawing);
  }, [map, label, hintId, isDrawing]);
}

/** The map itself with Leaflet: loaded by `ListingMap` when it is shown, never on a server. */
export default function LeafletMap({
  label,
  view,
  baseMapUrl,
  tiles = null,
  markers,
  clusters = noClusters,
  area = null,
  circles = [],
  listId,
  tools,
  isDrawing = false,
  isInPage = false,
  activeId = null,
  onActivate,
  onOpen,
  preview = null,
  onViewChange,
  children,
}: ListingMapProps) {
  const { t } = useLingui();
  const hintId = useId();
  const isMotionReduced = usePrefersReducedMotion();
  const base = useBaseMap(baseMapUrl);
  const [map, setMap] = useState<Map | null>(null);
  const [panels, setPanels] = useState<HTMLElement | null>(null);
  const [verdict, setVerdict] = useState<TileVerdict>("probing");
  const hasTiles = tiles !== null && verdict === "tiles";
  const frame = useMemo(
    () => ({
      panels,
      nearestPlace: (lat: number, lng: number) => nearest(base?.places ?? [], lat, lng),
    }),
    [panels, base],
  );
  useBoxAttributes(map, label, hintId, isDrawing);

  return (
    <div className={styles.frame} data-basemap={hasTiles ? "tiles" : "offline"}>
      {listId !== undefined && (
        <a className={styles.skip} href={`#${listId}`}>
          {t`Skip the map, go to the list`}
        </a>
      )}
      <p id={hintId} hidden>
        {t`Use the arrow keys to move the map, plus and minus to zoom, Tab to move between homes and Enter to open one.`}
      </p>
      <MapContainer
        ref={setMap}
        className={styles.map}
        {...startOf(view)}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        maxBounds={WORLD}
        maxBoundsViscosity={1}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!isMotionReduced}
        fadeAnimation={!isMotionReduced}
        inertia={!isMotionReduced}
        scrollWheelZoom={!isInPage}
        dragging={!isInPage || !window.matchMedia("(pointer: coarse)").matches}
      >
        <MapFrameProvider value={frame}>
          {base && (
            <BaseLayer base={base} hasNames={!hasTiles} markers={markers} clusters={clusters} />
          )}
          {tiles && <DetailTiles key={tiles.url} tiles={tiles} onVerdict={setVerdict} />}
          <ScaleControl position="bottomleft" imperial={false} />
          {area && !isDrawing && <AppliedArea area={area} />}
          {circles.map((circle) => (
            <AppliedArea
              key={[circle.center.lat, circle.center.lng, circle.metres].join()}
              area={circle}
            />
          ))}
          <PinLayer
            markers={markers}
            clusters={clusters}
            activeId={activeId}
            onActivate={onActivate}
            onOpen={onOpen}
            openIds={preview?.ids}
          />
          {/* The map's position depends on its buttons: they are rendered with the map itself. */}
          {map && (
            <>
              <ViewFollower view={view} markers={markers} clusters={clusters} />
              <ViewReport onViewChange={onViewChange} />
            </>
          )}
          {children}
        </MapFrameProvider>
      </MapContainer>
      <div className={styles.tools}>
        {tools}
        {map && <ZoomButtons map={map} />}
      </div>
      {map && preview && <PinPreview key={preview.ids[0]} map={map} {...preview} />}
      <div ref={setPanels} className={styles.panels} />
      <Attribution base={base?.attribution} tiles={hasTiles ? tiles : null} />
    </div>
  );
}
