import type { Point } from "../drawing/clip.ts";
import { between } from "../drawing/random.ts";
import { drawPost } from "./parts.ts";
import type { Draft, Plan } from "./plan.ts";
import { plantBed, plantSpruce } from "./site.ts";

/** Land to build on: its bounds pegged out and shown by a bright dashed line. */
export function plot({ random, scene }: Draft): Plan {
  const [width, depth] = [between(random, 22, 26), between(random, 20, 26)];
  const skew = between(random, -2, 3);
  const bounds: readonly [Point, Point, Point, Point] = [
    [0, 0, 0],
    [width, 0, -1],
    [width + skew, 0, depth],
    [-1.5, 0, depth - 2],
  ];
  return {
    width,
    depth,
    height: 4.5,
    porch: 1,
    draw(site) {
      const { canvas, snowy } = site;
      canvas.polygon(bounds, snowy ? "#ffffff" : "#fff9d8", { opacity: 0.22 });
      const dashes = bounds.flatMap((from, index) => {
        const to = bounds[(index + 1) % bounds.length] ?? from;
        const count = Math.round(Math.hypot(to[0] - from[0], to[2] - from[2]) / 1.3);
        return Array.from({ length: count }, (_, dash) => {
          const along = (share: number): Point => [
            from[0] + (to[0] - from[0]) * share,
            0.03,
            from[2] + (to[2] - from[2]) * share,
          ];
          return [along(dash / count), along((dash + 0.58) / count)] as const;
        });
      });
      canvas.unlit(() =>
        canvas.lines(dashes, snowy ? "#d9503f" : "#ffffff", {
          width: 6,
          opacity: 0.95,
          round: true,
        }),
      );
      if (scene.style === "nordic")
        for (const x of [width * 0.2, width * 0.72])
          plantSpruce(site, [x, 0, depth + 4], between(random, 7, 11));
      plantBed(site, [width * 0.3, 0, depth * 0.8], [width * 0.5, 0, depth * 0.84], 0.6, {
        flowers: false,
      });
      for (const [x, , z] of bounds) {
        drawPost(site, x, z, 0, 1.3, "#f4efe4", 0.16);
        drawPost(site, x, z, 0.95, 1.3, "#d9503f", 0.18);
      }
    },
  };
}
