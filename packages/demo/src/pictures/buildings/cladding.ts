import { darken, lighten, mix, type Color } from "../drawing/color.ts";
import { between, type Random } from "../drawing/random.ts";
import type { OnWall, Wall } from "../drawing/wall.ts";

/** What a wall is covered with. */
export type Cladding = "boards" | "weatherboard" | "brick" | "render" | "panels" | "metal" | "logs";

/** A wall's outline: level to `height`, or rising to a gable or a slope. Metres. */
export interface WallShape {
  width: number;
  height: number;
  /** Metres up at a place along the wall. */
  top: (along: number) => number;
  /** The corners of the upper edge from right to left. */
  edge: readonly OnWall[];
}

/** A level-topped wall. */
export const levelShape = (width: number, height: number): WallShape => ({
  width,
  height,
  top: () => height,
  edge: [
    [width, height],
    [0, height],
  ],
});

/** A wall under a gable. */
export const gableShape = (width: number, height: number, rise: number): WallShape => ({
  width,
  height,
  top: (along) => height + rise * (1 - Math.abs(along - width / 2) / (width / 2)),
  edge: [
    [width, height],
    [width / 2, height + rise],
    [0, height],
  ],
});

/** A wall under a single slope from `left` to `right`. */
export const slopedShape = (width: number, left: number, right: number): WallShape => ({
  width,
  height: Math.min(left, right),
  top: (along) => left + ((right - left) * along) / width,
  edge: [
    [width, right],
    [0, left],
  ],
});

/** Where a level course begins and ends under the wall's upper edge. */
function course({ width, height, top }: WallShape, up: number): [number, number] | undefined {
  if (up <= height) return [0, width];
  const steps = 60;
  let from: number | undefined;
  let to = 0;
  for (let step = 0; step <= steps; step++) {
    const along = (width * step) / steps;
    if (top(along) < up) continue;
    from ??= along;
    to = along;
  }
  return from === undefined || to - from < 0.05 ? undefined : [from, to];
}

function courses(wall: Wall, shape: WallShape, step: number, color: Color, strength: number): void {
  const highest = Math.max(...shape.edge.map(([, up]) => up));
  const rows: (readonly [OnWall, OnWall])[] = [];
  for (let up = step; up < highest; up += step) {
    const span = course(shape, up);
    if (span)
      rows.push([
        [span[0], up],
        [span[1], up],
      ]);
  }
  wall.lines(rows, color, { width: 1, opacity: strength });
}

function uprights(wall: Wall, shape: WallShape, step: number, color: Color, strength: number) {
  const rows: (readonly [OnWall, OnWall])[] = [];
  for (let along = step; along < shape.width - step / 2; along += step) {
    rows.push([
      [along, 0],
      [along, shape.top(along)],
    ]);
  }
  wall.lines(rows, color, { width: 1, opacity: strength });
}

/** Single bricks or stones a little lighter or darker than the rest. */
function speckle(
  wall: Wall,
  shape: WallShape,
  random: Random,
  color: Color,
  size: readonly [number, number],
): void {
  const count = Math.min(90, Math.round(shape.width * shape.height * 1.6));
  for (let index = 0; index < count; index++) {
    const along = Math.floor(random() * (shape.width / size[0] - 1)) * size[0];
    const up = Math.floor(random() * (shape.height / size[1] - 1)) * size[1];
    const tone = index % 2 ? lighten(color, 0.14) : darken(color, 0.16);
    wall.rect([along, up], [along + size[0], up + size[1]], tone, { opacity: 0.5 });
  }
}

/** Fills a wall and covers it. */
export function clad(
  wall: Wall,
  shape: WallShape,
  cladding: Cladding,
  plain: Color,
  random: Random,
): void {
  const color = wall.color(plain);
  const outline: OnWall[] = [[0, 0], [shape.width, 0], ...shape.edge];
  wall.area(
    outline,
    wall.canvas.gradient([
      [0, darken(color, 0.1)],
      [0.3, color],
      [1, darken(color, 0.05)],
    ]),
  );
  const ink = darken(color, 0.42);
  switch (cladding) {
    case "boards":
      return uprights(wall, shape, 0.16, ink, 0.4);
    case "weatherboard":
      courses(wall, shape, 0.17, ink, 0.45);
      return;
    case "logs":
      courses(wall, shape, 0.24, darken(color, 0.6), 0.7);
      return courses(wall, shape, 0.24 / 2, lighten(color, 0.2), 0.16);
    case "brick":
      speckle(wall, shape, random, color, [0.24, 0.15]);
      return courses(wall, shape, 0.15, mix(color, "#efe4d4", 0.45), 0.4);
    case "panels":
      courses(wall, shape, 1.5, ink, 0.4);
      return uprights(wall, shape, 2.4, ink, 0.3);
    case "metal":
      uprights(wall, shape, 0.5, ink, 0.4);
      return uprights(wall, shape, 0.25, lighten(color, 0.4), 0.22);
    case "render":
      for (let index = 0; index < 5; index++) {
        const along = between(random, 0, shape.width * 0.7);
        const up = between(random, 0.2, shape.height * 0.7);
        wall.rect([along, up], [along + shape.width * 0.25, up + 0.5], lighten(color, 0.3), {
          opacity: 0.12,
          blur: 12,
        });
      }
      return;
  }
}
