/** How much of the list a phone shows over the map. */
export type SheetHeight = "peek" | "half" | "full";

/** Shown of the sheet at rest (visual, §8). */
export const PEEK_PX = 190;
/** So much of the map stays above a sheet that is full. */
export const FULL_GAP_PX = 12;
/** Faster than this the sheet flies on in the direction of the finger. */
const FLING_PX_PER_MS = 0.5;

const order: readonly SheetHeight[] = ["peek", "half", "full"];

/** Pixels of the sheet that are seen at a height, in a box of `boxPx`. */
export const shownPx = (height: SheetHeight, boxPx: number): number =>
  ({ peek: PEEK_PX, half: boxPx / 2, full: boxPx - FULL_GAP_PX })[height];

/** The height at which the sheet comes to rest: the nearest, or the next in the direction of a quick pull. */
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

/** What the button of the handle does next, for those who do not drag. */
export const nextHeight = (height: SheetHeight): SheetHeight =>
  order[(order.indexOf(height) + 1) % order.length] ?? "peek";
