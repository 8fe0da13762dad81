/** Heights of the list sheet on a phone. */
export type SheetHeight = "peek" | "half" | "full";

/** Visible pixels of the lowest sheet (visual, §8). */
export const PEEK_PX = 190;
/** Pixels of the map above a full sheet. */
export const FULL_GAP_PX = 12;
/** A faster fling continues to the next height in its direction. */
const FLING_PX_PER_MS = 0.5;

const order: readonly SheetHeight[] = ["peek", "half", "full"];

/** Visible pixels of the sheet at a height, in a box of `boxPx`. */
export const shownPx = (height: SheetHeight, boxPx: number): number =>
  ({ peek: PEEK_PX, half: boxPx / 2, full: boxPx - FULL_GAP_PX })[height];

/** The height at which the sheet stops: the nearest, or the next one in the direction of a fling. */
export function restingHeight(seenPx: number, boxPx: number, upPxPerMs: number): SheetHeight {
  const distance = (height: SheetHeight) => Math.abs(shownPx(height, boxPx) - seenPx);
  const [nearest = "peek"] = order.toSorted((one, other) => distance(one) - distance(other));
  if (Math.abs(upPxPerMs) < FLING_PX_PER_MS) return nearest;
  const isUp = upPxPerMs > 0;
  const ahead = (isUp ? order : order.toReversed()).find((height) =>
    isUp ? shownPx(height, boxPx) > seenPx : shownPx(height, boxPx) < seenPx,
  );
  return ahead ?? nearest;
}

/** The next height by the button of the handle, for users who do not drag. */
export const nextHeight = (height: SheetHeight): SheetHeight =>
  order[(order.indexOf(height) + 1) % order.length] ?? "peek";
