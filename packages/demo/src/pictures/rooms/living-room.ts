import { darken, lighten, mix, type Color } from "../drawing/color.ts";
import { sideways } from "../drawing/faces.ts";
import { box, contactShadow, turned } from "../drawing/solid.ts";
import type { RoomScene } from "../scene.ts";
import { drawArt, drawRug } from "./decor.ts";
import { drawBooks, drawLegs, drawTable } from "./furniture.ts";
import { drawPendant, drawTableLamp } from "./lamps.ts";
import { drawPlant, drawVase } from "./plants.ts";
import { drawShell } from "./shell.ts";
import { finishRoom, openStage, type Stage } from "./stage.ts";
import { drawRoomWindow, sunOnWall, sunPatches, type RoomWindow } from "./window.ts";

/** A soft box: cushions, seats, arms. */
const soft = (
  { canvas }: Stage,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  color: Color,
  round = 16,
) => box(canvas, from, to, color, { round });

/** A sofa along the right wall, looking into the room. */
function sideSofa(stage: Stage, z0: number, z1: number): void {
  const { canvas, palette, right, random } = stage;
  const x1 = right - 0.12;
  const color = palette.main;
  contactShadow(canvas, [x1 - 1.15, z0 - 0.05], [x1, z1], { strength: 0.42, blur: 13 });
  for (const z of [z1 - 0.15, z0 + 0.08])
    box(canvas, [x1 - 1, 0, z], [x1 - 0.94, 0.14, z + 0.06], "#3a2a1c");
  soft(stage, [x1 - 0.3, 0.16, z0], [x1, 0.86, z1], darken(color, 0.05));
  soft(stage, [x1 - 1.05, 0.16, z1 - 0.24], [x1 - 0.05, 0.62, z1], color);
  soft(stage, [x1 - 1.05, 0.16, z0 + 0.2], [x1 - 0.2, 0.34, z1 - 0.24], darken(color, 0.1), 8);
  const count = z1 - z0 > 2.6 ? 3 : 2;
  const each = (z1 - z0 - 0.46) / count;
  for (let seat = count - 1; seat >= 0; seat--) {
    const z = z0 + 0.22 + seat * each;
    soft(
      stage,
      [x1 - 0.5, 0.5, z + 0.04],
      [x1 - 0.27, 0.9, z + each - 0.04],
      lighten(color, 0.06),
      20,
    );
    soft(
      stage,
      [x1 - 1.08, 0.36, z + 0.02],
      [x1 - 0.42, 0.52, z + each - 0.02],
      lighten(color, 0.1),
      14,
    );
  }
  soft(stage, [x1 - 0.72, 0.55, z1 - 0.75], [x1 - 0.5, 0.94, z1 - 0.3], palette.accent, 12);
  soft(stage, [x1 - 0.74, 0.55, z0 + 0.5], [x1 - 0.54, 0.92, z0 + 0.92], palette.spark, 12);
  soft(stage, [x1 - 1.05, 0.16, z0], [x1 - 0.05, 0.62, z0 + 0.22], color);
  if (random() < 0.6) {
    const cloth = mix(palette.spark, "#ffffff", 0.4);
    const z = z0 + (z1 - z0) * 0.45;
    canvas.polygon(
      [
        [x1 - 1.09, 0.535, z],
        [x1 - 0.45, 0.54, z],
        [x1 - 0.45, 0.54, z + 0.5],
        [x1 - 1.09, 0.535, z + 0.5],
      ],
      cloth,
    );
    canvas.polygon(sideways(x1 - 1.1, 0.535, 0.22, z, z + 0.5), darken(cloth, 0.12));
  }
}

/** A sofa before the back wall, looking at the viewer. */
function backSofa(stage: Stage, x0: number, x1: number, z: number): void {
  const { canvas, palette } = stage;
  const color = palette.main;
  contactShadow(canvas, [x0 - 0.05, z - 1.05], [x1 + 0.05, z], { strength: 0.42, blur: 12 });
  for (const x of [x0 + 0.1, x1 - 0.16])
    box(canvas, [x, 0, z - 0.95], [x + 0.06, 0.14, z - 0.89], "#3a2a1c");
  soft(stage, [x0, 0.16, z - 0.28], [x1, 0.84, z], darken(color, 0.06));
  soft(stage, [x0 + 0.2, 0.14, z - 0.98], [x1 - 0.2, 0.34, z - 0.2], darken(color, 0.1), 8);
  const count = x1 - x0 > 2.3 ? 3 : 2;
  const each = (x1 - x0 - 0.44) / count;
  for (let seat = 0; seat < count; seat++) {
    const x = x0 + 0.22 + seat * each;
    soft(
      stage,
      [x + 0.03, 0.5, z - 0.46],
      [x + each - 0.03, 0.9, z - 0.24],
      lighten(color, 0.06),
      18,
    );
    soft(
      stage,
      [x + 0.02, 0.36, z - 1.02],
      [x + each - 0.02, 0.52, z - 0.4],
      lighten(color, 0.1),
      12,
    );
  }
  soft(stage, [x0 + 0.3, 0.54, z - 0.66], [x0 + 0.72, 0.92, z - 0.48], palette.accent, 12);
  soft(stage, [x1 - 0.75, 0.54, z - 0.66], [x1 - 0.33, 0.9, z - 0.48], palette.spark, 12);
  for (const x of [x0 - 0.02, x1 - 0.22])
    soft(stage, [x, 0.16, z - 1.02], [x + 0.24, 0.62, z], color);
}

/** An armchair at the left, turned to the right. */
function armchair(stage: Stage, x0: number, z0: number): void {
  const { canvas, palette } = stage;
  const color = palette.accent;
  const [x1, z1] = [x0 + 0.95, z0 + 0.9];
  contactShadow(canvas, [x0, z0], [x1, z1], { strength: 0.4, blur: 11 });
  drawLegs(
    stage,
    [x0 + 0.08, z0 + 0.06],
    [x1 - 0.05, z1 - 0.06],
    0.2,
    darken(palette.wood, 0.4),
    0.045,
  );
  soft(stage, [x0, 0.22, z0 + 0.04], [x0 + 0.24, 0.92, z1 - 0.04], color, 16);
  soft(stage, [x0 + 0.22, 0.22, z1 - 0.22], [x1, 0.58, z1], color, 14);
  soft(stage, [x0 + 0.22, 0.22, z0 + 0.16], [x1, 0.43, z1 - 0.2], lighten(color, 0.1), 14);
  soft(stage, [x0 + 0.22, 0.22, z0], [x1, 0.58, z0 + 0.18], lighten(color, 0.04), 14);
}

function sideboard(stage: Stage, x0: number, x1: number, z: number): void {
  const { canvas, palette } = stage;
  contactShadow(canvas, [x0, z - 0.45], [x1, z], { strength: 0.3, blur: 9 });
  drawLegs(
    stage,
    [x0 + 0.08, z - 0.4],
    [x1 - 0.08, z - 0.04],
    0.16,
    darken(palette.wood, 0.45),
    0.04,
  );
  box(canvas, [x0, 0.15, z - 0.44], [x1, 0.68, z - 0.02], palette.wood);
  const doors = 3;
  canvas.lines(
    Array.from({ length: doors - 1 }, (_, index) => {
      const x = x0 + ((x1 - x0) * (index + 1)) / doors;
      return [
        [x, 0.17, z - 0.442],
        [x, 0.66, z - 0.442],
      ] as const;
    }),
    darken(palette.wood, 0.45),
    { width: 2 },
  );
}

/** A floor lamp bowed or upright. */
function floorLamp(stage: Stage, x: number, z: number): void {
  const { canvas, palette } = stage;
  turned(
    canvas,
    [x, 0, z],
    [
      [0.15, 0],
      [0.15, 0.025],
    ],
    palette.metal,
  );
  box(canvas, [x - 0.012, 0, z], [x + 0.012, 1.45, z + 0.02], palette.metal);
  const head = canvas.project([x, 1.5, z]);
  const scale = canvas.scaleAt([x, 1.5, z]);
  canvas.ellipse(
    [head.x, head.y],
    [scale * 0.7, scale * 0.7],
    canvas.glow([
      [0, "#ffe9bd", 0.5],
      [1, "#ffe9bd", 0],
    ]),
  );
  turned(
    canvas,
    [x, 1.38, z],
    [
      [0.22, 0],
      [0.15, 0.28],
    ],
    "#fbeccb",
    { gloss: 0.5 },
  );
}

/** Draws a living room: a wide window and a sofa at the side, or a sofa under art and a side window. */
export function drawLivingRoom(scene: RoomScene): string {
  const stage = openStage(scene, {
    width: 6.2,
    depth: 5.4,
    height: scene.style === "nordic" ? 2.55 : 2.75,
  });
  const { canvas, random, palette, back, leftWall, left, right, depth, place } = stage;
  const isWide = random() < 0.6;
  drawShell(stage, { feature: !isWide });
  if (isWide) {
    const window: RoomWindow = { along: 1, up: 0.28, width: 2.9, height: 1.95, panes: 3 };
    drawRoomWindow(stage, back, window);
    sunPatches(stage, window);
    sunOnWall(leftWall, 4.6);
    drawArt(stage, back, [4.6, 1.2], [0.6, 0.8]);
    drawArt(stage, back, [5.35, 1.2], [0.6, 0.8]);
    place(depth, () => sideboard(stage, right - 1.9, right - 0.15, depth));
    place(depth - 0.1, () => {
      drawTableLamp(stage, [right - 0.55, 0.68, depth - 0.22], 0.48);
      drawBooks(stage, [right - 1.65, 0.68, depth - 0.3], 7);
    });
    place(1.4, () => sideSofa(stage, 1.4, 4.2));
    place(1.9, () => armchair(stage, left + 0.35, 1.9));
    place(depth - 0.7, () => drawPlant(stage, [left + 0.5, 0, depth - 0.7], 1.35));
  } else {
    drawRoomWindow(stage, leftWall, { along: 3.6, up: 0.3, width: 2.4, height: 1.95, panes: 2 });
    canvas.polygon(
      [
        [left + 0.3, 0.005, 2],
        [left + 2.4, 0.005, 1.4],
        [left + 2.4, 0.005, 3.1],
        [left + 0.3, 0.005, 3.9],
      ],
      "#fff4d6",
      { opacity: 0.42, blur: 6 },
    );
    const middle = 3.1;
    if (random() < 0.5) drawArt(stage, back, [middle - 0.75, 1.2], [1.5, 0.95]);
    else
      for (const shift of [-1.05, -0.3, 0.45])
        drawArt(stage, back, [middle + shift, 1.25], [0.6, 0.8]);
    place(depth - 0.1, () => backSofa(stage, left + 1.75, left + 4.45, depth - 0.12));
    place(depth - 0.3, () => floorLamp(stage, right - 1.25, depth - 0.45));
    place(depth - 0.5, () => drawPlant(stage, [right - 0.5, 0, depth - 0.6], 1.5));
    place(2.3, () => armchair(stage, left + 0.4, 2.3));
  }
  drawRug(stage, [-1.75, 1.45], [1.55, 3.9]);
  place(2.1, () => {
    drawTable(stage, [-0.7, 2.1], [0.7, 3.1], 0.42, lighten(palette.wood, 0.05));
    box(canvas, [-0.35, 0.42, 2.4], [0.05, 0.45, 2.7], palette.accent);
    box(canvas, [-0.31, 0.45, 2.42], [0.02, 0.475, 2.68], "#f3eee3");
    drawVase(stage, [0.35, 0.42, 2.6], 0.36);
  });
  stage.settle();
  drawPendant(stage, [0.05, isWide ? 1.95 : 2.02, 2.7], 0.3, random() < 0.6 ? "dome" : "globe");
  finishRoom(stage);
  return canvas.toSvg({ mirrored: random() < 0.5 });
}
