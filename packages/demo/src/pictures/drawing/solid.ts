import type { Canvas, Paint, ShapeStyle } from "./canvas.ts";
import { short } from "./canvas.ts";
import type { Pixel, Point } from "./clip.ts";
import { darken, lighten, type Color } from "./color.ts";
import { facing, level, sideways } from "./faces.ts";

/** How a box is finished. */
export interface BoxStyle {
  /** Pixels by which corners are rounded. @default 0 */
  round?: number;
  /** A different colour for the top face. */
  top?: Color;
  /** Darkening of the sides that face away from the window. @default 0.24 */
  sideShade?: number;
}

/** A box with its edges along the axes, lit from above: the faces that the camera sees. */
export function box(
  canvas: Canvas,
  [x0, y0, z0]: Point,
  [x1, y1, z1]: Point,
  color: Color,
  { round = 0, top, sideShade = 0.24 }: BoxStyle = {},
): void {
  const [cx, cy] = canvas.camera.at;
  const style: ShapeStyle = { round: round || 0.8 };
  const side = (x: number, shade: number) =>
    canvas.polygon(
      sideways(x, y0, y1, z0, z1),
      canvas.gradient([
        [0, darken(color, shade * 0.75)],
        [1, darken(color, shade + 0.12)],
      ]),
      style,
    );
  if (cx > x1) side(x1, sideShade);
  if (cx < x0) side(x0, sideShade * 0.6);
  if (cy > y1) {
    canvas.polygon(level(x0, x1, y1, z0, z1), top ?? lighten(color, 0.2), style);
  } else if (cy < y0) {
    canvas.polygon(level(x0, x1, y0, z0, z1), darken(color, 0.42), style);
  }
  canvas.polygon(
    facing(x0, x1, y0, y1, z0),
    canvas.gradient([
      [0, darken(color, 0.03)],
      [1, darken(color, 0.18)],
    ]),
    style,
  );
}

/** The soft shadow of an object on the floor. */
export function contactShadow(
  canvas: Canvas,
  [x0, z0]: readonly [number, number],
  [x1, z1]: readonly [number, number],
  { strength = 0.34, blur = 9, at = 0.004 }: { strength?: number; blur?: number; at?: number } = {},
): void {
  canvas.polygon(level(x0, x1, at, z0, z1), "#17110c", { opacity: strength, blur });
}

/** A level disc: a table top, a plate, a rug. Metres. */
export function disc(
  canvas: Canvas,
  [x, y, z]: Point,
  radius: number,
  paint: Paint,
  style: ShapeStyle = {},
): void {
  const points: Point[] = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius];
  });
  canvas.polygon(points, paint, style);
}

/** One height of a turned shape: metres from the axis and metres up. */
export type Turn = readonly [radius: number, up: number];

/** A turned shape (vase, lamp, stool, basin) by its profile from the foot up, shaded across. */
export function turned(
  canvas: Canvas,
  foot: Point,
  profile: readonly Turn[],
  color: Color,
  { gloss = 0.3 }: { gloss?: number } = {},
): void {
  const { x, away } = canvas.project(foot);
  const scale = canvas.camera.focal / away;
  const heightOf = (up: number) => canvas.project([foot[0], foot[1] + up, foot[2]]).y;
  /** Ratio of the axes of a horizontal circle at a height. */
  const flat = (up: number) => Math.abs(canvas.camera.at[1] - foot[1] - up) / away;
  const right: Pixel[] = profile.map(([radius, up]) => [x + radius * scale, heightOf(up)]);
  const left: Pixel[] = profile.map(([radius, up]): Pixel => [x - radius * scale, heightOf(up)]);
  const first = profile[0];
  const last = profile.at(-1);
  if (!first || !last) return;
  const paint = canvas.gradient(
    [
      [0, darken(color, 0.3)],
      [0.35, darken(color, 0.06)],
      [0.68, lighten(color, gloss)],
      [1, darken(color, 0.16)],
    ],
    "right",
  );
  const arc = (radius: number, up: number, toX: number, sweep: 0 | 1) =>
    `A${short(radius * scale)} ${short(Math.max(0.5, radius * scale * flat(up)))} 0 0 ${sweep} ${short(toX)} ${short(heightOf(up))}`;
  const path = (points: readonly Pixel[]) =>
    points.map(([px, py]) => `L${short(px)} ${short(py)}`).join("");
  const [startX, startY] = left[0] ?? [x, foot[1]];
  canvas.fill(
    `M${short(startX)} ${short(startY)}${arc(first[0], first[1], x + first[0] * scale, 0)}${path(right.slice(1))}${arc(last[0], last[1], x - last[0] * scale, canvas.camera.at[1] > foot[1] + last[1] ? 0 : 1)}${path(left.toReversed().slice(1))}Z`,
    paint,
  );
  if (canvas.camera.at[1] > foot[1] + last[1]) {
    canvas.ellipse(
      [x, heightOf(last[1])],
      [last[0] * scale, last[0] * scale * flat(last[1])],
      lighten(color, 0.12),
    );
  }
}
