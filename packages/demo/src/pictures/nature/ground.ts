import { HEIGHT, WIDTH } from "../drawing/camera.ts";
import { short, type Canvas } from "../drawing/canvas.ts";
import type { Point } from "../drawing/clip.ts";
import { darken, lighten, mix, type Color } from "../drawing/color.ts";
import { between, type Random } from "../drawing/random.ts";
import type { Greenery } from "./atmosphere.ts";

/** The lawn, meadow or snow from the horizon to the viewer's feet. */
export function drawGround(
  canvas: Canvas,
  random: Random,
  { ground, blades }: Greenery,
  horizon: number,
  snowy: boolean,
): void {
  const [far, middle, near] = ground;
  canvas.fill(
    `M0 ${short(horizon)}H${WIDTH}V${HEIGHT}H0Z`,
    canvas.gradientBetween(horizon, HEIGHT, [
      [0, far],
      [0.35, middle],
      [1, near],
    ]),
  );
  for (let index = 0; index < 9; index++) {
    const deep = random();
    const y = horizon + 30 + deep * deep * (HEIGHT - horizon - 40);
    canvas.ellipse(
      [random() * WIDTH, y],
      [between(random, 160, 420), between(random, 6, 10) * (1 + deep * 2.4)],
      index % 2 ? lighten(middle, 0.25) : darken(near, 0.12),
      { opacity: 0.26, blur: 8 },
    );
  }
  if (snowy) return;
  blades.forEach((color, tone) => {
    let d = "";
    for (let index = 0; index < 330; index++) {
      const deep = random() ** 0.62;
      const y = horizon + 10 + deep * (HEIGHT - horizon);
      const reach = 2.5 + deep * 17;
      const bend = (random() - 0.5) * reach;
      d += `M${Math.round(random() * WIDTH)} ${Math.round(y)}q${short(bend * 0.3)} ${short(-reach * 0.6)} ${short(bend)} ${short(-reach)}`;
    }
    canvas.stroke(d, color, { width: tone === 1 ? 2.2 : 1.7, opacity: 0.5, round: true });
  });
}

/** A strip of paving on the ground, with joints across it. Metres. */
export function drawPath(
  canvas: Canvas,
  edges: readonly [left: Point, right: Point][],
  color: Color,
  joints: number,
): void {
  const left = edges.map(([point]) => point);
  const right = edges.map(([, point]) => point).toReversed();
  const outline = [...left, ...right];
  canvas.polygon(outline, darken(color, 0.5), { opacity: 0.3, blur: 4 });
  canvas.polygon(
    outline,
    canvas.gradient([
      [0, lighten(color, 0.06)],
      [1, darken(color, 0.08)],
    ]),
  );
  const [first, last] = [edges[0], edges.at(-1)];
  if (!first || !last) return;
  const between2 = (a: Point, b: Point, t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
    a[2] + (b[2] - a[2]) * t,
  ];
  const across = Array.from({ length: joints }, (_, index) => {
    const t = (index + 1) / (joints + 1);
    return [between2(first[0], last[0], t), between2(first[1], last[1], t)] as const;
  });
  canvas.lines(across, mix(color, "#3a362f", 0.6), { width: 1.5, opacity: 0.5 });
}
