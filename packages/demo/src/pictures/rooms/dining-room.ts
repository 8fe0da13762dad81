import { darken, lighten } from "../drawing/color.ts";
import { between } from "../drawing/random.ts";
import { box, contactShadow, disc, turned } from "../drawing/solid.ts";
import type { RoomScene } from "../scene.ts";
import { drawArt, drawRoundRug, drawRug } from "./decor.ts";
import { drawBooks, drawChair, drawLegs, drawTable } from "./furniture.ts";
import { drawPendant, drawTableLamp } from "./lamps.ts";
import { drawPlant, drawVase } from "./plants.ts";
import { drawShell } from "./shell.ts";
import { finishRoom, openStage, type Stage } from "./stage.ts";
import { drawRoomWindow, sunOnWall, sunPatches, type RoomWindow } from "./window.ts";

/** A place laid for a guest. */
function setting({ canvas, palette }: Stage, x: number, z: number): void {
  disc(canvas, [x, 0.757, z], 0.14, "#faf8f3", { edge: { color: "#d8d2c6", width: 1 } });
  disc(canvas, [x, 0.76, z], 0.09, lighten(palette.spark, 0.3));
  turned(
    canvas,
    [x + 0.2, 0.755, z + 0.08],
    [
      [0.03, 0],
      [0.008, 0.02],
      [0.008, 0.08],
      [0.035, 0.11],
      [0.03, 0.17],
    ],
    "#dfe9ec",
    { gloss: 0.7 },
  );
}

function longTable(stage: Stage): void {
  const { palette } = stage;
  const [x0, x1, z0, z1] = [-1.1, 1.1, 1.85, 2.8];
  const seats = [-0.68, 0, 0.68];
  const frame = darken(palette.wood, 0.35);
  for (const x of seats) drawChair(stage, [x, z1 + 0.2], "viewer", palette.main, frame);
  drawChair(stage, [x0 - 0.26, (z0 + z1) / 2], "right", palette.main, frame);
  drawChair(stage, [x1 + 0.26, (z0 + z1) / 2], "left", palette.main, frame);
  drawTable(stage, [x0, z0], [x1, z1], 0.75, palette.wood);
  for (const x of seats) setting(stage, x, z1 - 0.2);
  drawVase(stage, [0.05, 0.75, 2.32], 0.46);
  for (const x of seats) setting(stage, x, z0 + 0.2);
  for (const x of [-0.5, 0.5]) drawChair(stage, [x, z0 - 0.24], "away", palette.main, frame);
}

function roundTable(stage: Stage): void {
  const { canvas, palette } = stage;
  const z = 2.35;
  const frame = darken(palette.wood, 0.35);
  drawRoundRug(stage, [0, z], 1.5);
  drawChair(stage, [0, z + 0.82], "viewer", palette.main, frame);
  drawChair(stage, [-0.88, z], "right", palette.main, frame);
  drawChair(stage, [0.88, z], "left", palette.main, frame);
  contactShadow(canvas, [-0.55, z - 0.45], [0.55, z + 0.45], { strength: 0.36, blur: 12 });
  turned(
    canvas,
    [0, 0, z],
    [
      [0.3, 0],
      [0.09, 0.06],
      [0.06, 0.4],
      [0.14, 0.7],
    ],
    darken(palette.wood, 0.15),
  );
  disc(canvas, [0, 0.715, z], 0.66, darken(palette.wood, 0.3));
  disc(
    canvas,
    [0, 0.75, z],
    0.66,
    canvas.gradient([
      [0, lighten(palette.wood, 0.25)],
      [1, palette.wood],
    ]),
  );
  for (const [x, dz] of [
    [-0.38, 0],
    [0.34, 0],
    [0, 0.36],
  ] as const)
    setting(stage, x, z + dz);
  drawVase(stage, [0.02, 0.75, z], 0.44);
  setting(stage, 0.05, z - 0.36);
  drawChair(stage, [-0.1, z - 0.92], "away", palette.main, frame);
}

/** A low cabinet along the left wall. */
function cabinet(stage: Stage): void {
  const { canvas, palette, left, depth } = stage;
  const [x1, z0, z1] = [left + 0.45, depth - 2, depth - 0.4];
  contactShadow(canvas, [left, z0 - 0.05], [x1 + 0.06, z1], { strength: 0.34, blur: 8 });
  drawLegs(
    stage,
    [left + 0.06, z0 + 0.05],
    [x1 - 0.05, z1 - 0.05],
    0.16,
    darken(palette.wood, 0.4),
    0.04,
  );
  box(canvas, [left + 0.02, 0.16, z0], [x1, 0.78, z1], palette.wood);
  canvas.lines(
    [1, 2].map(
      (index) =>
        [
          [x1 + 0.002, 0.18, z0 + index * 0.53],
          [x1 + 0.002, 0.76, z0 + index * 0.53],
        ] as const,
    ),
    darken(palette.wood, 0.5),
    { width: 2 },
  );
  drawTableLamp(stage, [left + 0.24, 0.78, z1 - 0.3], 0.5);
  drawVase(stage, [left + 0.24, 0.78, z0 + 0.7], 0.34);
  drawBooks(stage, [left + 0.12, 0.78, z0 + 0.2], 5);
}

/** Draws a dining room: a laid table under its lamp before a window. */
export function drawDiningRoom(scene: RoomScene): string {
  const stage = openStage(scene, {
    width: 4.9,
    depth: 4.4,
    height: scene.style === "nordic" ? 2.5 : 2.7,
  });
  const { canvas, random, back, rightWall, right, depth } = stage;
  const isLong = random() < 0.6;
  const isWide = random() < 0.6;
  drawShell(stage, { feature: !isWide });
  const window: RoomWindow = isWide
    ? { along: 1, up: 0.3, width: 2.9, height: 1.95, panes: 3 }
    : { along: 0.7, up: 0.8, width: 1.5, height: 1.45, panes: 2 };
  drawRoomWindow(stage, back, window);
  sunPatches(stage, window);
  sunOnWall(stage.leftWall, 4.3);
  if (!isWide) for (const along of [2.75, 3.55]) drawArt(stage, back, [along, 1.2], [0.62, 0.82]);
  drawArt(stage, rightWall, [1.2, 1.2], [1.1, 0.8]);
  cabinet(stage);
  drawPlant(stage, [right - 0.45, 0, depth - 0.5], between(random, 1.2, 1.5));
  if (isLong) {
    drawRug(stage, [-1.75, 1.15], [1.75, 3.5]);
    longTable(stage);
  } else roundTable(stage);
  const lamps = isLong && random() < 0.6 ? [-0.55, 0.55] : [0.02];
  for (const x of lamps) drawPendant(stage, [x, 1.72, 2.32], lamps.length > 1 ? 0.2 : 0.32, "dome");
  finishRoom(stage);
  return canvas.toSvg({ mirrored: random() < 0.5 });
}
