import { darken, lighten, mix } from "../drawing/color.ts";
import { level } from "../drawing/faces.ts";
import { box, contactShadow, turned } from "../drawing/solid.ts";
import { Wall } from "../drawing/wall.ts";
import type { RoomScene } from "../scene.ts";
import { drawArt } from "./decor.ts";
import { drawBooks, drawChair, drawTable } from "./furniture.ts";
import { drawPlant, drawVase } from "./plants.ts";
import { drawShell } from "./shell.ts";
import { finishRoom, openStage, type Stage } from "./stage.ts";
import { drawRoomWindow, sunPatches, type RoomWindow } from "./window.ts";

/** A screen on its foot, seen from the front. */
function screen({ canvas, palette }: Stage, x: number, z: number): void {
  turned(
    canvas,
    [x, 0.74, z],
    [
      [0.12, 0],
      [0.11, 0.015],
      [0.02, 0.02],
      [0.02, 0.14],
    ],
    "#8d949a",
  );
  box(canvas, [x - 0.29, 0.87, z], [x + 0.29, 1.22, z + 0.03], "#23272b", { round: 3 });
  const face = new Wall(canvas, [x - 0.29, 0.87, z - 0.002], [1, 0], 0);
  face.rect(
    [0.02, 0.02],
    [0.56, 0.33],
    canvas.gradient(
      [
        [0, lighten(palette.main, 0.6)],
        [1, lighten(palette.accent, 0.65)],
      ],
      "slanted",
    ),
  );
  for (const [row, wide] of [
    [0.26, 0.3],
    [0.21, 0.22],
    [0.16, 0.26],
  ] as const) {
    face.rect([0.06, row], [0.06 + wide, row + 0.02], "#ffffff", { opacity: 0.7 });
  }
}

/** A desk for two with screens and chairs. */
function deskRow(stage: Stage, x0: number, z: number): void {
  const { palette, canvas } = stage;
  const x1 = x0 + 1.7;
  const top = mix(palette.wood, "#ffffff", 0.25);
  drawTable(stage, [x0, z], [x1, z + 0.75], 0.74, top);
  for (const x of [x0 + 0.45, x0 + 1.25]) {
    screen(stage, x, z + 0.36);
    canvas.polygon(level(x - 0.2, x + 0.2, 0.745, z + 0.12, z + 0.24), "#d9dcdd");
  }
  drawVase(stage, [x0 + 0.85, 0.74, z + 0.5], 0.24);
  for (const x of [x0 + 0.45, x0 + 1.25]) {
    drawChair(stage, [x, z - 0.2], "away", palette.main, "#3a3f44", 0.48);
  }
}

/** Shelves along the right wall. */
function shelves(stage: Stage): void {
  const { canvas, palette, right, depth } = stage;
  const [x0, z0, z1] = [right - 0.4, depth - 1.7, depth - 0.1];
  contactShadow(canvas, [x0 - 0.06, z0 - 0.04], [right, z1], { strength: 0.3, blur: 8 });
  for (const up of [0.05, 0.5, 0.95, 1.4, 1.85]) {
    box(canvas, [x0, up, z0], [right, up + 0.04, z1], palette.wood);
    if (up < 1.8)
      for (const z of [z1 - 0.5, z0 + 0.2]) drawBooks(stage, [x0 + 0.05, up + 0.04, z], 6);
  }
  for (const z of [z1 - 0.04, z0])
    box(canvas, [x0, 0, z], [x0 + 0.04, 1.9, z + 0.04], darken(palette.wood, 0.3));
}

/** Draws a workspace: desks in front of tall windows, for offices and shops for lease. */
export function drawWorkspace(scene: RoomScene): string {
  const stage = openStage(scene, { width: 6.6, depth: 5.6, height: 2.9, eye: 1.5 });
  const { canvas, random, back, leftWall, left, right, depth, height } = stage;
  drawShell(stage, {});
  const window: RoomWindow = {
    along: 0.6,
    up: 0.35,
    width: 5.4,
    height: 2.2,
    panes: 5,
    curtains: false,
    frame: "#3b4146",
  };
  drawRoomWindow(stage, back, window);
  sunPatches(stage, window, 0.5);
  drawArt(stage, leftWall, [4, 1.1], [1.5, 1.1]);
  for (const z of [1.4, 3.2, 5]) {
    for (const x of [-1.6, 1.6]) {
      canvas.polygon(level(x - 0.6, x + 0.6, height - 0.01, z - 0.12, z + 0.12), "#fffdf2");
      canvas.polygon(level(x - 0.75, x + 0.75, height - 0.012, z - 0.3, z + 0.3), "#fff6dc", {
        opacity: 0.4,
        blur: 10,
      });
    }
  }
  shelves(stage);
  drawPlant(stage, [left + 0.5, 0, depth - 0.6], 1.6);
  deskRow(stage, -2.35, 3.4);
  deskRow(stage, 0.2, 3.4);
  deskRow(stage, -2.5, 1.6);
  deskRow(stage, 0.35, 1.6);
  drawPlant(stage, [right - 0.6, 0, 1.5], 1.2);
  finishRoom(stage);
  return canvas.toSvg({ mirrored: random() < 0.5 });
}
