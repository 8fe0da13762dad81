/** A box on the map in pixels, from its top left corner. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Size of the map in pixels, and what covers it: its buttons, its attribution, an open card. */
export interface OpenSpace {
  width: number;
  height: number;
  covered: readonly PixelBox[];
}

/** Lengths that differ by less are equal. */
const ROUNDED_PX = 0.1;

const shifted = ({ left, top, right, bottom }: PixelBox, x: number, y: number): PixelBox => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

const isApart = (one: PixelBox, other: PixelBox) =>
  one.right <= other.left + ROUNDED_PX ||
  one.left >= other.right - ROUNDED_PX ||
  one.bottom <= other.top + ROUNDED_PX ||
  one.top >= other.bottom - ROUNDED_PX;

/** Whether a box is fully visible: inside the map, and not covered (S28). */
export const isOpen = (box: PixelBox, { width, height, covered }: OpenSpace): boolean =>
  box.left >= -ROUNDED_PX &&
  box.top >= -ROUNDED_PX &&
  box.right <= width + ROUNDED_PX &&
  box.bottom <= height + ROUNDED_PX &&
  covered.every((over) => isApart(box, over));

/** The smallest box around some; null without any. */
export const hullOf = (boxes: readonly PixelBox[]): PixelBox | null =>
  boxes.length === 0
    ? null
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };

/**
 * The shortest offset, in pixels, that makes a box fully visible; null if the map has no room for it. Zero for a box
 * that is visible already.
 */
export function shiftIntoOpen(box: PixelBox, space: OpenSpace): { x: number; y: number } | null {
  const { width, height, covered } = space;
  const within = (shift: number, low: number, high: number, end: number) =>
    Math.min(Math.max(shift, -low), end - high);
  const xs = [0, ...covered.flatMap(({ left, right }) => [left - box.right, right - box.left])];
  const ys = [0, ...covered.flatMap(({ top, bottom }) => [top - box.bottom, bottom - box.top])];
  const moves = xs.flatMap((x) =>
    ys.map((y) => ({
      x: within(x, box.left, box.right, width),
      y: within(y, box.top, box.bottom, height),
    })),
  );
  const [shortest = null] = moves
    .filter(({ x, y }) => isOpen(shifted(box, x, y), space))
    .toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
  return shortest;
}
