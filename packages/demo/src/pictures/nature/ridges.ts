import { WIDTH } from "../drawing/camera.ts";
import { short, type Canvas } from "../drawing/canvas.ts";
import type { Pixel } from "../drawing/clip.ts";
import { darken, lighten, mix, type Color } from "../drawing/color.ts";
import { between, type Random } from "../drawing/random.ts";

/** A line of hills or peaks against the sky. Pixels. */
export interface Ridge {
  base: number;
  height: number;
  /** 0.3 rolling to 0.6 jagged. */
  roughness: number;
  color: Color;
  /** Colour of the haze at its foot. */
  haze: Color;
  /** How far down snow reaches, 0 to 1. @default 0 */
  snow?: number;
  /** Summits across the picture. @default 4 */
  peaks?: number;
}

/** From one summit over its valley to the next. */
interface Summit {
  peak: Pixel;
  /** The skyline from the peak down to the valley at its right. */
  flank: readonly Pixel[];
  /** The skyline from the valley at its left up to the peak. */
  rise: readonly Pixel[];
}

/** A rough line between two points, by midpoint displacement. */
function roughen(random: Random, from: Pixel, to: Pixel, bend: number, roughness: number): Pixel[] {
  let line: Pixel[] = [from, to];
  let sway = bend;
  for (let round = 0; round < 4; round++) {
    const finer: Pixel[] = [];
    line.forEach((point, index) => {
      finer.push(point);
      const next = line[index + 1];
      if (next) {
        finer.push([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + (random() - 0.5) * sway]);
      }
    });
    line = finer;
    sway *= roughness;
  }
  return line;
}

function summits(random: Random, { base, height, roughness, peaks = 4 }: Ridge): Summit[] {
  const step = (WIDTH + 240) / peaks;
  const bend = height * roughness * 0.5;
  const list: Summit[] = [];
  let valley: Pixel = [-160, base - height * between(random, 0.15, 0.4)];
  for (let index = 0; index < peaks; index++) {
    const left = -120 + index * step;
    const peak: Pixel = [
      left + step * between(random, 0.35, 0.65),
      base - height * between(random, 0.62, 1),
    ];
    const next: Pixel = [
      left + step * between(random, 0.92, 1.06),
      base - height * between(random, 0.15, 0.42),
    ];
    list.push({
      peak,
      rise: roughen(random, valley, peak, bend, roughness),
      flank: roughen(random, peak, next, bend, roughness),
    });
    valley = next;
  }
  return list;
}

const joined = (points: readonly Pixel[]): string =>
  points.map(([x, y]) => `L${short(x)} ${short(y)}`).join("");

/** Draws one ridge: left flanks in shade, right flanks in the light, its foot fading into haze. */
export function drawRidge(canvas: Canvas, random: Random, ridge: Ridge): void {
  const { base, height, color, haze, snow = 0, roughness } = ridge;
  const list = summits(random, ridge);
  const top = Math.min(...list.flatMap(({ rise, flank }) => [...rise, ...flank].map(([, y]) => y)));
  const line = joined(list.flatMap(({ rise, flank }) => [...rise, ...flank.slice(1)]));
  const d = `M-160 ${short(base)}${line}L${WIDTH + 160} ${short(base)}Z`;
  const fading = (tone: Color, strength: number) =>
    canvas.gradientBetween(top, base, [
      [0, tone, strength],
      [0.9, tone, 0],
    ]);
  canvas.fill(
    d,
    canvas.gradientBetween(top, base, [
      [0, color],
      [1, mix(color, haze, 0.72)],
    ]),
  );
  if (snow > 0) {
    canvas.fill(
      d,
      canvas.gradientBetween(top, top + height * snow, [
        [0, "#ffffff", 0.95],
        [0.45, "#ffffff", 0.7],
        [1, "#ffffff", 0],
      ]),
    );
  }
  if (roughness < 0.42) return;
  for (const { peak, rise, flank } of list) {
    const foot: Pixel = [peak[0] + height * between(random, 0.05, 0.28), base];
    const crest = roughen(random, peak, foot, height * 0.3, 0.55);
    const valley = flank.at(-1) ?? peak;
    const start = rise[0] ?? peak;
    canvas.fill(
      `M${short(peak[0])} ${short(peak[1])}${joined(flank)}L${short(valley[0])} ${short(base)}${joined(crest.toReversed())}Z`,
      fading(lighten(color, 0.9), snow > 0 ? 0.5 : 0.26),
    );
    canvas.fill(
      `M${short(start[0])} ${short(base)}${joined(rise)}${joined(crest)}Z`,
      fading(darken(color, 0.3), snow > 0 ? 0.36 : 0.22),
    );
  }
}

/** Still water between the hills and the near shore. */
export function drawWater(canvas: Canvas, random: Random, top: number, bottom: number, sky: Color) {
  canvas.fill(
    `M0 ${short(top)}H${WIDTH}V${short(bottom)}H0Z`,
    canvas.gradientBetween(top, bottom, [
      [0, lighten(sky, 0.3)],
      [1, mix(sky, "#3f7196", 0.62)],
    ]),
  );
  const glints = Array.from({ length: 60 }, (): [Pixel, Pixel] => {
    const y = between(random, top + 2, bottom);
    const x = random() * WIDTH;
    const reach = between(random, 8, 70);
    return [
      [x, y],
      [x + reach, y],
    ];
  });
  canvas.strokes(glints, "#ffffff", { width: 1.4, opacity: 0.45 });
}
