import type { Canvas, Paint, ShapeStyle, StrokeStyle } from "./canvas.ts";
import type { Point } from "./clip.ts";
import { darken, type Color } from "./color.ts";

/** A place on a wall: metres along it and metres up. */
export type OnWall = readonly [along: number, up: number];

/** An upright plane to draw on: a facade outdoors, a wall of a room indoors. */
export class Wall {
  readonly canvas: Canvas;
  readonly origin: Point;
  readonly along: readonly [x: number, z: number];
  /** Darkening of everything on it compared with full light, 0 to 1. */
  readonly shade: number;

  /** `along` is a unit vector in (x, z); the wall faces the viewer's side: right of it, turned back. */
  constructor(
    canvas: Canvas,
    origin: Point,
    along: readonly [x: number, z: number],
    shade: number,
  ) {
    this.canvas = canvas;
    this.origin = origin;
    this.along = along;
    this.shade = shade;
  }

  /** The point `out` metres before the wall. */
  at(along: number, up: number, out = 0): Point {
    const [ux, uz] = this.along;
    return [
      this.origin[0] + ux * along + uz * out,
      this.origin[1] + up,
      this.origin[2] + uz * along - ux * out,
    ];
  }

  /** A colour under this wall's light. */
  color(color: Color): Color {
    return darken(color, this.shade);
  }

  /** A rectangle on the wall (or `out` metres before it). */
  rect(from: OnWall, to: OnWall, paint: Paint, style: ShapeStyle = {}, out = 0): void {
    this.area([from, [to[0], from[1]], to, [from[0], to[1]]], paint, style, out);
  }

  /** Any flat shape on the wall. */
  area(points: readonly OnWall[], paint: Paint, style: ShapeStyle = {}, out = 0): void {
    this.canvas.polygon(
      points.map(([along, up]) => this.at(along, up, out)),
      paint,
      style,
    );
  }

  /** Strokes on the wall, as one element. */
  lines(
    segments: readonly (readonly [OnWall, OnWall])[],
    color: Color,
    style: StrokeStyle,
    out = 0,
  ): void {
    this.canvas.lines(
      segments.map(([from, to]) => [this.at(from[0], from[1], out), this.at(to[0], to[1], out)]),
      color,
      style,
    );
  }

  /** A board that projects from the wall: its face, its top edge seen from above and its left end. */
  board(from: OnWall, to: OnWall, out: number, color: Color): void {
    const base = this.color(color);
    const eye = this.canvas.camera.at[1];
    const level = eye > this.origin[1] + to[1] ? to[1] : from[1];
    this.canvas.polygon(
      [
        this.at(from[0], level),
        this.at(to[0], level),
        this.at(to[0], level, out),
        this.at(from[0], level, out),
      ],
      level === to[1] ? base : darken(base, 0.45),
    );
    this.canvas.polygon(
      [
        this.at(from[0], from[1]),
        this.at(from[0], from[1], out),
        this.at(from[0], to[1], out),
        this.at(from[0], to[1]),
      ],
      darken(base, 0.25),
    );
    this.rect(from, to, base, {}, out);
  }
}
