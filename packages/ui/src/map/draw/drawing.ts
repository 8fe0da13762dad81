import type { Point } from "@hjem/domain/distance";
import { POLYGON_CORNERS } from "@hjem/domain/limits";
import { type Corner, hasArea, isLineCrossing, isSelfCrossing } from "@hjem/domain/search/polygon";

/** Why a step was rejected. */
export type DrawingError = "crosses-itself" | "too-many" | "too-few" | "same-point";

/** An area that is being drawn: its corners in order, the one that is moved by the keys. */
export interface Drawing {
  corners: readonly Point[];
  /** Position of the chosen corner, -1 when there is none. */
  chosen: number;
}

/** A step taken, or the reason why not; a rejected step changes nothing. */
export type Step =
  | { drawing: Drawing; drawingError?: undefined }
  | { drawing: Drawing; drawingError: DrawingError };

export const emptyDrawing: Drawing = { corners: [], chosen: -1 };

/** Five decimals are about a metre (D19). */
const rounded = (degrees: number) => Number(degrees.toFixed(5));

/** The ring as the wire writes it: `[lng, lat]`, five decimals, not closed. */
export const ringOf = (corners: readonly Point[]): [lng: number, lat: number][] =>
  corners.map(({ lat, lng }) => [rounded(lng), rounded(lat)]);

/** A drawing of the corners of a ring. */
export const drawingOf = (ring: readonly Corner[]): Drawing => ({
  corners: ring.map(([lng, lat]) => ({ lat, lng })),
  chosen: ring.length - 1,
});

const isSame = (one: Point, other: Point | undefined) =>
  other !== undefined && String(ringOf([one])) === String(ringOf([other]));

const withError = (drawing: Drawing, drawingError: DrawingError): Step => ({
  drawing,
  drawingError,
});

/** A new corner after the last. The way back to the first may still cross others: it is not drawn yet. */
export function addCorner(drawing: Drawing, point: Point): Step {
  const { corners } = drawing;
  if (corners.length >= POLYGON_CORNERS.max) return withError(drawing, "too-many");
  if (corners.some((corner) => isSame(corner, point))) return withError(drawing, "same-point");
  const next = [...corners, point];
  if (isLineCrossing(ringOf(next))) return withError(drawing, "crosses-itself");
  return { drawing: { corners: next, chosen: corners.length } };
}

/** Another place for a corner. */
export function moveCorner(drawing: Drawing, at: number, point: Point): Step {
  const { corners } = drawing;
  if (!corners[at]) return { drawing };
  const next = corners.with(at, point);
  const others = corners.toSpliced(at, 1);
  if (others.some((corner) => isSame(corner, point))) return withError(drawing, "same-point");
  const wasCrossing = isSelfCrossing(ringOf(corners));
  if (!wasCrossing && isSelfCrossing(ringOf(next))) return withError(drawing, "crosses-itself");
  return { drawing: { corners: next, chosen: at } };
}

/** Without a corner; the one before it is chosen then. */
export function removeCorner({ corners }: Drawing, at: number): Drawing {
  const rest = corners.toSpliced(at, 1);
  return { corners: rest, chosen: rest.length === 0 ? -1 : Math.max(0, at - 1) };
}

/** Why the drawing cannot be an area yet; nothing when it can. */
export function drawingErrorOf({ corners }: Drawing): DrawingError | undefined {
  const ring = ringOf(corners);
  if (ring.length < POLYGON_CORNERS.min || !hasArea(ring)) return "too-few";
  return isSelfCrossing(ring) ? "crosses-itself" : undefined;
}
