import { darken, lighten, mix, type Color } from "../drawing/color.ts";
import { level, sideways } from "../drawing/faces.ts";
import { box, contactShadow } from "../drawing/solid.ts";
import { Wall } from "../drawing/wall.ts";
import type { RoomScene } from "../scene.ts";
import { drawArt, drawRug } from "./decor.ts";
import { drawBooks, drawLegs } from "./furniture.ts";
import { drawPendant, drawTableLamp } from "./lamps.ts";
import { drawPlant, drawVase } from "./plants.ts";
import { drawShell } from "./shell.ts";
import { finishRoom, openStage, type Stage } from "./stage.ts";
import { drawRoomWindow } from "./window.ts";

/** A made bed with its head at the back wall. */
function bed(stage: Stage, x0: number, x1: number): void {
  const { canvas, palette, depth, random } = stage;
  const [head, foot] = [depth - 0.08, depth - 2.15];
  const linen: Color = "#f7f5f0";
  const cover = mix(palette.main, "#ffffff", 0.35);
  contactShadow(canvas, [x0 - 0.12, foot - 0.1], [x1 + 0.12, head], { strength: 0.44, blur: 13 });
  const panel = random() < 0.5 ? palette.wood : palette.main;
  box(canvas, [x0 - 0.12, 0, head - 0.08], [x1 + 0.12, 1.12, head], panel, { round: 6 });
  const headboard = new Wall(canvas, [x0 - 0.12, 0, head - 0.082], [1, 0], 0);
  const wide = x1 - x0 + 0.24;
  headboard.lines(
    Array.from(
      { length: 5 },
      (_, index) =>
        [
          [(wide * (index + 1)) / 6, 0.4],
          [(wide * (index + 1)) / 6, 1.11],
        ] as const,
    ),
    darken(panel, 0.3),
    { width: 2, opacity: 0.5 },
  );
  drawLegs(stage, [x0, foot], [x1, head], 0.14, darken(palette.wood, 0.4), 0.07);
  box(canvas, [x0, 0.12, foot], [x1, 0.3, head - 0.1], darken(palette.wood, 0.08));
  box(canvas, [x0 + 0.03, 0.3, foot + 0.02], [x1 - 0.03, 0.52, head - 0.1], linen, { round: 10 });
  const half = (x1 - x0) / 2;
  for (const side of [0, 1]) {
    const left = x0 + 0.1 + side * half;
    box(canvas, [left, 0.54, head - 0.42], [left + half - 0.18, 0.86, head - 0.16], linen, {
      round: 22,
    });
    box(
      canvas,
      [left + 0.04, 0.54, head - 0.6],
      [left + half - 0.22, 0.78, head - 0.4],
      mix(palette.spark, "#ffffff", 0.3),
      { round: 20 },
    );
  }
  box(
    canvas,
    [x0 + half - 0.28, 0.54, head - 0.74],
    [x0 + half + 0.28, 0.76, head - 0.6],
    palette.accent,
    { round: 14 },
  );
  const fold = head - 0.85;
  box(canvas, [x0 - 0.07, 0.2, foot - 0.05], [x1 + 0.07, 0.57, fold], cover, { round: 14 });
  box(canvas, [x0 - 0.07, 0.5, fold - 0.3], [x1 + 0.07, 0.59, fold], linen, { round: 10 });
  const creases = Array.from({ length: 7 }, (_, index) => {
    const x = x0 + ((x1 - x0) * (index + 0.5)) / 7;
    return [
      [x, 0.5, foot - 0.06],
      [x + (random() - 0.5) * 0.16, 0.24, foot - 0.06],
    ] as const;
  });
  canvas.lines(creases, darken(cover, 0.2), { width: 3, opacity: 0.3, round: true });
  const throwFrom = foot + 0.1;
  const cloth = palette.accent;
  canvas.polygon(
    level(x0 - 0.08, x1 + 0.08, 0.585, throwFrom, throwFrom + 0.55),
    lighten(cloth, 0.12),
    { round: 4 },
  );
  canvas.lines(
    Array.from(
      { length: 5 },
      (_, index) =>
        [
          [x0 - 0.06, 0.587, throwFrom + 0.08 + index * 0.1],
          [x1 + 0.06, 0.587, throwFrom + 0.08 + index * 0.1],
        ] as const,
    ),
    lighten(cloth, 0.45),
    { width: 2, opacity: 0.6 },
  );
  const eye = canvas.camera.at[0];
  if (eye < x0)
    canvas.polygon(
      sideways(x0 - 0.085, 0.2, 0.585, throwFrom, throwFrom + 0.55),
      darken(cloth, 0.1),
      { round: 3 },
    );
}

function nightstand(stage: Stage, x: number): void {
  const { canvas, palette, depth } = stage;
  const [x0, x1, z0] = [x - 0.24, x + 0.24, depth - 0.45];
  contactShadow(canvas, [x0, z0 - 0.04], [x1, depth], { strength: 0.3, blur: 7 });
  drawLegs(
    stage,
    [x0 + 0.03, z0 + 0.03],
    [x1 - 0.03, depth - 0.05],
    0.2,
    darken(palette.wood, 0.35),
    0.035,
  );
  box(canvas, [x0, 0.2, z0], [x1, 0.52, depth - 0.03], palette.wood);
  const face = new Wall(canvas, [x0, 0, z0], [1, 0], 0);
  face.rect([0.03, 0.23], [0.45, 0.49], darken(palette.wood, 0.06), {
    edge: { color: darken(palette.wood, 0.4), width: 1 },
  });
  face.rect([0.19, 0.42], [0.29, 0.44], palette.metal);
}

/** Fitted wardrobes along the right wall. */
function wardrobe(stage: Stage): void {
  const { canvas, palette, right, depth, height } = stage;
  const [x0, z0, high] = [right - 0.6, depth - 2.3, Math.min(2.3, height - 0.1)];
  contactShadow(canvas, [x0 - 0.08, z0 - 0.05], [right, depth], { strength: 0.34, blur: 8 });
  const color = lighten(palette.cabinet, 0.12);
  box(canvas, [x0, 0.02, z0], [right, high, depth], color, { sideShade: 0.1 });
  const face = new Wall(canvas, [x0, 0, depth], [0, -1], 0.08);
  for (let door = 0; door < 4; door++) {
    const u = door * 0.575;
    face.rect([u + 0.01, 0.06], [u + 0.565, high - 0.03], face.color(color), {
      edge: { color: darken(color, 0.3), width: 1 },
    });
    const knob = door % 2 ? u + 0.05 : u + 0.5;
    face.rect([knob, 0.95], [knob + 0.02, 1.25], face.color(palette.metal), {}, 0.02);
  }
}

/** Draws a bedroom: a made bed under art, lamps at both sides, a window and wardrobes. */
export function drawBedroom(scene: RoomScene): string {
  const stage = openStage(scene, {
    width: 4.7,
    depth: 4.2,
    height: scene.style === "nordic" ? 2.5 : 2.7,
    eye: 1.36,
  });
  const { canvas, random, palette, back, leftWall, left, right, depth } = stage;
  const isSideWindow = random() < 0.6;
  drawShell(stage, { feature: true });
  const middle = isSideWindow ? -0.2 : 0.25;
  const [x0, x1] = [middle - 0.85, middle + 0.85];
  if (isSideWindow) {
    drawRoomWindow(stage, leftWall, { along: 3, up: 0.75, width: 1.9, height: 1.5, panes: 2 });
    canvas.polygon(
      [
        [left + 0.2, 0.005, 2.9],
        [left + 0.2, 0.005, 1.4],
        [left + 1.9, 0.005, 0.9],
        [left + 1.9, 0.005, 2.2],
      ],
      "#fff4d6",
      { opacity: 0.4, blur: 6 },
    );
  } else {
    drawRoomWindow(stage, back, { along: 0.35, up: 0.8, width: 0.95, height: 1.4, panes: 1 });
    drawArt(stage, leftWall, [3.6, 1.2], [1, 0.8]);
  }
  const centre = middle - left;
  if (random() < 0.5) drawArt(stage, back, [centre - 0.55, 1.32], [1.1, 0.72]);
  else for (const shift of [-0.72, 0.12]) drawArt(stage, back, [centre + shift, 1.3], [0.6, 0.78]);
  drawRug(stage, [x0 - 0.55, depth - 2.9], [x1 + 0.55, depth - 1.2]);
  if (random() < 0.65) wardrobe(stage);
  else {
    drawPlant(stage, [right - 0.5, 0, depth - 0.5], 1.4);
    drawArt(stage, stage.rightWall, [1.2, 1.25], [0.8, 0.8]);
  }
  const stands = [x0 - 0.46, x1 + 0.46].filter((x) => x - 0.24 > left && x + 0.24 < right - 0.55);
  for (const x of stands) nightstand(stage, x);
  bed(stage, x0, x1);
  stands.forEach((x, index) => {
    drawTableLamp(stage, [x, 0.52, depth - 0.24], 0.46);
    if (index) drawVase(stage, [x - 0.12, 0.52, depth - 0.34], 0.2);
    else drawBooks(stage, [x + 0.04, 0.52, depth - 0.36], 3);
  });
  if (random() < 0.5) {
    const bench = depth - 2.75;
    contactShadow(canvas, [x0 + 0.1, bench - 0.4], [x1 - 0.1, bench], { strength: 0.35, blur: 8 });
    drawLegs(stage, [x0 + 0.18, bench - 0.38], [x1 - 0.18, bench], 0.36, darken(palette.wood, 0.3));
    box(canvas, [x0 + 0.12, 0.36, bench - 0.4], [x1 - 0.12, 0.46, bench], palette.main, {
      round: 8,
    });
  }
  drawPendant(stage, [middle, 2.02, depth - 1.9], 0.24, random() < 0.5 ? "globe" : "cone");
  finishRoom(stage);
  return canvas.toSvg({ mirrored: random() < 0.5 });
}
