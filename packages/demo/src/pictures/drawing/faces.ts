import type { Point } from "./clip.ts";

/** Four corners in order. */
export type Quad = readonly [Point, Point, Point, Point];

/** Height and distance, in metres, of an edge that runs from left to right. */
export type Edge = readonly [up: number, away: number];

/** A rectangle that faces the viewer. */
export const facing = (x0: number, x1: number, y0: number, y1: number, z: number): Quad =>
  strip(x0, x1, [y0, z], [y1, z]);

/** A level rectangle. */
export const level = (x0: number, x1: number, y: number, z0: number, z1: number): Quad =>
  strip(x0, x1, [y, z0], [y, z1]);

/** A rectangle between two edges from left to right: a slope, a shade falling on a wall. */
export const strip = (x0: number, x1: number, near: Edge, far: Edge): Quad => [
  [x0, ...near],
  [x1, ...near],
  [x1, ...far],
  [x0, ...far],
];

/** A rectangle that faces sideways. */
export const sideways = (x: number, y0: number, y1: number, z0: number, z1: number): Quad => [
  [x, y0, z0],
  [x, y0, z1],
  [x, y1, z1],
  [x, y1, z0],
];
