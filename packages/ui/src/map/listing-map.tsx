import type { Point } from "@hjem/domain/distance";
import type { TileSource } from "@hjem/domain/map/tile-source";
import { type ReactNode, Suspense, lazy, useSyncExternalStore } from "react";
import type { MapArea } from "./frame/applied-area.tsx";
import "./map-tokens.css";
import styles from "./frame/map-place.module.css";
import type { MapView, OnViewChange } from "./frame/view-report.tsx";
import type { MapCluster, MapMarker } from "./pins/map-entries.ts";
import type { PinHandlers } from "./pins/pin.tsx";
import type { MapPreview } from "./preview/pin-preview.tsx";

/** Props of `ListingMap`. */
export interface ListingMapProps extends Omit<PinHandlers, "activeId" | "openIds"> {
  /** Accessible name: "Map of 37 homes". */
  label: string;
  /** The view at first, and whenever this changes. */
  view: MapView;
  /** Called with the initial view, then 300 ms after each move. */
  onViewChange?: OnViewChange;
  /** URL of the region's built-in map: "/base-map.json". */
  baseMapUrl: string;
  /** Detailed map over the built-in one. @default null, no request to another host */
  tiles?: TileSource | null;
  markers: readonly MapMarker[];
  /** @default [] */
  clusters?: readonly MapCluster[];
  /** The area of the search. @default null */
  area?: MapArea | null;
  /** Circles that the homes lie in, such as around places within a time of travel. @default [] */
  circles?: readonly { center: Point; metres: number }[];
  /** The home that is hovered or focused, on the map or in the list. @default null */
  activeId?: string | null;
  /** The card of the selected pin. @default null */
  preview?: MapPreview | null;
  /** Id of the list with the same homes: target of the skip link. */
  listId?: string;
  /** Buttons of the page above the zoom buttons, as `MapToolButton`. */
  tools?: ReactNode;
  /** An area is being drawn: clicks on pins go to the map. @default false */
  isDrawing?: boolean;
  /** The map is in a page that scrolls: wheel and one finger scroll the page, not the map. @default false */
  isInPage?: boolean;
  /** `DrawPolygon` or `RadiusCircle` while they are in use. */
  children?: ReactNode;
}

const LeafletMap = lazy(() => import("./leaflet-map.tsx"));

const never = () => () => {};

/**
 * Homes on a map: pins, clusters and an area over a built-in map that needs no other host. It fills its container.
 * The code is loaded when the map is shown; a server renders the empty background only. Everything on it is also a
 * link or a button in reading order.
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
