import { darken, lighten, mix } from "../drawing/color.ts";
import { level, sideways } from "../drawing/faces.ts";
import { pick } from "../drawing/random.ts";
import { box, contactShadow, disc, turned } from "../drawing/solid.ts";
import { Wall } from "../drawing/wall.ts";
import type { RoomScene } from "../scene.ts";
import { drawPlant, drawVase } from "./plants.ts";
import { drawShell, shadeCorners } from "./shell.ts";
import { finishRoom, FRONT, openStage, type Stage } from "./stage.ts";
import { drawFronts, drawMirror, drawTap, drawTiles } from "./units.ts";
import { drawRoomWindow } from "./window.ts";

const WHITE = "#f8f8f6";

/** Tiles on all walls, to the ceiling or to shoulder height. */
function tileWalls(stage: Stage): void {
  const { palette, height, left, right, depth, back, leftWall, rightWall, random } = stage;
  const size = pick<readonly [number, number]>(random, [
    [0.6, 0.3],
    [0.3, 0.3],
    [0.24, 0.08],
    [0.6, 0.6],
  ]);
  const top = random() < 0.55 ? height : 1.32;
  const staggered = size[0] !== size[1] && random() < 0.6;
  drawTiles(leftWall, [0, 0], [depth - FRONT, top], palette.tile, size, { staggered });
  drawTiles(rightWall, [0, 0], [depth - FRONT, top], palette.tile, size, { staggered });
  drawTiles(
    back,
    [0, 0],
    [right - left, top],
    random() < 0.5 ? palette.tile : mix(palette.tile, palette.feature, 0.5),
    size,
    { staggered },
  );
  shadeCorners(stage);
}

/** A wall-hung vanity with a basin on it and a mirror above. */
function vanity(stage: Stage, x0: number, x1: number): void {
  const { canvas, palette, depth, back, left, random } = stage;
  const z = depth - 0.5;
  contactShadow(canvas, [x0, z], [x1, depth], { strength: 0.26, blur: 12 });
  box(canvas, [x0, 0.42, z], [x1, 0.82, depth], palette.wood);
  const front = new Wall(canvas, [x0, 0, z], [1, 0], 0.02);
  const wooden: Stage = { ...stage, palette: { ...palette, cabinet: palette.wood } };
  drawFronts(wooden, front, [0, 0.42], [x1 - x0, 0.82], x1 - x0 > 1 ? 2 : 1, { drawers: 2 });
  box(canvas, [x0 - 0.02, 0.82, z - 0.02], [x1 + 0.02, 0.86, depth], palette.counter, {
    top: lighten(palette.counter, 0.2),
  });
  const middle = (x0 + x1) / 2;
  turned(
    canvas,
    [middle, 0.86, z + 0.24],
    [
      [0.15, 0],
      [0.22, 0.1],
      [0.225, 0.12],
    ],
    WHITE,
    { gloss: 0.6 },
  );
  disc(canvas, [middle, 0.982, z + 0.24], 0.19, "#dfe4e4");
  drawTap(stage, [middle - 0.02, 0.86, depth - 0.06], 0.32);
  drawVase(stage, [x1 - 0.14, 0.86, depth - 0.16], 0.26);
  turned(
    canvas,
    [x0 + 0.12, 0.86, depth - 0.16],
    [
      [0.04, 0],
      [0.04, 0.13],
      [0.015, 0.16],
      [0.015, 0.19],
    ],
    palette.accent,
  );
  const isRound = random() < 0.5;
  const u = middle - left;
  if (isRound) drawMirror(stage, back, [u - 0.4, 1.15], [u + 0.4, 1.95], true);
  else
    drawMirror(
      stage,
      back,
      [u - (x1 - x0) / 2 + 0.05, 1.15],
      [u + (x1 - x0) / 2 - 0.05, 2.05],
      false,
    );
}

/** A wall-hung toilet with its flush plate. */
function toilet(stage: Stage, x: number): void {
  const { canvas, palette, depth, back, left } = stage;
  box(canvas, [x - 0.42, 0, depth - 0.16], [x + 0.42, 1.12, depth], palette.tile, {
    top: lighten(palette.tile, 0.3),
  });
  const face = new Wall(canvas, [x - 0.42, 0, depth - 0.16], [1, 0], 0.05);
  drawTiles(face, [0, 0], [0.84, 1.1], palette.tile, [0.42, 0.3], { staggered: false });
  face.rect([0.3, 0.86], [0.54, 1.0], palette.metal);
  face.rect([0.32, 0.88], [0.42, 0.98], lighten(palette.metal, 0.2));
  contactShadow(canvas, [x - 0.2, depth - 0.7], [x + 0.2, depth - 0.16], {
    strength: 0.34,
    blur: 8,
  });
  const z = depth - 0.44;
  turned(
    canvas,
    [x, 0.14, z],
    [
      [0.12, 0],
      [0.15, 0.12],
      [0.19, 0.24],
      [0.195, 0.27],
    ],
    WHITE,
    { gloss: 0.7 },
  );
  box(canvas, [x - 0.17, 0.3, depth - 0.36], [x + 0.17, 0.41, depth - 0.16], WHITE, { round: 6 });
  disc(canvas, [x, 0.425, z], 0.2, "#ffffff", { edge: { color: "#cfd4d4", width: 1.2 } });
  const roll = back.at(x - left + 0.5, 0.72, 0.1);
  const at = canvas.project(roll);
  const scale = canvas.scaleAt(roll);
  canvas.ellipse([at.x, at.y], [0.055 * scale, 0.055 * scale], "#ffffff");
  canvas.ellipse([at.x, at.y], [0.018 * scale, 0.018 * scale], "#b9b2a6");
}

/** A walk-in shower at the right behind a glass screen. */
function shower(stage: Stage): void {
  const { canvas, palette, right, depth, rightWall } = stage;
  const x0 = right - 1.05;
  canvas.polygon(level(x0, right, 0.003, depth - 1.3, depth), darken(palette.tile, 0.14));
  canvas.polygon(
    level(right - 0.62, right - 0.44, 0.006, depth - 0.74, depth - 0.56),
    palette.metal,
  );
  const at = rightWall.at(0.62, 0, 0.1);
  const pole = new Wall(canvas, [at[0], 0, at[2]], [1, 0], 0);
  pole.rect([0, 0.95], [0.025, 2.12], palette.metal);
  pole.rect([-0.3, 2.1], [0.02, 2.125], palette.metal);
  turned(
    canvas,
    [at[0] - 0.3, 2.06, at[2]],
    [
      [0.13, 0],
      [0.13, 0.02],
      [0.02, 0.05],
    ],
    palette.metal,
  );
  pole.rect([-0.05, 1.05], [0.08, 1.11], palette.metal);
  const niche = new Wall(canvas, [right - 0.92, 0, depth - 0.01], [1, 0], 0);
  niche.rect([0.1, 1.15], [0.6, 1.48], darken(palette.tile, 0.28));
  for (const [u, tone] of [
    [0.18, palette.accent],
    [0.3, palette.spark],
    [0.42, palette.main],
  ] as const) {
    turned(
      canvas,
      [right - 0.92 + u, 1.16, depth - 0.03],
      [
        [0.03, 0],
        [0.03, 0.15],
        [0.012, 0.19],
      ],
      tone,
    );
  }
  const glass = canvas.gradient(
    [
      [0, "#eaf5f7", 0.5],
      [0.5, "#cfe4ea", 0.24],
      [1, "#e6f2f4", 0.42],
    ],
    "slanted",
  );
  canvas.polygon(sideways(x0, 0.02, 2.05, depth - 1.3, depth), glass, {
    edge: { color: palette.metal, width: 3 },
  });
}

/** A freestanding tub at the left, long side to the viewer's right. */
function tub(stage: Stage): void {
  const { canvas, left, depth, palette } = stage;
  const [x0, x1, z0, z1] = [left + 0.16, left + 0.94, depth - 2.0, depth - 0.25];
  contactShadow(canvas, [x0 - 0.05, z0 - 0.08], [x1 + 0.14, z1], { strength: 0.42, blur: 12 });
  box(canvas, [x0 + 0.03, 0.02, z0 + 0.03], [x1 - 0.03, 0.58, z1], WHITE, {
    round: 26,
    sideShade: 0.12,
  });
  canvas.polygon(level(x0, x1, 0.6, z0, z1), "#ffffff", { round: 22 });
  canvas.polygon(
    level(x0 + 0.1, x1 - 0.1, 0.605, z0 + 0.1, z1 - 0.1),
    canvas.gradient([
      [0, "#c8d3d6"],
      [1, "#eef2f2"],
    ]),
    { round: 16 },
  );
  canvas.polygon(level(x0 - 0.04, x1 + 0.04, 0.62, z0 + 0.5, z0 + 0.72), palette.wood, {
    round: 2,
  });
  turned(
    canvas,
    [x0 + 0.3, 0.63, z0 + 0.61],
    [
      [0.035, 0],
      [0.04, 0.1],
    ],
    palette.accent,
  );
  drawTap(stage, [x0 + 0.35, 0.6, z1 - 0.06], 0.34);
}

/** Towels on a rail at the left wall. */
function towels({ leftWall, palette }: Stage, along: number): void {
  leftWall.rect(
    [along - 0.05, 1.33],
    [along + 0.85, 1.35],
    leftWall.color(palette.metal),
    {},
    0.06,
  );
  for (const [u, tone] of [
    [0, palette.accent],
    [0.42, mix(palette.spark, "#ffffff", 0.5)],
  ] as const) {
    leftWall.rect(
      [along + u, 0.72],
      [along + u + 0.36, 1.36],
      leftWall.color(tone),
      { round: 3 },
      0.07,
    );
    leftWall.rect(
      [along + u, 0.8],
      [along + u + 0.36, 0.84],
      leftWall.color(lighten(tone, 0.4)),
      {},
      0.072,
    );
  }
}

/** Draws a bathroom: a vanity under its mirror, a toilet, a shower or a tub. */
export function drawBathroom(scene: RoomScene): string {
  const stage = openStage(scene, {
    width: 3.9,
    depth: 3.1,
    height: scene.style === "nordic" ? 2.4 : 2.6,
    focal: 1340,
    eye: 1.4,
  });
  const { canvas, random, palette, left, right, depth, leftWall } = stage;
  drawShell(stage, { tiles: true });
  tileWalls(stage);
  const hasTub = random() < 0.5;
  if (hasTub)
    drawRoomWindow(stage, leftWall, {
      along: 2.7,
      up: 1.05,
      width: 1.5,
      height: 1.05,
      panes: 1,
      curtains: false,
    });
  else towels(stage, 3.1);
  vanity(stage, left + (hasTub ? 1.05 : 0.42), left + (hasTub ? 2.05 : 1.72));
  toilet(stage, left + (hasTub ? 2.5 : 2.28));
  shower(stage);
  if (hasTub) tub(stage);
  else drawPlant(stage, [left + 0.32, 0, depth - 1.3], 1.05);
  const mat = mix(palette.spark, "#ffffff", 0.4);
  const matAt = left + (hasTub ? 1.1 : 0.55);
  contactShadow(canvas, [matAt, depth - 1.35], [matAt + 1, depth - 0.75], {
    strength: 0.2,
    blur: 5,
  });
  canvas.polygon(level(matAt, matAt + 1, 0.012, depth - 1.35, depth - 0.75), mat, { round: 4 });
  if (!hasTub) {
    const x = right - 0.5;
    box(canvas, [x - 0.22, 0, depth - 1.95], [x + 0.2, 0.42, depth - 1.55], palette.wood, {
      round: 3,
    });
    box(canvas, [x - 0.16, 0.42, depth - 1.9], [x + 0.14, 0.54, depth - 1.6], mat, { round: 9 });
  }
  finishRoom(stage);
  return canvas.toSvg({ mirrored: random() < 0.5 });
}
