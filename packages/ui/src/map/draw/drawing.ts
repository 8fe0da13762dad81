import type { Point } from "@hjem/domain/distance";
import { POLYGON_CORNERS } from "@hjem/domain/limits";
import { type Corner, hasArea, isLineCrossing, isSelfCrossing } from "@hjem/domain/search/polygon";

/** Why a step was rejected. */
export type DrawingError = "crosses-itself" | "too-many" | "too-few" | "same-point";

/** An area being drawn: its corners in order, and the selected one. */
export interface Drawing {
  corners: readonly Point[];
  /** Index of the selected corner, -1 without any. */
  chosen: number;
}

/** Result of a step, or the error; a rejected step changes nothing. */
export type Step =
  | { drawing: Drawing; drawingError?: undefined }
  | { drawing: Drawing; drawingError: DrawingError };

export const emptyDrawing: Drawing = { corners: [], chosen: -1 };

/** Five decimals are about a metre (D19). */
const rounded = (degrees: number) => Number(degrees.toFixed(5));

/** The ring as in the API: `[lng, lat]`, five decimals, not closed. */
export const ringOf = (corners: readonly Point[]): [lng: number, lat: number][] =>
  corners.map(({ lat, lng }) => [rounded(lng), rounded(lat)]);

/** Creates a drawing from the corners of a ring. */
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

/** Adds a corner after the last. The closing line may still cross others: it is not drawn yet. */
export function addCorner(drawing: Drawing, point: Point): Step {
  const { corners } = drawing;
  if (corners.length >= POLYGON_CORNERS.max) return withError(drawing, "too-many");
  if (corners.some((corner) => isSame(corner, point))) return withError(drawing, "same-point");
  const next = [...corners, point];
  if (isLineCrossing(ringOf(next))) return withError(drawing, "crosses-itself");
  return { drawing: { corners: next, chosen: corners.length } };
}

/** Moves a corner. */
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

/** Removes a corner; the one before it is selected. */
export function removeCorner({ corners }: Drawing, at: number): Drawing {
  const rest = corners.toSpliced(at, 1);
  return { corners: rest, chosen: rest.length === 0 ? -1 : Math.max(0, at - 1) };
}

/** Why the drawing is not a valid area yet; undefined if it is. */
export function drawingErrorOf({ corners }: Drawing): DrawingError | undefined {
  const ring = ringOf(corners);
  if (ring.length < POLYGON_CORNERS.min || !hasArea(ring)) return "too-few";
  return isSelfCrossing(ring) ? "crosses-itself" : undefined;
}
