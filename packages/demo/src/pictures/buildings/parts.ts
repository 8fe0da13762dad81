import type { Point } from "../drawing/clip.ts";
import { darken, lighten, type Color } from "../drawing/color.ts";
import { box } from "../drawing/solid.ts";
import { Wall } from "../drawing/wall.ts";
import { clad, gableShape, levelShape, slopedShape, type Cladding } from "./cladding.ts";
import type { Block } from "./roofs.ts";
import type { Site } from "./site.ts";

/** How much darker the left side is than the front: the sun stands at the front right. */
const SIDE_SHADE = 0.27;

/** The two walls of a block that the viewer sees. */
export interface Raised {
  front: Wall;
  side: Wall;
  width: number;
  depth: number;
}

/** What a block's walls are made of and which of them rise under the roof. */
export interface WallStyle {
  color: Color;
  cladding: Cladding;
  /** Metres of gable over the front or the side, or of slope from front to back. @default none */
  gable?: { on: "front" | "side" | "single"; rise: number };
  /** A plinth; metres and colour. */
  plinth?: { height: number; color: Color };
  /** Boards at the corners. */
  corners?: Color;
}

/** Builds the walls of a block with the shadow it throws to the left. */
export function raise(site: Site, block: Block, style: WallStyle): Raised {
  const { canvas, random, air } = site;
  const { x0, x1, z0, z1, height, floor = 0 } = block;
  const [width, depth] = [x1 - x0, z1 - z0];
  const tall = height - floor;
  const front = new Wall(canvas, [x0, floor, z0], [1, 0], 0);
  const side = new Wall(canvas, [x0, floor, z1], [0, -1], SIDE_SHADE);
  if (floor < 0.5) {
    const reach = height * 0.62;
    canvas.polygon(
      [
        [x0, 0, z0],
        [x0 - reach, 0, z0 + reach * 0.5],
        [x0 - reach, 0, z1 + reach * 0.4],
        [x0, 0, z1],
      ],
      "#12201a",
      { opacity: air.shadow, blur: 6 },
    );
    canvas.polygon(
      [
        [x0 - 0.5, 0, z0 - 0.45],
        [x1 + 0.3, 0, z0 - 0.45],
        [x1 + 0.3, 0, z0 + 0.1],
        [x0 - 0.5, 0, z1],
      ],
      "#12201a",
      { opacity: 0.42, blur: 6 },
    );
  }
  const { gable } = style;
  const frontShape =
    gable?.on === "front"
      ? gableShape(width, tall, gable.rise)
      : levelShape(width, tall + (gable?.on === "single" ? gable.rise : 0));
  const sideShape =
    gable?.on === "side"
      ? gableShape(depth, tall, gable.rise)
      : gable?.on === "single"
        ? slopedShape(depth, tall, tall + gable.rise)
        : levelShape(depth, tall);
  clad(side, sideShape, style.cladding, style.color, random);
  clad(front, frontShape, style.cladding, style.color, random);
  if (style.plinth) {
    const { height: up, color } = style.plinth;
    side.rect([0, 0], [depth, up], side.color(color));
    front.rect(
      [0, 0],
      [width, up],
      canvas.gradient([
        [0, color],
        [1, darken(color, 0.22)],
      ]),
    );
  }
  if (style.corners) {
    const from = style.plinth?.height ?? 0;
    const frontTop = gable?.on === "single" ? tall + gable.rise : tall;
    side.rect([depth - 0.13, from], [depth, frontTop], side.color(style.corners));
    side.rect([0, from], [0.13, tall], side.color(style.corners));
    front.rect([0, from], [0.13, frontTop], style.corners);
    front.rect([width - 0.13, from], [width, frontTop], darken(style.corners, 0.05));
  }
  return { front, side, width, depth };
}

/** A chimney standing through the roof; `foot` is where it leaves it. */
export function drawChimney(site: Site, foot: Point, height: number, color: Color): void {
  const { canvas, snowy } = site;
  const [x, y, z] = foot;
  const half = 0.36;
  const block: Block = {
    x0: x - half,
    x1: x + half,
    z0: z - half,
    z1: z + half,
    floor: y,
    height: y + height,
  };
  raise(site, block, { color, cladding: "brick" });
  box(
    canvas,
    [x - half - 0.08, y + height, z - half - 0.08],
    [x + half + 0.08, y + height + 0.12, z + half + 0.08],
    snowy ? "#f1f6fa" : "#4a4c50",
    { sideShade: 0.3 },
  );
}

/** Steps and a landing before a door. */
export function drawSteps(
  site: Site,
  left: number,
  right: number,
  z: number,
  height: number,
  color: Color,
) {
  const count = Math.max(1, Math.round(height / 0.17));
  for (let step = 0; step < count; step++) {
    const up = (height * (step + 1)) / count;
    const out = 0.9 + (count - 1 - step) * 0.3;
    box(site.canvas, [left - 0.1, 0, z - out], [right + 0.1, up, z], color);
  }
}

/** A square post. */
export function drawPost(
  site: Site,
  x: number,
  z: number,
  from: number,
  to: number,
  color: Color,
  size = 0.12,
) {
  box(site.canvas, [x - size / 2, from, z - size / 2], [x + size / 2, to, z + size / 2], color);
}

/** A railing of balusters or of glass from one post to the next along the front. */
export function drawRailing(
  site: Site,
  [x0, x1]: readonly [number, number],
  z: number,
  up: number,
  color: Color,
  kind: "bars" | "glass" = "bars",
): void {
  const { canvas } = site;
  const height = 0.95;
  const front = new Wall(canvas, [x0, up, z], [1, 0], 0);
  const width = x1 - x0;
  if (kind === "glass") {
    front.rect(
      [0, 0.06],
      [width, height],
      canvas.gradient(
        [
          [0, "#dcebf2"],
          [1, "#a9c4d2"],
        ],
        "slanted",
      ),
      { opacity: 0.42 },
    );
    front.rect([0, height - 0.04], [width, height], lighten(color, 0.1));
    return;
  }
  const count = Math.max(2, Math.round(width / 0.16));
  front.lines(
    Array.from(
      { length: count + 1 },
      (_, index) =>
        [
          [(width * index) / count, 0.1],
          [(width * index) / count, height],
        ] as const,
    ),
    color,
    { width: Math.max(1.2, 0.035 * canvas.scaleAt([x0, up, z])) },
  );
  front.rect([0, height - 0.06], [width, height + 0.02], color);
  front.rect([0, 0.06], [width, 0.12], color);
}

/** A balcony with its slab, its shade on the wall below and its railing. */
export function drawBalcony(
  site: Site,
  [x0, x1]: readonly [number, number],
  z: number,
  up: number,
  out: number,
  { slab, rail, kind }: { slab: Color; rail: Color; kind: "bars" | "glass" },
): void {
  const { canvas } = site;
  canvas.polygon(
    [
      [x0 - 0.2, up, z],
      [x1 - 0.2, up, z],
      [x1 - 0.5, up - 0.9, z],
      [x0 - 0.5, up - 0.9, z],
    ],
    canvas.gradient([
      [0, "#0d1118", 0.42],
      [1, "#0d1118", 0.05],
    ]),
  );
  box(canvas, [x0, up - 0.2, z - out], [x1, up, z], slab);
  const side = new Wall(canvas, [x0, up, z], [0, -1], SIDE_SHADE);
  if (kind === "glass") {
    side.rect([0, 0.05], [out, 0.95], "#9db8c6", { opacity: 0.4 });
  } else {
    side.lines(
      Array.from(
        { length: 7 },
        (_, index) =>
          [
            [(out * index) / 6, 0],
            [(out * index) / 6, 0.95],
          ] as const,
      ),
      side.color(rail),
      { width: 1.5 },
    );
    side.rect([0, 0.89], [out, 0.97], side.color(rail));
  }
  drawRailing(site, [x0, x1], z - out, up, rail, kind);
}
