import { darken, lighten, mix } from "../drawing/color.ts";
import { box, contactShadow, disc, turned } from "../drawing/solid.ts";
import { Wall } from "../drawing/wall.ts";
import { drawChair, drawTable } from "./furniture.ts";
import { drawVase } from "./plants.ts";
import type { Stage } from "./stage.ts";
import { drawStool } from "./units.ts";

/** An island with stools towards the viewer. */
export function drawIsland(stage: Stage): void {
  const { canvas, palette, random } = stage;
  const [x0, x1, z0, z1] = [-1.15, 1.2, 1.75, 2.6];
  contactShadow(canvas, [x0 - 0.1, z0 - 0.1], [x1 + 0.1, z1], { strength: 0.4, blur: 11 });
  const body = random() < 0.5 ? palette.wood : palette.cabinet;
  box(canvas, [x0 + 0.03, 0.06, z0 + 0.22], [x1 - 0.03, 0.88, z1 - 0.02], body);
  const front = new Wall(canvas, [x0, 0, z0 + 0.22], [1, 0], 0.04);
  front.lines(
    Array.from(
      { length: 14 },
      (_, index) =>
        [
          [0.1 + index * 0.165, 0.07],
          [0.1 + index * 0.165, 0.87],
        ] as const,
    ),
    darken(body, 0.35),
    { width: 1.2, opacity: 0.5 },
  );
  front.rect(
    [0.03, 0.62],
    [x1 - x0 - 0.03, 0.88],
    canvas.gradient([
      [0, "#120d08", 0.4],
      [1, "#120d08", 0],
    ]),
  );
  box(canvas, [x0 - 0.02, 0.88, z0], [x1 + 0.02, 0.94, z1], palette.counter, {
    top: lighten(palette.counter, 0.16),
    round: 2,
  });
  disc(canvas, [0.55, 0.945, 2.2], 0.2, mix(palette.wood, "#ffffff", 0.2));
  for (const [x, z] of [
    [0.48, 2.22],
    [0.6, 2.26],
    [0.56, 2.14],
  ] as const) {
    turned(
      canvas,
      [x, 0.95, z],
      [
        [0.03, 0],
        [0.055, 0.04],
        [0.03, 0.09],
      ],
      palette.accent,
    );
  }
  drawVase(stage, [-0.55, 0.94, 2.2], 0.42);
  for (const x of [-0.7, 0, 0.7]) drawStool(stage, [x, z0 - 0.05], 0.66);
}

/** A table with four chairs in the middle of the floor. */
export function drawBreakfastTable(stage: Stage): void {
  const { palette } = stage;
  for (const x of [-0.45, 0.45])
    drawChair(stage, [x, 2.85], "viewer", palette.main, darken(palette.wood, 0.3));
  drawTable(stage, [-0.95, 1.85], [0.95, 2.65], 0.75, palette.wood);
  drawVase(stage, [0.1, 0.75, 2.25], 0.4);
  disc(stage.canvas, [-0.4, 0.755, 2.2], 0.16, "#f4f1ea");
  for (const x of [-0.45, 0.45])
    drawChair(stage, [x, 1.6], "away", palette.main, darken(palette.wood, 0.3));
}
