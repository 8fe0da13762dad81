import type { Direction } from "./swipe-queue.ts";

/** A position of a finger, in CSS pixels of the window. */
export interface FingerPosition {
  x: number;
  y: number;
}

/** How far a finger moves before it is known whether it swipes or scrolls. */
const SLOP_PX = 10;
/** How far a finger has to move for the next home. */
const SWIPE_PX = 72;
/** A swipe is at least this much wider than high: a thumb moves in an arc. */
const FLATNESS = 1.5;
/** Fingers from the edge of a window belong to the browser: many go back by them. */
const EDGE_PX = 24;

/** What a finger does: scrolls (null once that is clear), nothing yet, or swipes, far enough or not. */
export type Gesture = { direction: Direction; isFar: boolean } | "unclear" | null;

/** Whether a swipe may begin here in a window of this width. */
export const isInside = ({ x }: FingerPosition, width: number): boolean =>
  x > EDGE_PX && x < width - EDGE_PX;

/** What the finger does that began at one position and is at another: to the left is the next home. */
export function gestureOf(from: FingerPosition, to: FingerPosition): Gesture {
  const across = to.x - from.x;
  const along = to.y - from.y;
  if (Math.hypot(across, along) < SLOP_PX) return "unclear";
  if (Math.abs(across) < FLATNESS * Math.abs(along)) return null;
  return { direction: across < 0 ? "next" : "previous", isFar: Math.abs(across) >= SWIPE_PX };
}
