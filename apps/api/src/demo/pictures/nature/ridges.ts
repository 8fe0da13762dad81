import { short, type Canvas } from "../drawing/canvas.ts";
import { WIDTH } from "../drawing/camera.ts";
import type { Pixel } from "../drawing/clip.ts";
import { lighten, mix, type Color } from "../drawing/color.ts";
import { between, type Random } from "../drawing/random.ts";

/** A line of hills or peaks against the sky. Pixels. */
export interface Ridge {
  base: number;
  height: number;
  /** 0.3 rolling to 0.6 jagged. */
  roughness: number;
  color: Color;
  /** The air it fades into at its foot. */
  haze: Color;
  /** How far down snow reaches, 0 to 1. @default 0 */
  snow?: number;
}

function skyline(random: Random, { base, height, roughness }: Ridge): Pixel[] {
  let line: Pixel[] = Array.from({ length: 6 }, (_, index): Pixel => [
    -40 + ((WIDTH + 80) * index) / 5,
    base - height * between(random, 0.25, 1),
  ]);
  let bend = height * 0.5;
  for (let round = 0; round < 5; round++) {
    const finer: Pixel[] = [];
    line.forEach((point, index) => {
      finer.push(point);
      const next = line[index + 1];
      if (next) {
        const middle = (point[1] + next[1]) / 2 + (random() - 0.5) * bend;
        finer.push([(point[0] + next[0]) / 2, Math.min(base - 3, middle)]);
      }
    });
    line = finer;
    bend *= roughness;
  }
  return line;
}

/** Draws one ridge: fading to haze at the foot, its right flanks in the light. */
export function drawRidge(canvas: Canvas, random: Random, ridge: Ridge): void {
  const { base, height, color, haze, snow = 0 } = ridge;
  const line = skyline(random, ridge);
  const top = Math.min(...line.map(([, y]) => y));
  const outline = line.map(([x, y]) => `L${short(x)} ${short(y)}`).join("");
  const d = `M-40 ${short(base)}${outline}L${WIDTH + 40} ${short(base)}Z`;
  canvas.fill(
    d,
    canvas.gradientBetween(top, base, [
      [0, color],
      [1, mix(color, haze, 0.75)],
    ]),
  );
  if (snow > 0) {
    canvas.fill(
      d,
      canvas.gradientBetween(top, top + (base - top) * snow, [
        [0, "#ffffff", 0.96],
        [0.55, "#ffffff", 0.72],
        [1, "#ffffff", 0],
      ]),
    );
  }
  if (ridge.roughness < 0.42) return;
  /** From each peak a flank falls to the right and takes the light. */
  let lit = "";
  line.forEach(([x, y], index) => {
    const before = line[index - 1];
    const after = line[index + 1];
    if (!before || !after || before[1] < y || after[1] < y || base - y < height * 0.3) return;
    const fall = (base - y) * between(random, 0.35, 0.7);
    let ragged = "";
    for (let step = 1; step <= 4; step++) {
      const sway = (random() - 0.35) * 16;
      ragged = `L${short(x + (fall * 0.2 * step) / 4 + sway)} ${short(y + (fall * step) / 4)}${ragged}`;
    }
    lit += `M${short(x)} ${short(y)}L${short(x + fall * 0.75)} ${short(y + fall)}${ragged}Z`;
  });
  canvas.fill(lit, lighten(color, snow > 0 ? 0.75 : 0.3), snow > 0 ? 0.3 : 0.16);
}

/** Still water between the hills and the near shore. */
export function drawWater(canvas: Canvas, random: Random, top: number, bottom: number, sky: Color) {
  canvas.fill(
    `M0 ${short(top)}H${WIDTH}V${short(bottom)}H0Z`,
    canvas.gradientBetween(top, bottom, [
      [0, lighten(sky, 0.3)],
      [1, mix(sky, "#4c7a99", 0.55)],
    ]),
  );
  const glints = Array.from({ length: 46 }, (): [Pixel, Pixel] => {
    const y = between(random, top + 2, bottom);
    const x = random() * WIDTH;
    const reach = between(random, 8, 60);
    return [
      [x, y],
      [x + reach, y],
    ];
  });
  canvas.strokes(glints, "#ffffff", { width: 1.4, opacity: 0.4 });
}
