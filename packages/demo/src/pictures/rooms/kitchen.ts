import { darken, lighten } from "../drawing/color.ts";
import { facing, level } from "../drawing/faces.ts";
import { pick } from "../drawing/random.ts";
import { box, contactShadow, turned } from "../drawing/solid.ts";
import { Wall } from "../drawing/wall.ts";
import type { RoomScene } from "../scene.ts";
import { drawArt, drawRug } from "./decor.ts";
import { drawBreakfastTable, drawIsland } from "./kitchen-middle.ts";
import { drawPendant } from "./lamps.ts";
import { drawPlant, drawVase } from "./plants.ts";
import { drawShell } from "./shell.ts";
import { finishRoom, openStage, type Stage } from "./stage.ts";
import { drawFronts, drawTap, drawTiles } from "./units.ts";
import { drawRoomWindow } from "./window.ts";

const TOP = 0.92;
const DEEP = 0.62;

/** The counter along the back wall, with sink, hob, splashback and what hangs above. */
function backRun(stage: Stage, from: number, to: number, isWindow: boolean): void {
  const { canvas, palette, back, left, depth, random } = stage;
  const [u0, u1] = [from - left, to - left];
  drawTiles(
    back,
    [u0, TOP],
    [u1, isWindow ? 1.5 : 1.46],
    palette.tile,
    pick<readonly [number, number]>(random, [
      [0.2, 0.1],
      [0.1, 0.1],
      [0.15, 0.075],
    ]),
  );
  const middle = (u0 + u1) / 2;
  if (isWindow) {
    drawRoomWindow(stage, back, {
      along: middle - 0.85,
      up: 1.12,
      width: 1.7,
      height: 1.15,
      panes: 2,
      curtains: false,
    });
  }
  const z = depth - DEEP;
  contactShadow(canvas, [from, z - 0.06], [to, z + 0.2], { strength: 0.4, blur: 7 });
  canvas.polygon(facing(from, to, 0, 0.1, z + 0.05), "#2a2826");
  const front = new Wall(canvas, [from, 0, z], [1, 0], 0.03);
  const units = Math.max(3, Math.round((to - from) / 0.62));
  const each = (to - from) / units;
  const oven = Math.min(units - 1, Math.round(units * 0.68));
  for (let unit = 0; unit < units; unit++) {
    const u = unit * each;
    if (unit === oven) {
      front.rect([u, 0.1], [u + each, 0.88], "#1f2225");
      front.rect(
        [u + 0.05, 0.2],
        [u + each - 0.05, 0.66],
        canvas.gradient(
          [
            [0, "#3a4045"],
            [0.5, "#191c1f"],
            [1, "#2c3135"],
          ],
          "slanted",
        ),
      );
      front.rect([u + 0.07, 0.68], [u + each - 0.07, 0.7], "#c9ccce");
    } else drawFronts(stage, front, [u, 0.1], [u + each, 0.88], 1, { drawers: unit % 2 ? 3 : 1 });
  }
  box(canvas, [from - 0.01, 0.88, z - 0.02], [to + 0.01, TOP, depth], palette.counter, {
    top: lighten(palette.counter, 0.14),
  });
  const hob = from + (oven + 0.5) * each;
  canvas.polygon(level(hob - 0.28, hob + 0.28, TOP + 0.002, z + 0.1, z + 0.5), "#17191b");
  turned(
    canvas,
    [hob - 0.1, TOP, z + 0.36],
    [
      [0.1, 0],
      [0.11, 0.1],
      [0.115, 0.12],
    ],
    palette.metal,
  );
  const sink = left + middle - (isWindow ? 0 : 0.5);
  canvas.polygon(
    level(sink - 0.26, sink + 0.26, TOP + 0.002, z + 0.12, z + 0.48),
    darken(palette.counter, 0.45),
  );
  drawTap(stage, [sink, TOP, z + 0.52], 0.3);
  if (isWindow) shelf(stage, to - 1.05, to - 0.1);
  else uppers(stage, from, to, oven, each);
  turned(
    canvas,
    [from + 0.22, TOP, z + 0.3],
    [
      [0.07, 0],
      [0.075, 0.2],
      [0.06, 0.22],
    ],
    palette.spark,
  );
  turned(
    canvas,
    [from + 0.42, TOP, z + 0.34],
    [
      [0.05, 0],
      [0.055, 0.14],
    ],
    palette.accent,
  );
  drawVase(stage, [to - 0.28, TOP, z + 0.34], 0.34);
}

/** Wall cabinets with a hood over the hob. */
function uppers(stage: Stage, from: number, to: number, oven: number, each: number): void {
  const { canvas, palette, depth } = stage;
  const [low, high, z] = [1.46, 2.2, depth - 0.36];
  const front = new Wall(canvas, [from, 0, z], [1, 0], 0.02);
  canvas.polygon(
    facing(from, to, low - 0.3, low, depth - 0.01),
    canvas.gradient([
      [0, "#1a130c", 0.3],
      [1, "#1a130c", 0],
    ]),
  );
  for (let u = 0; u < to - from - 0.01; u += each) {
    const isHood = Math.abs(u - oven * each) < 0.01;
    if (isHood) {
      box(
        canvas,
        [from + u, low + 0.02, z - 0.08],
        [from + u + each, low + 0.1, depth],
        palette.metal,
      );
      box(
        canvas,
        [from + u + each * 0.25, low + 0.1, z],
        [from + u + each * 0.75, high + 0.3, depth],
        lighten(palette.metal, 0.08),
      );
    } else {
      box(
        canvas,
        [from + u, low, z],
        [from + u + each, high, depth],
        darken(palette.cabinet, 0.06),
      );
      drawFronts(stage, front, [u, low], [u + each, high], 1, { handle: "bottom" });
    }
  }
}

/** An open shelf with bowls and glasses. */
function shelf(stage: Stage, x0: number, x1: number): void {
  const { canvas, palette, depth } = stage;
  for (const up of [1.5, 1.86]) {
    box(canvas, [x0, up, depth - 0.24], [x1, up + 0.035, depth], palette.wood);
    turned(
      canvas,
      [x0 + 0.16, up + 0.035, depth - 0.13],
      [
        [0.05, 0],
        [0.1, 0.09],
      ],
      "#f4f1ea",
    );
    turned(
      canvas,
      [x0 + 0.42, up + 0.035, depth - 0.13],
      [
        [0.045, 0],
        [0.05, 0.16],
      ],
      palette.accent,
    );
    turned(
      canvas,
      [x0 + 0.66, up + 0.035, depth - 0.13],
      [
        [0.06, 0],
        [0.075, 0.13],
      ],
      palette.spark,
    );
  }
}

/** A fridge and tall cabinets along the left wall. */
function tallUnits(stage: Stage): void {
  const { canvas, palette, left, depth } = stage;
  const [z0, x1, high] = [depth - 1.9, left + 0.64, 2.2];
  contactShadow(canvas, [left, z0 - 0.05], [x1 + 0.08, depth], { strength: 0.36, blur: 8 });
  box(canvas, [left, 0, z0], [x1, high, depth], darken(palette.cabinet, 0.04));
  const face = new Wall(canvas, [x1, 0, z0], [0, 1], 0.1);
  drawFronts(stage, face, [0, 0.1], [1.25, high], 2, { handle: "none" });
  for (const along of [0.56, 0.69])
    face.rect([along, 0.9], [along + 0.02, 1.5], face.color(palette.metal), {}, 0.02);
  face.rect([1.27, 1.05], [1.88, 1.6], "#22262a");
  face.rect([1.32, 1.12], [1.83, 1.46], "#3b4348");
}

/** Draws a kitchen: a run of units at the back, tall units at the side, an island or a table. */
export function drawKitchen(scene: RoomScene): string {
  const stage = openStage(scene, {
    width: 5.2,
    depth: 4.5,
    height: scene.style === "nordic" ? 2.5 : 2.7,
  });
  const { canvas, random, left, right, depth, rightWall, leftWall } = stage;
  const isWindow = random() < 0.55;
  const hasTall = random() < 0.7;
  const hasIsland = random() < 0.6;
  drawShell(stage, {});
  if (!isWindow || random() < 0.5) {
    drawRoomWindow(stage, rightWall, {
      along: 1.1,
      up: 0.85,
      width: 1.7,
      height: 1.4,
      panes: 2,
      curtains: false,
    });
    canvas.polygon(
      [
        [right - 0.2, 0.005, depth - 1],
        [right - 0.2, 0.005, depth - 2.7],
        [right - 1.9, 0.005, depth - 3.1],
        [right - 1.9, 0.005, depth - 1.5],
      ],
      "#fff4d6",
      { opacity: 0.36, blur: 6 },
    );
  } else drawArt(stage, rightWall, [1.4, 1.2], [0.9, 0.7]);
  backRun(stage, hasTall ? left + 0.64 : left, right, isWindow);
  if (hasTall) tallUnits(stage);
  else {
    drawArt(stage, leftWall, [3.6, 1.25], [0.9, 0.7]);
    drawPlant(stage, [left + 0.42, 0, depth - 1.1], 1.15);
  }
  if (hasIsland) drawIsland(stage);
  else {
    drawRug(stage, [-1.5, 1.2], [1.5, 3.2]);
    drawBreakfastTable(stage);
  }
  for (const x of hasIsland ? [-0.65, 0, 0.65] : [0]) {
    drawPendant(
      stage,
      [x, hasIsland ? 1.82 : 1.75, 2.2],
      hasIsland ? 0.15 : 0.3,
      hasIsland ? "globe" : "dome",
    );
  }
  finishRoom(stage);
  return canvas.toSvg({ mirrored: random() < 0.5 });
}
