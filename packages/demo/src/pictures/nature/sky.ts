import { WIDTH, HEIGHT } from "../drawing/camera.ts";
import { short, type Canvas } from "../drawing/canvas.ts";
import { between, type Random } from "../drawing/random.ts";
import type { Atmosphere } from "./atmosphere.ts";

/** Path data of one ellipse. */
const puff = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-rx * 2)} 0`;

/** A cumulus cloud: bright uneven top, base fading into haze. */
function heap(canvas: Canvas, random: Random, x: number, y: number, size: number): void {
  const crest = Array.from({ length: 3 }, () => ({
    at: between(random, -0.7, 0.7),
    up: between(random, 0.5, 1),
  }));
  let d = "";
  for (let index = 0; index < 17; index++) {
    const place = between(random, -1, 1);
    const height = Math.max(
      0.16,
      ...crest.map(({ at, up }) => up * (1 - Math.abs(place - at) * 1.6)),
    );
    const radius = size * between(random, 0.09, 0.16) * (0.7 + height * 0.6);
    d += puff(
      x + place * size,
      y - height * size * between(random, 0.1, 0.34),
      radius * 1.5,
      radius,
    );
  }
  const extent = [
    [x - size * 1.4, y - size * 0.7],
    [x + size * 1.4, y + size * 0.4],
  ] as const;
  const body = canvas.gradientBetween(y - size * 0.5, y + size * 0.16, [
    [0, "#ffffff", 1],
    [0.5, "#ffffff", 0.7],
    [1, "#ffffff", 0],
  ]);
  canvas.fill(d, body, 0.7, { blur: 7, extent });
}

/** Sky from the top to a little below the horizon, with the glow of the sun and clouds. */
export function drawSky(
  canvas: Canvas,
  random: Random,
  { sky, glow, cloud }: Atmosphere,
  horizon: number,
  cloudy: boolean,
): void {
  canvas.unlit(() => {
    const bottom = horizon + 20;
    canvas.fill(`M0 0H${WIDTH}V${short(bottom)}H0Z`, canvas.gradientBetween(0, bottom, sky));
    canvas.ellipse(
      [WIDTH * between(random, 0.72, 0.86), HEIGHT * glow.up],
      [760, 560],
      canvas.glow([
        [0, glow.color, glow.strength],
        [0.45, glow.color, glow.strength * 0.4],
        [1, glow.color, 0],
      ]),
    );
    const wisps = cloudy ? 12 : 6;
    for (let index = 0; index < wisps; index++) {
      const x = between(random, -100, WIDTH + 100);
      const y = between(random, 60, horizon * 0.62);
      const reach = between(random, 120, 380);
      canvas.ellipse([x, y], [reach, reach * between(random, 0.045, 0.09)], cloud, {
        opacity: between(random, 0.18, 0.42),
        blur: 9,
      });
    }
    if (cloudy || glow.up > 0.5) return;
    const heaps = 2 + Math.floor(random() * 2);
    for (let index = 0; index < heaps; index++) {
      const x = (WIDTH * (index + between(random, 0.15, 0.85))) / heaps;
      heap(
        canvas,
        random,
        x,
        between(random, horizon * 0.32, horizon * 0.66),
        between(random, 130, 260),
      );
    }
  });
}
