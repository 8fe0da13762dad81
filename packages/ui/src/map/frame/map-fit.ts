import type { Map } from "leaflet";
import type { ShownHomes } from "../pins/join-clusters.ts";
import type { MapBounds } from "../pins/map-entries.ts";
import { ACTIVE_SCALE } from "../pins/pin-sizes.ts";
import { type Fit, fitHomes, type MapStand, refitHomes } from "./fit-homes.ts";
import styles from "./listing-map.module.css";
import { type OpenSpace, type PixelBox, shiftIntoOpen } from "./open-space.ts";

/** What always lies over a map: its buttons, its scale and attribution. */
const OVER_MAP = `.${styles.tools} > *, .${styles.attribution}, .leaflet-control`;
/** The card of the pin that was pressed. */
const CARD = '[role="dialog"]';
/** Around a pin that is brought into the open. */
const GAP_PX = 8;
/** A frame is shown from not too near. */
const NEAREST_ZOOM = 15;

/** The frame that a map was brought to show whole, until its visitor moves it elsewhere. */
interface FittedFrame {
  bounds: MapBounds;
  /** It is not shown from farther away than this. */
  leastZoom: number;
}

const fitted = new WeakMap<Map, FittedFrame>();

/** From now on the map stands where its visitor wants it: pins that come no longer move it. */
export const releaseFit = (map: Map): boolean => fitted.delete(map);

/** Where an element lies on its map. */
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

/** The map in pixels, and what lies over it now; `over` lists what that may be. */
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
 * By how many pixels the map is to be moved so that a pin is seen whole, pointed at as well, beside all that lies over the
 * map; null where it may stay, and where it has no room.
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

const standOf = (map: Map): MapStand => ({ center: map.getCenter(), zoom: map.getZoom() });

/** Where a map is to stand so that a frame and the homes in it are seen whole. */
export function standFor(map: Map, bounds: MapBounds, homes: ShownHomes): MapStand {
  fitted.set(map, { bounds, leastZoom: map.getMinZoom() });
  return fitHomes({
    bounds,
    homes,
    space: openSpaceOf(map, OVER_MAP),
    zooms: [map.getMinZoom(), NEAREST_ZOOM],
  });
}

/** The same for the homes of a circle, of which nothing is known yet but their frame: from nearer than now. */
export function standForCluster(map: Map, bounds: MapBounds, corner: PixelBox): MapStand {
  const most = map.getMaxZoom();
  const leastZoom = Math.min(map.getZoom() + 1, most);
  // The move itself is the visitor's, and gives up what was fitted before.
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

/** Where a map is to stand once other pins are drawn, or its size is another; null where it may stay. */
export function correctedStand(map: Map, homes: ShownHomes): MapStand | null {
  const frame = fitted.get(map);
  if (!frame) return null;
  const now = standOf(map);
  const { bounds, leastZoom } = frame;
  const fit: Fit = {
    bounds,
    homes,
    space: openSpaceOf(map, OVER_MAP),
    zooms: [Math.min(leastZoom, now.zoom), now.zoom],
  };
  return refitHomes(fit, now);
}
