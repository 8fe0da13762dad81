import { short } from "../drawing/canvas.ts";
import type { Point } from "../drawing/clip.ts";
import { turned } from "../drawing/solid.ts";
import type { Stage } from "./stage.ts";

/** A ceiling lamp over a place, with the glow below it. */
export function drawPendant(
  { canvas, palette, height }: Stage,
  at: Point,
  radius: number,
  kind: "dome" | "globe" | "cone",
): void {
  const { x, y } = canvas.project(at);
  const scale = canvas.scaleAt(at);
  const ceiling = canvas.project([at[0], height, at[2]]).y;
  canvas.ellipse(
    [x, y],
    [radius * scale * 3.4, radius * scale * 3.4],
    canvas.glow([
      [0, "#ffe9bd", 0.42],
      [1, "#ffe9bd", 0],
    ]),
  );
  canvas.stroke(`M${short(x)} ${short(ceiling)}V${short(y - radius * scale * 0.6)}`, "#2d2a27", {
    width: 2.6,
  });
  if (kind === "globe") {
    canvas.ellipse(
      [x, y],
      [radius * scale * 0.8, radius * scale * 0.8],
      canvas.glow([
        [0, "#fffdf4"],
        [0.7, "#fff0cd"],
        [1, "#e9d3a2"],
      ]),
    );
    return;
  }
  const shade: readonly (readonly [number, number])[] =
    kind === "dome"
      ? [
          [radius, 0],
          [radius * 0.94, radius * 0.3],
          [radius * 0.7, radius * 0.58],
          [radius * 0.12, radius * 0.74],
        ]
      : [
          [radius, 0],
          [radius * 0.2, radius * 0.85],
          [radius * 0.1, radius * 0.9],
        ];
  turned(canvas, at, shade, palette.metal);
  const flat = Math.abs(canvas.camera.at[1] - at[1]) / canvas.project(at).away;
  canvas.ellipse([x, y], [radius * scale * 0.94, Math.max(2, radius * scale * flat)], "#fff0c4");
}

/** A small lamp with a cloth shade, lit. */
export function drawTableLamp({ canvas, palette }: Stage, foot: Point, height: number): void {
  const { x } = canvas.project(foot);
  const shadeAt: Point = [foot[0], foot[1] + height * 0.58, foot[2]];
  const scale = canvas.scaleAt(foot);
  turned(
    canvas,
    foot,
    [
      [height * 0.16, 0],
      [height * 0.05, height * 0.05],
      [height * 0.1, height * 0.3],
      [height * 0.035, height * 0.58],
    ],
    palette.metal,
  );
  canvas.ellipse(
    [x, canvas.project(shadeAt).y],
    [height * scale * 1.1, height * scale * 1.1],
    canvas.glow([
      [0, "#ffe6b0", 0.6],
      [1, "#ffe6b0", 0],
    ]),
  );
  turned(
    canvas,
    shadeAt,
    [
      [height * 0.28, 0],
      [height * 0.2, height * 0.42],
    ],
    "#fff1d2",
    { gloss: 0.5 },
  );
}
