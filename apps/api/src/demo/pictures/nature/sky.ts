import { short, type Canvas } from "../drawing/canvas.ts";
import { WIDTH, HEIGHT } from "../drawing/camera.ts";
import { between, type Random } from "../drawing/random.ts";
import type { Atmosphere } from "./atmosphere.ts";

/** Path data of one ellipse. */
const puff = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-rx * 2)} 0`;

/** A heap cloud: bright head, flat pale foot. */
function heap(canvas: Canvas, random: Random, x: number, y: number, size: number): void {
  let d = "";
  for (let index = 0; index < 11; index++) {
    const place = (index / 10) * 2 - 1;
    const height = (1 - place * place) * between(random, 0.5, 1);
    const radius = size * (0.14 + 0.2 * height);
    d += puff(x + place * size, y - height * size * 0.22, radius * 1.25, radius);
  }
  const paint = canvas.gradientBetween(y - size * 0.55, y + size * 0.22, [
    [0, "#ffffff", 0.95],
    [0.55, "#ffffff", 0.75],
    [1, "#ffffff", 0],
  ]);
  canvas.fill(d, paint, 0.8);
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
        between(random, 90, 190),
      );
    }
  });
}
