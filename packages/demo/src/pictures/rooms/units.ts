import { short } from "../drawing/canvas.ts";
import type { Point } from "../drawing/clip.ts";
import { darken, lighten, mix, type Color } from "../drawing/color.ts";
import { box, contactShadow, turned } from "../drawing/solid.ts";
import type { OnWall, Wall } from "../drawing/wall.ts";
import type { Stage } from "./stage.ts";

/** Fronts on a face: a grid of doors or drawers with gaps and handles. */
export function drawFronts(
  { palette }: Stage,
  wall: Wall,
  [left, bottom]: OnWall,
  [right, top]: OnWall,
  columns: number,
  { drawers = 1, handle = "top" }: { drawers?: number; handle?: "top" | "bottom" | "none" } = {},
): void {
  const gap = 0.008;
  const wide = (right - left) / columns;
  const tall = (top - bottom) / drawers;
  const color = wall.color(palette.cabinet);
  const paint = wall.canvas.gradient([
    [0, lighten(color, 0.06)],
    [1, darken(color, 0.07)],
  ]);
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < drawers; row++) {
      const [u, v] = [left + column * wide, bottom + row * tall];
      wall.rect([u + gap, v + gap], [u + wide - gap, v + tall - gap], paint, {
        edge: { color: darken(color, 0.28), width: 0.9 },
      });
      if (handle === "none") continue;
      const up = handle === "top" ? v + tall - 0.06 : v + 0.05;
      const middle = u + wide / 2;
      wall.rect(
        [middle - 0.09, up],
        [middle + 0.09, up + 0.018],
        wall.color(palette.metal),
        {},
        0.02,
      );
    }
  }
}

/** Tiles laid in courses on a wall. */
export function drawTiles(
  wall: Wall,
  [left, bottom]: OnWall,
  [right, top]: OnWall,
  color: Color,
  [wide, tall]: readonly [number, number],
  { staggered = true }: { staggered?: boolean } = {},
): void {
  const base = wall.color(color);
  wall.rect(
    [left, bottom],
    [right, top],
    wall.canvas.gradient([
      [0, lighten(base, 0.08)],
      [1, darken(base, 0.06)],
    ]),
  );
  const joints: (readonly [OnWall, OnWall])[] = [];
  let row = 0;
  for (let up = bottom; up < top - 0.001; up += tall) {
    if (row > 0)
      joints.push([
        [left, up],
        [right, up],
      ]);
    const shift = staggered && row % 2 ? wide / 2 : 0;
    for (let along = left + wide - shift; along < right - 0.01; along += wide) {
      if (along > left + 0.01)
        joints.push([
          [along, up],
          [along, Math.min(top, up + tall)],
        ]);
    }
    row++;
  }
  wall.lines(joints, darken(base, 0.24), { width: 1.1, opacity: 0.55 });
}

/** A tap with a bow. */
export function drawTap({ canvas, palette }: Stage, foot: Point, height: number): void {
  const scale = canvas.scaleAt(foot);
  const { x, y } = canvas.project(foot);
  const [tall, reach] = [height * scale, height * 0.55 * scale];
  canvas.stroke(
    `M${short(x)} ${short(y)}V${short(y - tall * 0.7)}C${short(x)} ${short(y - tall * 1.1)} ${short(x + reach)} ${short(y - tall * 1.1)} ${short(x + reach)} ${short(y - tall * 0.62)}`,
    palette.metal,
    { width: Math.max(2.4, 0.022 * scale), round: true },
  );
}

/** A mirror with bevel and glints; round or rectangular. */
export function drawMirror(
  stage: Stage,
  wall: Wall,
  [left, bottom]: OnWall,
  [right, top]: OnWall,
  isRound: boolean,
): void {
  const { canvas, palette } = stage;
  const glass = canvas.gradient(
    [
      [0, "#f2f7f8"],
      [0.5, "#c9d9de"],
      [1, "#e4edee"],
    ],
    "slanted",
  );
  if (isRound) {
    const centre = canvas.project(wall.at((left + right) / 2, (bottom + top) / 2));
    const radius = ((right - left) / 2) * canvas.scaleAt(wall.at((left + right) / 2, bottom));
    canvas.ellipse(
      [centre.x, centre.y],
      [radius * 1.25, radius * 1.25],
      canvas.glow([
        [0.6, "#fff3d4", 0.7],
        [1, "#fff3d4", 0],
      ]),
    );
    canvas.ellipse([centre.x, centre.y], [radius, radius], palette.metal);
    canvas.ellipse([centre.x, centre.y], [radius - 5, radius - 5], glass);
    return;
  }
  wall.rect([left - 0.12, bottom - 0.12], [right + 0.12, top + 0.12], "#fff3d4", {
    opacity: 0.5,
    blur: 12,
  });
  wall.rect(
    [left - 0.015, bottom - 0.015],
    [right + 0.015, top + 0.015],
    wall.color(palette.metal),
  );
  wall.rect([left, bottom], [right, top], glass);
  const wide = right - left;
  wall.area(
    [
      [left + wide * 0.2, bottom],
      [left + wide * 0.42, bottom],
      [left + wide * 0.72, top],
      [left + wide * 0.5, top],
    ],
    "#ffffff",
    { opacity: 0.35 },
  );
}

/** A stool with a round seat. */
export function drawStool(
  { canvas, palette }: Stage,
  [x, z]: readonly [number, number],
  height: number,
): void {
  contactShadow(canvas, [x - 0.2, z - 0.18], [x + 0.2, z + 0.18], { strength: 0.3, blur: 6 });
  for (const [dx, dz] of [
    [-0.15, 0.12],
    [0.12, 0.12],
    [-0.15, -0.15],
    [0.12, -0.15],
  ] as const) {
    box(canvas, [x + dx, 0, z + dz], [x + dx + 0.03, height - 0.04, z + dz + 0.03], palette.metal);
  }
  box(
    canvas,
    [x - 0.14, height * 0.36, z - 0.14],
    [x + 0.14, height * 0.36 + 0.02, z - 0.12],
    palette.metal,
  );
  turned(
    canvas,
    [x, height - 0.06, z],
    [
      [0.19, 0],
      [0.2, 0.03],
      [0.19, 0.06],
    ],
    mix(palette.wood, palette.accent, 0.25),
  );
}
