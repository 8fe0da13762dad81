import type { Map } from "leaflet";
import type { ShownHomes } from "../pins/join-clusters.ts";
import type { MapBounds } from "../pins/map-entries.ts";
import { ACTIVE_SCALE } from "../pins/pin-sizes.ts";
import { type Fit, fitHomes, type MapPosition, refitHomes } from "./fit-homes.ts";
import styles from "./listing-map.module.css";
import { type OpenSpace, type PixelBox, shiftIntoOpen } from "./open-space.ts";

/** Controls that always cover parts of a map: buttons, scale and attribution. */
const OVER_MAP = `.${styles.tools} > *, .${styles.attribution}, .leaflet-control`;
/** The card of the selected pin. */
const CARD = '[role="dialog"]';
/** Margin around a pin that is moved into view. */
const GAP_PX = 8;
/** Maximum zoom level for fitting bounds. */
const NEAREST_ZOOM = 15;

/** The bounds that a map is fitted to, until its visitor moves it. */
interface FittedFrame {
  bounds: MapBounds;
  /** Minimum zoom level for it. */
  leastZoom: number;
}

const fitted = new WeakMap<Map, FittedFrame>();

/** From now on the visitor's position is kept: later pins do not move the map. */
export const releaseFit = (map: Map): boolean => fitted.delete(map);

/** Position of an element on its map. */
function boxOnMap(map: Map, element: Element): PixelBox {
  const { left, top } = map.getContainer().getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return {
    left: box.left - left,
    right: box.right - left,
    top: box.top - top,
    bottom: box.bottom - top,
  };
}

/** Size of the map, and what covers it now; `over` selects what may cover it. */
function openSpaceOf(map: Map, over: string): OpenSpace {
  const container = map.getContainer();
  const { width, height } = container.getBoundingClientRect();
  const foot = Number.parseFloat(
    getComputedStyle(container).getPropertyValue("--map-covered-foot"),
  );
  const elements = [...(container.parentElement?.querySelectorAll(over) ?? [])];
  return {
    width,
    height: height - (foot || 0),
    covered: elements.map((element) => boxOnMap(map, element)),
  };
}

/**
 * Offset in pixels to make a pin fully visible, also when hovered, beside everything that covers the map; null if it
 * need not move, or has no room.
 */
export function panToShow(
  map: Map,
  pin: HTMLElement,
  { isCardOpen }: { isCardOpen: boolean },
): { x: number; y: number } | null {
  const { left, top, right, bottom } = boxOnMap(map, pin);
  const growth = ACTIVE_SCALE - 1;
  const beside = (pin.offsetWidth * growth) / 2 + GAP_PX;
  const around = {
    left: left - beside,
    top: top - pin.offsetHeight * growth - GAP_PX,
    right: right + beside,
    bottom: bottom + GAP_PX,
  };
  const shift = shiftIntoOpen(
    around,
    openSpaceOf(map, isCardOpen ? `${OVER_MAP}, ${CARD}` : OVER_MAP),
  );
  return shift && (shift.x !== 0 || shift.y !== 0) ? { x: -shift.x, y: -shift.y } : null;
}

const positionOf = (map: Map): MapPosition => ({ center: map.getCenter(), zoom: map.getZoom() });

/** The position at which bounds and the homes in them are fully visible. */
export function fitPosition(map: Map, bounds: MapBounds, homes: ShownHomes): MapPosition {
  fitted.set(map, { bounds, leastZoom: map.getMinZoom() });
  return fitHomes({
    bounds,
    homes,
    space: openSpaceOf(map, OVER_MAP),
    zooms: [map.getMinZoom(), NEAREST_ZOOM],
  });
}

/** The same for the homes of a cluster, of which only the bounds are known yet: at a higher zoom level than now. */
export function clusterPosition(map: Map, bounds: MapBounds, corner: PixelBox): MapPosition {
  const most = map.getMaxZoom();
  const leastZoom = Math.min(map.getZoom() + 1, most);
  // The move itself is the visitor's, and clears the previous fit.
  map.once("moveend", () => fitted.set(map, { bounds, leastZoom }));
  const homes = { markers: [], clusters: [] };
  return fitHomes({
    bounds,
    homes,
    corner,
    space: openSpaceOf(map, OVER_MAP),
    zooms: [leastZoom, most],
  });
}

/** The position of a map after pins or size have changed; null if it need not move. */
export function correctedPosition(map: Map, homes: ShownHomes): MapPosition | null {
  const frame = fitted.get(map);
  if (!frame) return null;
  const now = positionOf(map);
  const { bounds, leastZoom } = frame;
  const fit: Fit = {
    bounds,
    homes,
    space: openSpaceOf(map, OVER_MAP),
    zooms: [Math.min(leastZoom, now.zoom), now.zoom],
  };
  return refitHomes(fit, now);
}
