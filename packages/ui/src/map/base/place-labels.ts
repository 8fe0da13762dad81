import type { BaseMapData } from "@hjem/domain/map/base-map";

/** A named place of the built-in map. */
export type MapPlace = BaseMapData["places"][number];

/** A name on the map. */
export interface Label {
  place: MapPlace;
  /** Offset downwards in pixels, to avoid a pin. */
  shift: number;
  isLarge: boolean;
}

/** A rectangle of the map in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Zoom level from which places of a rank are labelled. */
const firstZoom = { 1: 3, 2: 6, 3: 9 } as const;
/** Zoom level from which labels of a rank are large. */
const largeZoom = { 1: 5, 2: 10, 3: 13 } as const;
/** Maximum number of labels, for a readable map. */
const MOST_LABELS = 40;
const CHARACTER_PX = { large: 10.5, small: 7.5 } as const;
const HEIGHT_PX = { large: 26, small: 22 } as const;
const GAP_PX = 14;

/** A label that a pin or cluster would cover is tried below and above it. */
const SHIFTS_PX = [34, -34, 50, -50];

const isApart = (one: Box, other: Box) =>
  one.right < other.left ||
  one.left > other.right ||
  one.bottom < other.top ||
  one.top > other.bottom;

/** The visible part of the map, and what covers it. */
export interface LabelGround {
  zoom: number;
  /** Size of the map in pixels. */
  size: { x: number; y: number };
  /** The pixel of a place. */
  project: (lat: number, lng: number) => { x: number; y: number };
  /** Pins and clusters, which must not cover a label. */
  obstacles: readonly Box[];
}

/** Pixels from a point to the nearest other place. */
const nearestOther = (
  { x, y }: { x: number; y: number },
  others: readonly { x: number; y: number }[],
): number => Math.min(...others.map((other) => Math.hypot(other.x - x, other.y - y)));

/**
 * Chooses the labels: larger places first, without overlaps. One that has to give way goes to the side where other places
 * are nearer: that of a town at the coast stays in its country.
 */
export function chooseLabels(
  places: readonly MapPlace[],
  { zoom, size, project, obstacles }: LabelGround,
): Label[] {
  const taken = [...obstacles];
  const chosen: Label[] = [];
  const pixels = places.map((place) => ({ place, ...project(place[1], place[2]) }));
  const byOthers = (own: MapPlace, { x, y }: { x: number; y: number }) => {
    const others = pixels.filter(({ place }) => place !== own);
    const farOf = (px: number) => nearestOther({ x, y: y + px }, others);
    return SHIFTS_PX.toSorted(
      (one, other) => Math.abs(one) - Math.abs(other) || farOf(one) - farOf(other),
    );
  };
  for (const place of places) {
    if (chosen.length >= MOST_LABELS) break;
    const [name, lat, lng, rank] = place;
    if (zoom < firstZoom[rank]) continue;
    const { x, y } = project(lat, lng);
    if (x < 0 || y < 0 || x > size.x || y > size.y) continue;
    const isLarge = zoom >= largeZoom[rank];
    const look = isLarge ? "large" : "small";
    const half = (name.length * CHARACTER_PX[look]) / 2 + GAP_PX;
    const boxAt = (shift: number): Box => ({
      left: x - half,
      right: x + half,
      top: y + shift - HEIGHT_PX[look] / 2,
      bottom: y + shift + HEIGHT_PX[look] / 2,
    });
    const isFree = (px: number) => taken.every((other) => isApart(boxAt(px), other));
    const shift = isFree(0) ? 0 : byOthers(place, { x, y }).find(isFree);
    if (shift === undefined) continue;
    taken.push(boxAt(shift));
    chosen.push({ place, shift, isLarge });
  }
  return chosen;
}
