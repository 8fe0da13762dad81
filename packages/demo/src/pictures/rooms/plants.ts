import { short } from "../drawing/canvas.ts";
import type { Point } from "../drawing/clip.ts";
import { darken, mix, type Color } from "../drawing/color.ts";
import { between } from "../drawing/random.ts";
import { turned } from "../drawing/solid.ts";
import type { Stage } from "./stage.ts";

/** A house plant in a pot; height in metres. */
export function drawPlant({ canvas, random, palette }: Stage, foot: Point, height: number): void {
  const scale = canvas.scaleAt(foot);
  const pot = height * 0.3;
  const { x, y } = canvas.project(foot);
  canvas.ellipse([x + 8, y], [height * 0.3 * scale, height * 0.07 * scale], "#17110c", {
    opacity: 0.36,
    blur: 7,
  });
  turned(
    canvas,
    foot,
    [
      [height * 0.11, 0],
      [height * 0.15, pot * 0.6],
      [height * 0.16, pot],
    ],
    mix(palette.spark, "#ffffff", 0.35),
  );
  const top = y - pot * scale;
  const blades = [...Array(26).keys()].map(() => {
    const angle = -Math.PI / 2 + (random() - 0.5) * 2.1;
    const reach = height * 0.75 * scale * between(random, 0.55, 1);
    return { angle, reach };
  });
  for (const { angle, reach } of blades.toSorted(
    (a, b) => Math.abs(b.angle + 1.57) - Math.abs(a.angle + 1.57),
  )) {
    const [tipX, tipY] = [
      x + Math.cos(angle) * reach,
      top + Math.sin(angle) * reach + Math.abs(Math.cos(angle)) * reach * 0.25,
    ];
    const [midX, midY] = [x + Math.cos(angle) * reach * 0.42, top + Math.sin(angle) * reach * 0.72];
    const wide = height * 0.055 * scale * between(random, 0.7, 1.2);
    const green = mix("#2c5a3a", "#86b569", random());
    canvas.fill(
      `M${short(x)} ${short(top)}Q${short(midX - wide)} ${short(midY)} ${short(tipX)} ${short(tipY)}Q${short(midX + wide)} ${short(midY)} ${short(x)} ${short(top)}Z`,
      green,
    );
    canvas.stroke(
      `M${short(x)} ${short(top)}Q${short(midX)} ${short(midY)} ${short(tipX)} ${short(tipY)}`,
      darken(green, 0.25),
      { width: 1, opacity: 0.6 },
    );
  }
}

/** A vase with green or flowering twigs. */
export function drawVase(
  { canvas, random, palette, plants }: Stage,
  foot: Point,
  height: number,
  color: Color = "#f4f1ea",
): void {
  const scale = canvas.scaleAt(foot);
  const { x, y } = canvas.project(foot);
  canvas.ellipse([x + 3, y], [height * 0.28 * scale, height * 0.08 * scale], "#17110c", {
    opacity: 0.3,
    blur: 3,
  });
  const neck = y - height * 0.5 * scale;
  for (let twig = 0; twig < 7; twig++) {
    const angle = -Math.PI / 2 + (twig - 3) * 0.2;
    const reach = height * scale * between(random, 0.5, 0.9);
    const [tipX, tipY] = [x + Math.cos(angle) * reach, neck + Math.sin(angle) * reach];
    canvas.stroke(
      `M${short(x)} ${short(neck)}Q${short(x)} ${short((neck + tipY) / 2)} ${short(tipX)} ${short(tipY)}`,
      "#566b45",
      { width: 2.2 },
    );
    const id = plants.far[twig % plants.far.length];
    if (id) canvas.use(id, [tipX, tipY], (height * scale * 0.13) / 100);
    if (twig % 2)
      canvas.ellipse([tipX, tipY], [height * scale * 0.05, height * scale * 0.05], palette.spark);
  }
  turned(
    canvas,
    foot,
    [
      [height * 0.12, 0],
      [height * 0.2, height * 0.16],
      [height * 0.17, height * 0.34],
      [height * 0.07, height * 0.46],
      [height * 0.09, height * 0.52],
    ],
    color,
  );
}
