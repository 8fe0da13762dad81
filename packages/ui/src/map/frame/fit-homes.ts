import type { Point } from "@hjem/domain/distance";
import { earthPoint, worldX, worldY } from "../base/shapes.ts";
import { type ShownHomes, withoutOverlaps } from "../pins/join-clusters.ts";
import type { MapBounds } from "../pins/map-entries.ts";
import { readingOrder } from "../pins/map-entries.ts";
import { entryBox } from "../pins/pin-sizes.ts";
import { hullOf, isOpen, type OpenSpace, type PixelBox, shiftIntoOpen } from "./open-space.ts";

/** Margin around the bounds in pixels. */
const CORNER_PX = 16;

/** What must be fully visible: bounds, and the pins in them. */
export interface Fit {
  bounds: MapBounds;
  homes: ShownHomes;
  space: OpenSpace;
  /** Allowed zoom levels, the lowest first. */
  zooms: readonly [least: number, most: number];
  /** Margin around each corner of the bounds, in pixels. @default small */
  corner?: PixelBox;
}

/** Centre and zoom level of a map. */
export interface MapPosition {
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

/** About a metre, in degrees: bounds are rounded in URLs. */
const ROUNDED = 1e-5;
const isIn = ({ north, south, west, east }: MapBounds, { lat, lng }: Point) =>
  lat <= north + ROUNDED &&
  lat >= south - ROUNDED &&
  lng >= west - ROUNDED &&
  lng <= east + ROUNDED;

/** The boxes of a fit's contents at a zoom level, in world pixels. Homes elsewhere belong to another search. */
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

/** A world box at a map position. */
function onMap(
  box: PixelBox,
  { center, zoom }: MapPosition,
  { width, height }: OpenSpace,
): PixelBox {
  const left = worldX(center.lng) * worldPx(zoom) - width / 2;
  const top = worldY(center.lat) * worldPx(zoom) - height / 2;
  return {
    left: box.left - left,
    right: box.right - left,
    top: box.top - top,
    bottom: box.bottom - top,
  };
}

const moved = ({ center, zoom }: MapPosition, by: { x: number; y: number }): MapPosition => ({
  zoom,
  center: earthPoint(
    worldX(center.lng) - by.x / worldPx(zoom),
    worldY(center.lat) - by.y / worldPx(zoom),
  ),
});

/**
 * The highest zoom level and centre at which everything in a fit is fully visible, not covered by the map's edge or
 * controls (S28). Pins have the width of their prices; those that overlap at a level count as one, as they are drawn.
 */
export function fitHomes(fit: Fit): MapPosition {
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

/** The new position of a map for its fit; null if everything is visible already. */
export function refitHomes(fit: Fit, now: MapPosition): MapPosition | null {
  const { space } = fit;
  const boxes = boxesAt(fit, now.zoom).map((box) => onMap(box, now, space));
  if (boxes.every((box) => isOpen(box, space))) return null;
  const hull = hullOf(boxes);
  const shift = hull && shiftIntoOpen(hull, space);
  return shift ? moved(now, shift) : fitHomes(fit);
}
