import type { Color } from "../drawing/color.ts";
import { facing, strip } from "../drawing/faces.ts";
import { box } from "../drawing/solid.ts";
import { drawPost, drawRailing, drawSteps } from "./parts.ts";
import type { Roofing } from "./roofs.ts";
import type { Site } from "./site.ts";

/** A verandah along a front: deck, posts, railing and its own lower roof. */
export function drawVerandah(
  site: Site,
  [x0, x1]: readonly [number, number],
  out: number,
  floor: number,
  height: number,
  { roof, trim }: { roof: Roofing; trim: Color },
  gap: readonly [number, number],
): void {
  const { canvas } = site;
  canvas.polygon(
    facing(x0, x1, height, floor + 0.9, 0),
    canvas.gradient([
      [0, "#0d1118", 0.5],
      [1, "#0d1118", 0.06],
    ]),
  );
  box(canvas, [x0, 0, -out], [x1, floor, 0], "#9c7a58");
  const posts = Math.max(2, Math.round((x1 - x0) / 2.6));
  drawRailing(site, [x0 + 0.1, gap[0]], -out + 0.08, floor, trim);
  drawRailing(site, [gap[1], x1 - 0.1], -out + 0.08, floor, trim);
  drawSteps(site, gap[0] + 0.1, gap[1] - 0.1, -out, floor, "#b5a48d");
  for (let post = 0; post <= posts; post++) {
    const x = x0 + 0.1 + ((x1 - x0 - 0.2) * post) / posts;
    drawPost(site, x, -out + 0.08, floor, height, trim, 0.13);
  }
  const [front, top] = [-out - 0.3, height + 0.62];
  canvas.polygon(
    strip(x0 - 0.2, x1 + 0.2, [height, front], [top, 0]),
    canvas.gradient([
      [0, roof.color],
      [1, roof.color],
    ]),
  );
  const seams = Math.round((x1 - x0) / 0.45);
  canvas.lines(
    Array.from({ length: seams }, (_, index) => {
      const x = x0 + ((x1 - x0) * index) / seams;
      return [
        [x, height, front],
        [x, top, 0],
      ] as const;
    }),
    "#20262b",
    { width: 1, opacity: 0.3 },
  );
  box(
    canvas,
    [x0 - 0.2, height - 0.16, front - 0.04],
    [x1 + 0.2, height + 0.02, front + 0.02],
    trim,
  );
}
