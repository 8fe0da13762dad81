import type { TileSource } from "@hjem/domain/map/tile-source";
import { type ReactNode, Suspense, lazy, useSyncExternalStore } from "react";
import type { MapArea } from "./frame/applied-area.tsx";
import styles from "./frame/map-place.module.css";
import type { MapView, OnViewChange } from "./frame/view-report.tsx";
import type { MapCluster, MapMarker } from "./pins/map-entries.ts";
import type { PinHandlers } from "./pins/pin.tsx";
import type { MapPreview } from "./preview/pin-preview.tsx";

/** Props of `ListingMap`. */
export interface ListingMapProps extends Omit<PinHandlers, "activeId" | "openIds"> {
  /** Names the map: "Map of 37 homes". */
  label: string;
  /** What the map shows at first, and whenever this changes. */
  view: MapView;
  /** At once when the map first stands, then 300 ms after each move. */
  onViewChange?: OnViewChange;
  /** Address of the region's built-in map: "/base-map.json". */
  baseMapUrl: string;
  /** Detailed map over the built-in one. @default null, no call to another host */
  tiles?: TileSource | null;
  markers: readonly MapMarker[];
  /** @default [] */
  clusters?: readonly MapCluster[];
  /** The area that the search is held to. @default null */
  area?: MapArea | null;
  /** The home that is pointed at or has the focus, on the map or in the list. @default null */
  activeId?: string | null;
  /** The card of the pin that was pressed. @default null */
  preview?: MapPreview | null;
  /** Id of the list with the same homes: a way past the map for keyboards and screen readers. */
  listId?: string;
  /** Buttons of the page above the zoom, as `MapToolButton`. */
  tools?: ReactNode;
  /** An area is being drawn: presses on pins go to the map. @default false */
  isDrawing?: boolean;
  /** Lies in a page that scrolls: the wheel and one finger move the page, not the map. @default false */
  isInPage?: boolean;
  /** `DrawPolygon` or `RadiusCircle` while they are in use. */
  children?: ReactNode;
}

const LeafletMap = lazy(() => import("./leaflet-map.tsx"));

const never = () => () => {};

/**
 * Homes on a map: pins, clusters and an area over a built-in map that needs no other host. It fills
 * its box. The code comes when the map is shown; a server draws the empty ground only. Everything on
 * it is also a link or a button in reading order.
 */
export function ListingMap(props: ListingMapProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const ground = <div className={styles.ground} role="img" aria-label={props.label} />;
  if (!isInBrowser) return ground;
  return (
    <Suspense fallback={ground}>
      <LeafletMap {...props} />
    </Suspense>
  );
}
