import type { Point } from "../drawing/clip.ts";
import { darken, lighten, mix, type Color } from "../drawing/color.ts";
import { between } from "../drawing/random.ts";
import { contactShadow, disc } from "../drawing/solid.ts";
import type { Wall } from "../drawing/wall.ts";
import type { Stage } from "./stage.ts";

/** A rug with stripes or a border. */
export function drawRug(
  { canvas, random, palette }: Stage,
  [x0, z0]: readonly [number, number],
  [x1, z1]: readonly [number, number],
): void {
  const base = mix(palette.spark, "#f3eee4", 0.55);
  const at = (x: number, z: number): Point => [x, 0.008, z];
  contactShadow(canvas, [x0 - 0.03, z0 - 0.03], [x1 + 0.03, z1 + 0.03], {
    strength: 0.22,
    blur: 5,
  });
  canvas.polygon(
    [at(x0, z0), at(x1, z0), at(x1, z1), at(x0, z1)],
    canvas.gradient([
      [0, lighten(base, 0.15)],
      [1, darken(base, 0.04)],
    ]),
  );
  const isStriped = random() < 0.55;
  if (isStriped) {
    const rows = 14;
    canvas.lines(
      Array.from({ length: rows }, (_, row) => {
        const z = z0 + ((z1 - z0) * (row + 0.5)) / rows;
        return [at(x0 + 0.05, z), at(x1 - 0.05, z)] as const;
      }),
      mix(palette.accent, base, 0.45),
      { width: 3, opacity: 0.55 },
    );
    return;
  }
  for (const [inset, width] of [
    [0.12, 5],
    [0.2, 2],
  ] as const) {
    const [a, b, c, d] = [
      at(x0 + inset, z0 + inset),
      at(x1 - inset, z0 + inset),
      at(x1 - inset, z1 - inset),
      at(x0 + inset, z1 - inset),
    ];
    canvas.lines(
      [
        [a, b],
        [b, c],
        [c, d],
        [d, a],
      ],
      mix(palette.accent, base, 0.25),
      { width, opacity: 0.6 },
    );
  }
}

/** A round rug. */
export function drawRoundRug(
  { canvas, palette }: Stage,
  [x, z]: readonly [number, number],
  radius: number,
): void {
  const base = mix(palette.spark, "#f3eee4", 0.5);
  disc(canvas, [x, 0.006, z], radius + 0.03, "#17110c", { opacity: 0.2, blur: 5 });
  disc(canvas, [x, 0.008, z], radius, base);
  for (const share of [0.92, 0.7, 0.48, 0.26]) {
    disc(
      canvas,
      [x, 0.009, z],
      radius * share,
      share > 0.6 ? darken(base, 0.05) : lighten(base, 0.12),
      { opacity: 0.6 },
    );
  }
}

/** A framed picture of hills and a sun, or of plain forms. */
export function drawArt(
  { canvas, random, palette }: Stage,
  wall: Wall,
  [left, bottom]: readonly [number, number],
  [width, height]: readonly [number, number],
): void {
  const [right, top] = [left + width, bottom + height];
  wall.rect([left - 0.02, bottom - 0.06], [right + 0.06, top], "#000000", {
    opacity: 0.22,
    blur: 5,
  });
  wall.rect([left, bottom], [right, top], wall.color(random() < 0.5 ? "#2e2a26" : palette.wood));
  wall.rect([left + 0.025, bottom + 0.025], [right - 0.025, top - 0.025], wall.color("#faf7f1"));
  const margin = Math.min(width, height) * 0.14;
  const [u, v, w, h] = [left + margin, bottom + margin, width - margin * 2, height - margin * 2];
  const area = (points: readonly (readonly [number, number])[], color: Color) =>
    wall.area(
      points.map(([x, y]) => [u + x * w, v + y * h] as const),
      wall.color(color),
    );
  area(
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    mix(palette.spark, "#ffffff", 0.45),
  );
  const lift = between(random, -0.08, 0.12);
  const sunAt = canvas.project(wall.at(u + w * between(random, 0.3, 0.75), v + h * 0.7));
  const sunRadius = Math.min(w, h) * 0.16 * canvas.scaleAt(wall.at(u + w / 2, v + h / 2));
  canvas.ellipse(
    [sunAt.x, sunAt.y],
    [sunRadius * Math.abs(wall.along[0] || 0.75), sunRadius],
    wall.color(palette.accent),
  );
  area(
    [
      [0, 0],
      [1, 0],
      [1, 0.42 + lift],
      [0.72, 0.6 + lift],
      [0.4, 0.34],
      [0, 0.52],
    ],
    palette.main,
  );
  area(
    [
      [0, 0],
      [1, 0],
      [1, 0.2],
      [0.62, 0.36 + lift],
      [0.25, 0.2],
      [0, 0.3],
    ],
    darken(palette.main, 0.35),
  );
}
