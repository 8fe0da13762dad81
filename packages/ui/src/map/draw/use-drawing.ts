import { metresBetween, type Point } from "@hjem/domain/distance";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useMap } from "react-leaflet";
import { movedBy } from "../base/bearing.ts";
import type { DrawPolygonProps } from "./draw-polygon.tsx";
import {
  addCorner,
  type Drawing,
  drawingOf,
  emptyDrawing,
  drawingErrorOf,
  moveCorner,
  type DrawingError,
  removeCorner,
  ringOf,
  type Step,
} from "./drawing.ts";
import { usePointLabels } from "./use-point-labels.ts";

/** A step of the pad or the arrow keys. */
export interface Push {
  north: -1 | 0 | 1;
  east: -1 | 0 | 1;
}

/** Metres per step, and with Shift (visual, §8). */
export const STEP_M = 100;
export const LONG_STEP_M = 500;

/** Positions for the next corner if there is one in the middle already: around it. */
const around: readonly Push[] = [
  { north: 0, east: 1 },
  { north: -1, east: 0 },
  { north: 0, east: -1 },
  { north: 1, east: 0 },
];
/** Their distance from the middle as a share of the map's height. */
const AROUND_SHARE = 0.25;
const TAKEN_M = 5;

/** The state of an area that is being drawn, and the announcement of each step for screen readers. */
export function useDrawing({ ring, onChange, onFinish }: DrawPolygonProps) {
  const { t } = useLingui();
  const map = useMap();
  const labelOf = usePointLabels();
  const [drawing, setDrawing] = useState<Drawing>(() => (ring ? drawingOf(ring) : emptyDrawing));
  const [drawingError, setDrawingError] = useState<DrawingError>();
  const [said, setSaid] = useState("");
  const { corners, chosen } = drawing;

  const where = (point: Point) => {
    const { place, bearing } = labelOf(point);
    return bearing === undefined ? place : `${place}, ${bearing}`;
  };
  const keep = (next: Drawing) => {
    setDrawing(next);
    onChange?.(drawingErrorOf(next) === undefined ? ringOf(next.corners) : null);
  };
  const take = (step: Step, words: string) => {
    setDrawingError(step.drawingError);
    setSaid(step.drawingError === undefined ? words : "");
    if (step.drawingError === undefined) keep(step.drawing);
  };

  const add = (point: Point) => {
    const number = corners.length + 1;
    const place = where(point);
    take(addCorner(drawing, point), t`Point ${number} added: ${place}`);
  };
  const addInMiddle = () => {
    const middle = map.getCenter();
    const { north, south } = {
      north: map.getBounds().getNorth(),
      south: map.getBounds().getSouth(),
    };
    const far =
      metresBetween({ lat: north, lng: middle.lng }, { lat: south, lng: middle.lng }) *
      AROUND_SHARE;
    const places = [
      middle,
      ...around.map((side) => movedBy(middle, { north: side.north * far, east: side.east * far })),
    ];
    const isFree = (place: Point) =>
      corners.every((corner) => metresBetween(corner, place) > TAKEN_M);
    const { lat, lng } = places.find(isFree) ?? middle;
    add({ lat, lng });
  };
  const moveTo = (at: number, point: Point) => {
    const number = at + 1;
    const place = where(point);
    take(moveCorner(drawing, at, point), t`Point ${number} moved: ${place}`);
  };
  const push = ({ north, east }: Push, isLong: boolean) => {
    const from = corners[chosen];
    if (!from) return;
    const metres = isLong ? LONG_STEP_M : STEP_M;
    const to = movedBy(from, { north: north * metres, east: east * metres });
    moveTo(chosen, to);
    map.panInside([to.lat, to.lng], { padding: [48, 48], animate: false });
  };
  const remove = (at: number) => {
    if (!corners[at]) return;
    const number = at + 1;
    const left = corners.length - 1;
    setDrawingError(undefined);
    setSaid(
      t`Point ${number} removed, ${plural(left, { one: "# point left", other: "# points left" })}`,
    );
    keep(removeCorner(drawing, at));
  };
  const choose = (at: number) => setDrawing({ ...drawing, chosen: at });
  const finish = () => {
    const found = drawingErrorOf(drawing);
    setDrawingError(found);
    if (found !== undefined) return;
    setSaid(t`Area finished`);
    onFinish(ringOf(corners));
  };
  return { drawing, drawingError, said, add, addInMiddle, moveTo, push, remove, choose, finish };
}
