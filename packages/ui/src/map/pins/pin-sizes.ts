import type { PixelBox } from "../frame/open-space.ts";
import type { MapCluster, MapEntry, MapMarker } from "./map-entries.ts";

/** From this number of homes on the cluster is larger. */
export const LARGE_FROM = 25;

/** Radius of a cluster in pixels, including its pale ring. */
export const radiusOf = ({ count }: Pick<MapCluster, "count">): number =>
  count >= LARGE_FROM ? 33 : 27;

/** Height of a touch target. */
export const PIN_HEIGHT_PX = 44;
/** Maximum width of a character in a pin's label. */
const PIN_PX = { least: 44, letter: 7.5, frame: 21, mark: 17 };
/** The label of several homes at one address, as "12 boliger". */
const STACK_LETTERS = 10;
/** Scale of a hovered pin, around its point. */
export const ACTIVE_SCALE = 1.14;
/** Minimum gap between a pin and what it must not cover. */
const GAP_PX = 4;

/** The width of a home's pin in pixels, by its label and mark. */
export const pinWidth = ({ label, state }: Pick<MapMarker, "label" | "state">): number =>
  Math.max(
    PIN_PX.least,
    PIN_PX.frame + PIN_PX.letter * label.length + (state === "new" ? 0 : PIN_PX.mark),
  );

const pinBox = (width: number): PixelBox => ({
  left: -(width * ACTIVE_SCALE) / 2 - GAP_PX,
  right: (width * ACTIVE_SCALE) / 2 + GAP_PX,
  // The tip of a pin is at its point.
  top: -PIN_HEIGHT_PX * ACTIVE_SCALE - GAP_PX,
  bottom: GAP_PX,
});

/** Maximum extent of any pin around its point, in pixels. */
export const someonesPinBox: PixelBox = pinBox(
  PIN_PX.frame + PIN_PX.letter * STACK_LETTERS + PIN_PX.mark,
);

/** Extent of an entry around its point, in pixels, hovered or not. */
export function entryBox(entry: MapEntry): PixelBox {
  if (entry.kind === "marker") return pinBox(pinWidth(entry.marker));
  if (entry.kind === "stack") return someonesPinBox;
  const reach = radiusOf(entry.cluster) + GAP_PX;
  return { left: -reach, right: reach, top: -reach, bottom: reach };
}
