import { short, type Canvas } from "../drawing/canvas.ts";
import type { Pixel } from "../drawing/clip.ts";
import type { Color } from "../drawing/color.ts";
import { between, type Random } from "../drawing/random.ts";

/** Stored drawings of one kind of foliage, 100 pixels in radius, light from the upper right. */
export interface Foliage {
  near: readonly string[];
  /** The same with few leaves, for small sizes. */
  far: readonly string[];
}

/** One leaf: a lens from a point in a direction. */
function leaf(random: Random, [x, y]: Pixel, length: number): string {
  const angle = random() * Math.PI * 2;
  const ex = Math.cos(angle) * length;
  const ey = Math.sin(angle) * length * 0.8;
  const bulge = length * between(random, 0.28, 0.46);
  const nx = -Math.sin(angle) * bulge;
  const ny = Math.cos(angle) * bulge;
  const r = (value: number) => String(Math.round(value));
  return `M${r(x)} ${r(y)}q${r(ex / 2 + nx)} ${r(ey / 2 + ny)} ${r(ex)} ${r(ey)}q${r(-ex / 2 - nx)} ${r(-ey / 2 - ny)} ${r(-ex)} ${r(-ey)}z`;
}

/** Leaves spread over a part of the clump, up to `reach` of its radius. */
function leaves(
  random: Random,
  count: number,
  centre: Pixel,
  reach: readonly [number, number],
  length: number,
): string {
  let d = "";
  for (let index = 0; index < count; index++) {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random());
    const at: Pixel = [
      centre[0] + Math.cos(angle) * reach[0] * far,
      centre[1] + Math.sin(angle) * reach[1] * far,
    ];
    d += leaf(random, at, length * between(random, 0.6, 1.25));
  }
  return d;
}

/** The body of a clump: a soft irregular circle. */
function body(random: Random): string {
  const points: Pixel[] = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    const radius = between(random, 66, 90);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.92];
  });
  const middle = (a: Pixel, b: Pixel) => `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
  const last = points.at(-1) ?? [0, 0];
  const start = `M${middle(last, points[0] ?? last)}`;
  return `${start}${points
    .map(
      (point, index) =>
        `Q${short(point[0])} ${short(point[1])} ${middle(point, points[(index + 1) % points.length] ?? point)}`,
    )
    .join("")}Z`;
}

function clump(
  canvas: Canvas,
  random: Random,
  [dark, middle, light, bright]: readonly [Color, Color, Color, Color],
  density: number,
): string {
  const many = (count: number) => Math.round(count * density);
  const length = 26 / Math.sqrt(density);
  return canvas.symbol(() => {
    canvas.fill(body(random) + leaves(random, many(30), [0, 0], [92, 88], length), dark);
    canvas.fill(leaves(random, many(46), [6, -8], [84, 78], length), middle);
    canvas.fill(leaves(random, many(36), [22, -28], [62, 54], length * 0.85), light);
    canvas.fill(leaves(random, many(14), [36, -44], [38, 30], length * 0.7), bright);
  });
}

/** Creates the foliage of one kind of tree. */
export function defineFoliage(
  canvas: Canvas,
  random: Random,
  tones: readonly [Color, Color, Color, Color],
): Foliage {
  return {
    near: [0, 1, 2].map(() => clump(canvas, random, tones, 1)),
    far: [0, 1].map(() => clump(canvas, random, tones, 0.42)),
  };
}
