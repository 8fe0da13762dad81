import type { Point } from "../drawing/clip.ts";
import { darken, type Color } from "../drawing/color.ts";
import { between } from "../drawing/random.ts";
import { box, contactShadow } from "../drawing/solid.ts";
import type { Stage } from "./stage.ts";

/** Four legs under a top; `inset` metres from its edges. */
export function drawLegs(
  { canvas }: Stage,
  [x0, z0]: readonly [number, number],
  [x1, z1]: readonly [number, number],
  height: number,
  color: Color,
  thick = 0.05,
): void {
  for (const z of [z1 - thick, z0]) {
    for (const x of [x0, x1 - thick]) box(canvas, [x, 0, z], [x + thick, height, z + thick], color);
  }
}

/** A table with a rectangular top. */
export function drawTable(
  stage: Stage,
  [x0, z0]: readonly [number, number],
  [x1, z1]: readonly [number, number],
  height: number,
  color: Color,
): void {
  contactShadow(stage.canvas, [x0, z0], [x1, z1], { strength: 0.3, blur: 10 });
  drawLegs(
    stage,
    [x0 + 0.07, z0 + 0.07],
    [x1 - 0.07, z1 - 0.07],
    height - 0.04,
    darken(color, 0.25),
    0.055,
  );
  box(stage.canvas, [x0, height - 0.05, z0], [x1, height, z1], color, { round: 3 });
}

/** Books standing in a row along x. */
export function drawBooks(
  { canvas, random, palette }: Stage,
  [x, y, z]: Point,
  count: number,
): void {
  const tones: readonly Color[] = [
    palette.accent,
    palette.main,
    "#d9cdb8",
    "#3d4a55",
    palette.spark,
    "#a64b3b",
  ];
  let at = x;
  for (let book = 0; book < count; book++) {
    const thick = between(random, 0.03, 0.055);
    box(
      canvas,
      [at, y, z],
      [at + thick, y + between(random, 0.18, 0.26), z + 0.16],
      tones[book % tones.length] ?? "#d9cdb8",
    );
    at += thick + 0.003;
  }
}

/** Direction that a seat faces. */
export type Facing = "viewer" | "away" | "left" | "right";

/** A dining chair or stool-height chair. */
export function drawChair(
  stage: Stage,
  [x, z]: readonly [number, number],
  facing: Facing,
  seat: Color,
  frame: Color,
  up = 0.46,
): void {
  const { canvas } = stage;
  const half = 0.22;
  const [x0, x1, z0, z1] = [x - half, x + half, z - half, z + half];
  contactShadow(canvas, [x0, z0], [x1, z1], { strength: 0.26, blur: 6 });
  const back = () => {
    const thin = 0.04;
    const [b0, b1]: [Point, Point] =
      facing === "viewer"
        ? [
            [x0, up + 0.08, z1 - thin],
            [x1, up + 0.42, z1],
          ]
        : facing === "away"
          ? [
              [x0, up + 0.08, z0],
              [x1, up + 0.42, z0 + thin],
            ]
          : facing === "left"
            ? [
                [x1 - thin, up + 0.08, z0],
                [x1, up + 0.42, z1],
              ]
            : [
                [x0, up + 0.08, z0],
                [x0 + thin, up + 0.42, z1],
              ];
    const posts: readonly (readonly [number, number])[] =
      facing === "viewer"
        ? [
            [x0, z1 - thin],
            [x1 - thin, z1 - thin],
          ]
        : facing === "away"
          ? [
              [x0, z0],
              [x1 - thin, z0],
            ]
          : facing === "left"
            ? [
                [x1 - thin, z1 - thin],
                [x1 - thin, z0],
              ]
            : [
                [x0, z1 - thin],
                [x0, z0],
              ];
    for (const [px, pz] of posts)
      box(canvas, [px, up, pz], [px + thin, up + 0.4, pz + thin], frame);
    box(canvas, [b0[0], b0[1] + 0.1, b0[2]], b1, seat, { round: 5 });
  };
  const isBackFar =
    facing === "viewer" ||
    (facing === "left" ? canvas.camera.at[0] < x : facing === "right" && canvas.camera.at[0] > x);
  drawLegs(stage, [x0, z0], [x1, z1], up - 0.04, frame, 0.035);
  if (isBackFar) back();
  box(canvas, [x0, up - 0.05, z0], [x1, up, z1], seat, { round: 5 });
  if (!isBackFar) back();
}
