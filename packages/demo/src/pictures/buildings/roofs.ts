import type { Point } from "../drawing/clip.ts";
import { darken, lighten, type Color } from "../drawing/color.ts";
import { facing, level, sideways, strip } from "../drawing/faces.ts";
import type { Site } from "./site.ts";

/** Footprint and wall heights of a volume. Metres; z0 faces the street. */
export interface Block {
  x0: number;
  x1: number;
  z0: number;
  z1: number;
  /** Height at which the walls begin. @default 0 */
  floor?: number;
  /** Height of the eaves. */
  height: number;
}

/** The covering of a roof. */
export interface Roofing {
  color: Color;
  texture: "tiles" | "seams" | "turf";
  /** The boards along its edges. */
  trim: Color;
  /** Metres beyond the walls. @default 0.5 */
  overhang?: number;
}

/** Fresh snow on roofs. */
export const SNOW: Color = "#f4f8fb";
const EDGE_METRES = 0.2;

/** One slope: eaves from left to right, ridge from right to left. */
function slope(
  site: Site,
  corners: readonly [Point, Point, Point, Point],
  roofing: Roofing,
  shade: number,
): void {
  const { canvas, snowy } = site;
  const [eaveLeft, eaveRight, ridgeRight, ridgeLeft] = corners;
  const color = darken(snowy ? SNOW : roofing.color, shade * (snowy ? 0.5 : 1));
  canvas.polygon(
    corners,
    canvas.gradient([
      [0, lighten(color, 0.16)],
      [1, darken(color, 0.06)],
    ]),
    { edge: { color: darken(color, 0.14), width: 1.2 } },
  );
  const along = (a: Point, b: Point, t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
    a[2] + (b[2] - a[2]) * t,
  ];
  const rise = Math.hypot(
    ridgeLeft[0] - eaveLeft[0],
    ridgeLeft[1] - eaveLeft[1],
    ridgeLeft[2] - eaveLeft[2],
  );
  const length = Math.hypot(eaveRight[0] - eaveLeft[0], eaveRight[2] - eaveLeft[2]);
  const strength = snowy ? 0.1 : 0.42;
  if (roofing.texture !== "seams") {
    const rows = Math.max(3, Math.round(rise / 0.34));
    canvas.lines(
      Array.from({ length: rows - 1 }, (_, row) => {
        const t = (row + 1) / rows;
        return [along(eaveLeft, ridgeLeft, t), along(eaveRight, ridgeRight, t)] as const;
      }),
      darken(color, 0.45),
      { width: 1.1, opacity: strength },
    );
  }
  const columns = Math.max(4, Math.round(length / (roofing.texture === "seams" ? 0.5 : 0.3)));
  canvas.lines(
    Array.from({ length: columns - 1 }, (_, column) => {
      const t = (column + 1) / columns;
      return [along(eaveLeft, eaveRight, t), along(ridgeLeft, ridgeRight, t)] as const;
    }),
    roofing.texture === "seams" ? darken(color, 0.35) : lighten(color, 0.3),
    { width: 0.9, opacity: roofing.texture === "seams" ? strength : strength * 0.5 },
  );
}

/** The board along an edge of the roof, hanging down from it. */
export function edgeBoard(site: Site, from: Point, to: Point, color: Color, shade: number): void {
  const { canvas, snowy } = site;
  const drop = (point: Point, by: number): Point => [point[0], point[1] - by, point[2]];
  const trim = darken(color, shade);
  canvas.polygon([from, to, drop(to, EDGE_METRES), drop(from, EDGE_METRES)], trim, {
    edge: { color: darken(trim, 0.25), width: 0.8 },
  });
  if (snowy) {
    const up = 0.16;
    canvas.polygon(
      [drop(from, -up), drop(to, -up), drop(to, 0.05), drop(from, 0.05)],
      darken("#ffffff", shade * 0.5),
      {
        round: 3,
      },
    );
  }
}

/** Shade of the overhang on the walls below the eaves. */
export function eavesShadow(site: Site, { x0, x1, z0, z1, height }: Block, depth: number): void {
  const { canvas } = site;
  const paint = canvas.gradient([
    [0, "#0d1118", 0.42],
    [0.7, "#0d1118", 0.3],
    [1, "#0d1118", 0],
  ]);
  canvas.polygon(facing(x0, x1, height, height - depth, z0), paint);
  canvas.polygon(sideways(x0, height, height - depth, z0, z1), paint);
}

/** A saddle roof with its ridge along the street: a slope to the viewer and a gable at the left. */
export function coverAlong(site: Site, block: Block, rise: number, roofing: Roofing): void {
  const { canvas } = site;
  const { x0, x1, z0, z1, height } = block;
  const over = roofing.overhang ?? 0.5;
  const middle = (z0 + z1) / 2;
  const fall = (rise / ((z1 - z0) / 2)) * over;
  const [left, right] = [x0 - over, x1 + over];
  const eave = height - fall + 0.12;
  const ridge = height + rise + 0.12;
  eavesShadow(site, block, 0.62);
  canvas.polygon(
    [
      [left, ridge, middle],
      [x0, ridge - EDGE_METRES, middle],
      [x0, eave - EDGE_METRES, z1 + over],
      [left, eave, z1 + over],
    ],
    darken(roofing.trim, 0.5),
  );
  edgeBoard(site, [left, ridge, middle], [left, eave, z1 + over], roofing.trim, 0.36);
  slope(site, strip(left, right, [eave, z0 - over], [ridge, middle]), roofing, 0);
  edgeBoard(site, [left, eave, z0 - over], [left, ridge, middle], roofing.trim, 0.26);
  edgeBoard(site, [left, eave, z0 - over], [right, eave, z0 - over], roofing.trim, 0.04);
}

/** A saddle roof with its gable to the street. */
export function coverAcross(site: Site, block: Block, rise: number, roofing: Roofing): void {
  const { canvas } = site;
  const { x0, x1, z0, z1, height } = block;
  const over = roofing.overhang ?? 0.5;
  const middle = (x0 + x1) / 2;
  const fall = (rise / ((x1 - x0) / 2)) * over;
  const [front, back] = [z0 - over, z1 + over];
  const eave = height - fall + 0.12;
  const ridge = height + rise + 0.12;
  const shadow = { opacity: 0.3 };
  eavesShadow(site, { ...block, x1: x0 + 0.01 }, 0.5);
  canvas.polygon(
    [
      [x0, height, z0],
      [middle, height + rise, z0],
      [middle, height + rise - 0.55, z0],
      [x0, height - 0.45, z0],
    ],
    "#0d1118",
    shadow,
  );
  canvas.polygon(
    [
      [x1, height, z0],
      [middle, height + rise, z0],
      [middle, height + rise - 0.55, z0],
      [x1, height - 0.45, z0],
    ],
    "#0d1118",
    shadow,
  );
  canvas.polygon(
    [
      [middle, ridge, front],
      [x1 + over, eave, front],
      [x1 + over, eave - EDGE_METRES, z0],
      [middle, ridge - EDGE_METRES, z0],
    ],
    darken(roofing.trim, 0.45),
  );
  slope(
    site,
    [
      [x0 - over, eave, back],
      [x0 - over, eave, front],
      [middle, ridge, front],
      [middle, ridge, back],
    ],
    roofing,
    0.2,
  );
  edgeBoard(site, [x0 - over, eave, back], [x0 - over, eave, front], roofing.trim, 0.28);
  edgeBoard(site, [middle, ridge, front], [x1 + over, eave, front], roofing.trim, 0.05);
  edgeBoard(site, [x0 - over, eave, front], [middle, ridge, front], roofing.trim, 0.02);
}

/** A hipped roof. */
export function coverHipped(site: Site, block: Block, rise: number, roofing: Roofing): void {
  const { canvas } = site;
  const over = roofing.overhang ?? 0.6;
  const { x0, x1, z0, z1, height } = block;
  const [left, right, front, back] = [x0 - over, x1 + over, z0 - over, z1 + over];
  const half = (back - front) / 2;
  const middle = (front + back) / 2;
  const run = Math.min(half, (right - left) / 2 - 0.01);
  const top = height + rise;
  eavesShadow(site, block, 0.7);
  const soffit = darken(roofing.trim, 0.4);
  canvas.polygon(level(left, right, height, front, z0), soffit);
  canvas.polygon(
    [
      [left, height, front],
      [left, height, back],
      [x0, height, back],
      [x0, height, front],
    ],
    darken(soffit, 0.15),
  );
  const up = height + EDGE_METRES;
  slope(
    site,
    [
      [left, up, back],
      [left, up, front],
      [left + run, top, middle],
      [left + run, top, middle],
    ],
    roofing,
    0.2,
  );
  slope(
    site,
    [
      [left, up, front],
      [right, up, front],
      [right - run, top, middle],
      [left + run, top, middle],
    ],
    roofing,
    0,
  );
  canvas.lines(
    [
      [
        [left, up, front],
        [left + run, top, middle],
      ],
      [
        [left + run, top, middle],
        [right - run, top, middle],
      ],
    ],
    lighten(roofing.color, 0.3),
    { width: 2.2, opacity: 0.7 },
  );
  edgeBoard(site, [left, up, back], [left, up, front], roofing.trim, 0.26);
  edgeBoard(site, [left, up, front], [right, up, front], roofing.trim, 0.04);
}
