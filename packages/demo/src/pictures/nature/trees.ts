import { short, type Canvas } from "../drawing/canvas.ts";
import type { Pixel } from "../drawing/clip.ts";
import { darken, lighten, type Color } from "../drawing/color.ts";
import { between, pick, type Random } from "../drawing/random.ts";
import type { Foliage } from "./leaves.ts";

const SMALL_PIXELS = 26;

function put(canvas: Canvas, random: Random, { near, far }: Foliage, at: Pixel, radius: number) {
  const choices = radius < SMALL_PIXELS ? far : near;
  const id = choices[Math.floor(random() * choices.length)];
  if (id) {
    canvas.use(id, at, [radius / 100, (radius / 100) * between(random, 0.85, 1)], {
      turn: between(random, -18, 18),
    });
  }
}

/** The habit of a broad-leaved tree. */
export interface TreeHabit {
  bark: Color;
  /** Share of the height where the crown begins. */
  clear: number;
  /** Half the crown's width as a share of the height. */
  spread: number;
  /** How many clumps make the crown. */
  clumps: number;
  /** Trunk width as a share of the height. */
  girth: number;
}

/** Round garden tree. */
export const ROUND: TreeHabit = {
  bark: "#6a5544",
  clear: 0.24,
  spread: 0.29,
  clumps: 13,
  girth: 0.03,
};
/** White-stemmed, slender. */
export const BIRCH: TreeHabit = {
  bark: "#e6e4dd",
  clear: 0.22,
  spread: 0.2,
  clumps: 12,
  girth: 0.02,
};
/** Pale, high, with clouds of leaves. */
export const GUM: TreeHabit = {
  bark: "#d2c5b0",
  clear: 0.42,
  spread: 0.34,
  clumps: 11,
  girth: 0.026,
};

/** A tree standing with its foot at a pixel. */
export function drawTree(
  canvas: Canvas,
  random: Random,
  foot: Pixel,
  height: number,
  foliage: Foliage,
  habit: TreeHabit,
): void {
  const [x, y] = foot;
  const lean = height * between(random, -0.03, 0.03);
  const girth = height * habit.girth;
  const crownBase = y - height * habit.clear;
  const bark = canvas.gradient(
    [
      [0, darken(habit.bark, 0.4)],
      [0.6, habit.bark],
      [1, lighten(habit.bark, 0.12)],
    ],
    "right",
  );
  const forkY = crownBase - height * 0.22;
  canvas.fill(
    `M${short(x - girth * 0.9)} ${short(y)}Q${short(x - girth * 0.45)} ${short(y - height * 0.1)} ${short(x + lean - girth * 0.32)} ${short(forkY)}L${short(x + lean + girth * 0.32)} ${short(forkY)}Q${short(x + girth * 0.45)} ${short(y - height * 0.1)} ${short(x + girth)} ${short(y)}Z`,
    bark,
  );
  const crown: { at: Pixel; radius: number }[] = [];
  const crownHeight = height * (1 - habit.clear);
  for (let index = 0; index < habit.clumps; index++) {
    const angle = (index / habit.clumps) * Math.PI * 2 + random() * 0.6;
    const far = between(random, 0.5, 0.95);
    crown.push({
      at: [
        x + lean + Math.cos(angle) * height * habit.spread * far * 0.8,
        y - height * habit.clear - crownHeight * 0.5 + Math.sin(angle) * crownHeight * 0.36 * far,
      ],
      radius: height * between(random, 0.095, 0.15),
    });
  }
  crown.push({
    at: [x + lean, y - height * habit.clear - crownHeight * 0.5],
    radius: height * 0.17,
  });
  const limbs = crown
    .filter((_, index) => index % 3 === 0)
    .map(
      ({ at }) =>
        `M${short(x + lean * 0.6)} ${short(crownBase)}Q${short(x + lean)} ${short((crownBase + at[1]) / 2)} ${short(at[0])} ${short(at[1])}`,
    );
  canvas.stroke(limbs.join(""), darken(habit.bark, 0.18), {
    width: Math.max(1, girth * 0.4),
    round: true,
  });
  for (const { at, radius } of crown.toSorted((a, b) => b.at[1] - a.at[1])) {
    put(canvas, random, foliage, at, radius);
  }
}

/** A row of bushes or trees along a horizontal line. Pixels. */
export interface Thicket {
  from: number;
  to: number;
  base: number;
  /** Maximum height. */
  height: number;
  /** Share of gaps, 0 to 1. @default 0 */
  gaps?: number;
}

/** Draws a row of bushes or trees of varying height. */
export function drawThicket(
  canvas: Canvas,
  random: Random,
  { from, to, base, height, gaps = 0 }: Thicket,
  foliage: Foliage,
): void {
  const [slow, quick] = [random() * 9, random() * 9];
  const swell = (x: number) =>
    0.5 + 0.3 * Math.sin(x / 210 + slow) + 0.2 * Math.sin(x / 71 + quick);
  for (let x = from; x < to; x += height * between(random, 0.26, 0.4)) {
    const share = swell(x);
    if (share < gaps) continue;
    const tall = height * (0.34 + 0.66 * share);
    const radius = Math.min(tall * 0.62, height * between(random, 0.3, 0.42));
    for (let up = tall - radius; up > radius * 0.5; up -= radius * 1.05) {
      put(canvas, random, foliage, [x + between(random, -6, 6), base - up], radius);
    }
    put(canvas, random, foliage, [x, base - radius * 0.5], radius);
  }
}

/** A low shrub at a pixel; flowers when colours are given. */
export function drawShrub(
  canvas: Canvas,
  random: Random,
  foot: Pixel,
  radius: number,
  foliage: Foliage,
  flowers: readonly Color[] = [],
): void {
  const [x, y] = foot;
  for (const place of [-0.55, 0.55, 0]) {
    put(canvas, random, foliage, [x + place * radius, y - radius * 0.45], radius * 0.72);
  }
  const [first, ...rest] = flowers;
  if (!first) return;
  let d = "";
  for (let index = 0; index < 16; index++) {
    const fx = x + between(random, -1, 1) * radius;
    const fy = y - radius * between(random, 0.2, 1.05);
    const size = radius * between(random, 0.05, 0.09);
    d += `M${short(fx - size)} ${short(fy)}a${short(size)} ${short(size)} 0 1 0 ${short(size * 2)} 0a${short(size)} ${short(size)} 0 1 0 ${short(-size * 2)} 0`;
  }
  canvas.fill(d, pick(random, [first, ...rest]), 0.95);
}

/** Creates drawings of spruces, 100 pixels high with the foot at the origin. */
export function defineSpruces(
  canvas: Canvas,
  random: Random,
  [dark, middle, light]: readonly [Color, Color, Color],
): string[] {
  return [0, 1, 2].map(() =>
    canvas.symbol(() => {
      canvas.fill("M-1.4 0V-14H1.4V0Z", "#4a3a2e");
      const tiers = 9;
      for (let tier = 0; tier < tiers; tier++) {
        const up = tier / (tiers - 1);
        const half = (22 * (1 - up) + 2.5) * between(random, 0.9, 1.08);
        const foot = -7 - up * 76;
        const top = foot - 24 + up * 6;
        let fringe = "";
        const teeth = 8;
        for (let tooth = 0; tooth <= teeth; tooth++) {
          const side = (tooth / teeth) * 2 - 1;
          const drop = (tooth % 2 ? -2.6 : 1.6) * between(random, 0.5, 1.3) * (1.2 - up * 0.7);
          fringe += `L${short(side * half)} ${short(foot + drop - (1 - Math.abs(side)) * -3)}`;
        }
        canvas.fill(`M0 ${short(top)}${fringe}Z`, tier % 2 ? middle : dark);
        canvas.fill(
          `M0 ${short(top)}L${short(half * 0.9)} ${short(foot - 1)}L${short(half * 0.45)} ${short(foot - 3.4)}L${short(half * 0.16)} ${short(foot - 1.5)}Z`,
          light,
          0.5,
        );
      }
    }),
  );
}

/** A spruce with its foot at a pixel. */
export function drawSpruce(
  canvas: Canvas,
  random: Random,
  foot: Pixel,
  height: number,
  spruces: readonly string[],
): void {
  const id = spruces[Math.floor(random() * spruces.length)];
  const side = random() < 0.5 ? 0.92 : 1.06;
  if (id) canvas.use(id, foot, [(height / 100) * side, height / 100]);
}
