import type { Point } from "@hjem/domain/distance";
import { earthPoint, worldX, worldY } from "../base/shapes.ts";
import { type ShownHomes, withoutOverlaps } from "../pins/join-clusters.ts";
import type { MapBounds } from "../pins/map-entries.ts";
import { readingOrder } from "../pins/map-entries.ts";
import { entryBox } from "../pins/pin-sizes.ts";
import { hullOf, isOpen, type OpenSpace, type PixelBox, shiftIntoOpen } from "./open-space.ts";

/** Around a corner of the frame that is shown, in pixels. */
const CORNER_PX = 16;

/** What is to be seen whole: a frame, and what stands in it. */
export interface Fit {
  bounds: MapBounds;
  homes: ShownHomes;
  space: OpenSpace;
  /** Levels that may be chosen, the farthest first. */
  zooms: readonly [least: number, most: number];
  /** Room left around each corner of the frame, in pixels. @default a little */
  corner?: PixelBox;
}

/** Where a map stands. */
export interface MapStand {
  center: Point;
  zoom: number;
}

const worldPx = (zoom: number) => 256 * 2 ** zoom;

const boxAt = ({ lat, lng }: Point, around: PixelBox, zoom: number): PixelBox => {
  const [x, y] = [worldX(lng) * worldPx(zoom), worldY(lat) * worldPx(zoom)];
  return {
    left: x + around.left,
    right: x + around.right,
    top: y + around.top,
    bottom: y + around.bottom,
  };
};

/** About a metre, in degrees: frames are rounded on their way. */
const ROUNDED = 1e-5;
const isIn = ({ north, south, west, east }: MapBounds, { lat, lng }: Point) =>
  lat <= north + ROUNDED &&
  lat >= south - ROUNDED &&
  lng >= west - ROUNDED &&
  lng <= east + ROUNDED;

/** The boxes of what a fit shows at a level, in pixels of the whole world. Homes elsewhere are those of another search. */
function boxesAt({ bounds, homes, corner }: Fit, zoom: number): PixelBox[] {
  const { north, south, west, east } = bounds;
  const inside = {
    markers: homes.markers.filter((marker) => isIn(bounds, marker)),
    clusters: homes.clusters.filter((cluster) => isIn(bounds, cluster)),
  };
  const { markers, clusters } = withoutOverlaps(inside, zoom);
  const around = corner ?? {
    left: -CORNER_PX,
    right: CORNER_PX,
    top: -CORNER_PX,
    bottom: CORNER_PX,
  };
  return [
    ...readingOrder(markers, clusters, zoom).map((entry) => boxAt(entry, entryBox(entry), zoom)),
    boxAt({ lat: north, lng: west }, around, zoom),
    boxAt({ lat: south, lng: east }, around, zoom),
  ];
}

/** A box of the world as it lies on a map that stands so. */
function onMap(box: PixelBox, { center, zoom }: MapStand, { width, height }: OpenSpace): PixelBox {
  const left = worldX(center.lng) * worldPx(zoom) - width / 2;
  const top = worldY(center.lat) * worldPx(zoom) - height / 2;
  return {
    left: box.left - left,
    right: box.right - left,
    top: box.top - top,
    bottom: box.bottom - top,
  };
}

const moved = ({ center, zoom }: MapStand, by: { x: number; y: number }): MapStand => ({
  zoom,
  center: earthPoint(
    worldX(center.lng) - by.x / worldPx(zoom),
    worldY(center.lat) - by.y / worldPx(zoom),
  ),
});

/**
 * From where all that a fit names is seen whole, clear of the map's edge and of what lies over it (S28): from as near as
 * may be. Pins have the width of their prices; what would lie on each other at a level counts as one, as it is drawn.
 */
export function fitHomes(fit: Fit): MapStand {
  const { space, zooms } = fit;
  const [least, most] = zooms;
  for (let zoom = most; ; zoom -= 1) {
    const hull = hullOf(boxesAt(fit, zoom));
    if (!hull) throw new Error("a fit has corners");
    const px = worldPx(zoom);
    const centred = {
      zoom,
      center: earthPoint((hull.left + hull.right) / 2 / px, (hull.top + hull.bottom) / 2 / px),
    };
    const shift = shiftIntoOpen(onMap(hull, centred, space), space);
    if (shift) return moved(centred, shift);
    if (zoom <= least) return centred;
  }
}

/** How a map that stands so has to stand for its fit; null where all is seen already. */
export function refitHomes(fit: Fit, now: MapStand): MapStand | null {
  const { space } = fit;
  const boxes = boxesAt(fit, now.zoom).map((box) => onMap(box, now, space));
  if (boxes.every((box) => isOpen(box, space))) return null;
  const hull = hullOf(boxes);
  const shift = hull && shiftIntoOpen(hull, space);
  return shift ? moved(now, shift) : fitHomes(fit);
}
