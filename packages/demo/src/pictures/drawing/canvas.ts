import { HEIGHT, toView, WIDTH, type Camera } from "./camera.ts";
import { areaOf, clipNear, clipToFrame, type Pixel, type Point } from "./clip.ts";
import { isColor, tinted, type Color, type Tint } from "./color.ts";

/** A plain colour, or the `url(#…)` of a gradient made by the same canvas. */
export type Paint = Color | `url(#${string})`;

/** A colour at a place (0 to 1) along a gradient. */
export type Stop = readonly [at: number, color: Color, opacity?: number];

/** How a shape is filled beyond its paint. */
export interface ShapeStyle {
  /** @default 1 */
  opacity?: number | undefined;
  /** Pixels by which corners are rounded outwards in the shape's own paint. @default 0 */
  round?: number | undefined;
  /** Pixels of Gaussian blur. @default 0 */
  blur?: number | undefined;
  /** An outline. */
  edge?: { color: Color; width: number } | undefined;
}

/** How strokes are drawn. */
export interface StrokeStyle {
  width: number;
  opacity?: number | undefined;
  /** Round ends. @default false */
  round?: boolean | undefined;
  blur?: number | undefined;
}

const NEAR_METRES = 0.12;
const MARGIN = 160;
const FRAME = { left: -MARGIN, top: -MARGIN, right: WIDTH + MARGIN, bottom: HEIGHT + MARGIN };
/** Square pixels: smaller shapes are invisible, and shapes without area make renderers fail. */
const LEAST_AREA = 0.3;

/** One decimal is a sixteenth of a pixel of a card. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

const pointList = (points: readonly Pixel[]): string =>
  points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L");

/** Collects an SVG picture: shapes in metres seen by a camera, and flat shapes in pixels. */
export class Canvas {
  readonly camera: Camera;
  /** Light that tints all plain colours and gradients; not applied to sky and lamps. */
  tint: Tint = [1, 1, 1];
  #body: string[] = [];
  #defs: string[] = [];
  #gradients = new Map<string, Paint>();
  #count = 0;

  constructor(camera: Camera) {
    this.camera = camera;
  }

  /** Draws light sources, whose colours are not tinted. */
  unlit(draw: () => void): void {
    const tint = this.tint;
    this.tint = [1, 1, 1];
    draw();
    this.tint = tint;
  }

  /** Pixels of a point, and its distance in metres; points behind the viewer are clamped to a minimum distance. */
  project(point: Point): { x: number; y: number; away: number } {
    const [right, up, depth] = toView(this.camera, point);
    const away = Math.max(NEAR_METRES, depth);
    const { focal, horizon, shift } = this.camera;
    return {
      x: WIDTH / 2 + shift + (focal * right) / away,
      y: horizon - (focal * up) / away,
      away,
    };
  }

  /** Pixels per metre at a point. */
  scaleAt(point: Point): number {
    return this.camera.focal / this.project(point).away;
  }

  /** Pixels of a polygon's visible part; empty when none of it can be seen. */
  outline(points: readonly Point[]): Pixel[] {
    const near = clipNear(
      points.map((point) => toView(this.camera, point)),
      NEAR_METRES,
    );
    const { focal, horizon, shift } = this.camera;
    return near.map(([right, up, away]) => [
      WIDTH / 2 + shift + (focal * right) / away,
      horizon - (focal * up) / away,
    ]);
  }

  /** A flat polygon somewhere in space. */
  polygon(points: readonly Point[], paint: Paint, style: ShapeStyle = {}): void {
    this.shape(this.outline(points), paint, style);
  }

  /** A polygon in pixels. */
  shape(points: readonly Pixel[], paint: Paint, style: ShapeStyle = {}): void {
    const stored = clipToFrame(points, FRAME).map(([x, y]): Pixel => [
      Math.round(x * 10) / 10,
      Math.round(y * 10) / 10,
    ]);
    if (stored.length < 3 || areaOf(stored) < LEAST_AREA) return;
    const blur = style.blur ? this.#blur(stored, style.blur) : "";
    const fill = this.#lit(paint);
    const round = style.round
      ? ` stroke="${fill}" stroke-width="${short(style.round)}" stroke-linejoin="round"`
      : "";
    const edge = style.edge
      ? ` stroke="${this.#lit(style.edge.color)}" stroke-width="${short(style.edge.width)}" stroke-linejoin="round"`
      : "";
    this.#body.push(
      `<path d="M${pointList(stored)}Z" fill="${fill}"${round}${edge}${opacity(style.opacity)}${blur}/>`,
    );
  }

  /** Many strokes of one colour and width, as one element. */
  lines(segments: readonly (readonly [Point, Point])[], color: Color, style: StrokeStyle): void {
    const pixels = segments.flatMap(([from, to]): [Pixel, Pixel][] => {
      const views = [toView(this.camera, from), toView(this.camera, to)];
      if (views.every((view) => view[2] < NEAR_METRES)) return [];
      const ends = clipNear(views, NEAR_METRES).slice(0, 2);
      const { focal, horizon, shift } = this.camera;
      const seen = ends.map(([right, up, away]): Pixel => [
        WIDTH / 2 + shift + (focal * right) / away,
        horizon - (focal * up) / away,
      ]);
      return seen[0] && seen[1] ? [[seen[0], seen[1]]] : [];
    });
    this.strokes(pixels, color, style);
  }

  /** Many strokes in pixels, as one element; those outside the picture are left out. */
  strokes(segments: readonly (readonly [Pixel, Pixel])[], color: Color, style: StrokeStyle): void {
    const stored = segments.flatMap(([a, b]) => {
      const part = clipToFrame([a, b], FRAME);
      const [from, to] = part;
      if (!from || !to || Math.hypot(from[0] - to[0], from[1] - to[1]) < 0.4) return [];
      return [[from, to] as const];
    });
    if (stored.length === 0) return;
    const d = stored.map((segment) => `M${pointList(segment)}`).join("");
    this.stroke(d, color, style, stored.flat());
  }

  /** A stroke along ready path data; `extent` bounds a blur. */
  stroke(d: string, color: Color, style: StrokeStyle, extent: readonly Pixel[] = []): void {
    const blur = style.blur ? this.#blur(extent, style.blur + style.width) : "";
    this.#body.push(
      `<path d="${d}" fill="none" stroke="${this.#lit(color)}" stroke-width="${short(style.width)}"${
        style.round ? ' stroke-linecap="round" stroke-linejoin="round"' : ""
      }${opacity(style.opacity)}${blur}/>`,
    );
  }

  /** A fill of ready path data in pixels; `extent` bounds a blur. */
  fill(
    d: string,
    paint: Paint,
    share?: number,
    soft?: { blur: number; extent: readonly Pixel[] },
  ): void {
    const blur = soft ? this.#blur(soft.extent, soft.blur) : "";
    if (d) this.#body.push(`<path d="${d}" fill="${this.#lit(paint)}"${opacity(share)}${blur}/>`);
  }

  /** An ellipse in pixels. */
  ellipse(
    centre: Pixel,
    radius: readonly [number, number],
    paint: Paint,
    style: ShapeStyle = {},
  ): void {
    const [x, y] = centre;
    const [rx, ry] = radius;
    if (rx < 0.4 || ry < 0.4) return;
    const blur = style.blur
      ? this.#blur(
          [
            [x - rx, y - ry],
            [x + rx, y + ry],
          ],
          style.blur,
        )
      : "";
    this.#body.push(
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${this.#lit(paint)}"${opacity(style.opacity)}${blur}/>`,
    );
  }

  /** A gradient over the bounds of the shape it fills: down, to the right, or to the lower right. */
  gradient(stops: readonly Stop[], direction: "down" | "right" | "slanted" = "down"): Paint {
    const end =
      direction === "down" ? 'x2="0" y2="1"' : direction === "right" ? "" : 'x2="1" y2="1"';
    return this.#gradient("linearGradient", end, stops);
  }

  /** A gradient over fixed heights of the picture, in pixels. */
  gradientBetween(top: number, bottom: number, stops: readonly Stop[]): Paint {
    const span = `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${short(top)}" y2="${short(bottom)}"`;
    return this.#gradient("linearGradient", span, stops);
  }

  /** A gradient from the middle of a shape to its rim. */
  glow(stops: readonly Stop[]): Paint {
    return this.#gradient("radialGradient", "", stops);
  }

  /** Stores a drawing for repeated use; its colours are tinted by the current light. */
  symbol(draw: () => void): string {
    const outer = this.#body;
    this.#body = [];
    draw();
    const id = `s${this.#count++}`;
    this.#defs.push(`<g id="${id}">${this.#body.join("")}</g>`);
    this.#body = outer;
    return id;
  }

  /** Draws only what falls within an outline in pixels. */
  clipped(outline: readonly Pixel[], draw: () => void): void {
    const stored = clipToFrame(outline, FRAME);
    if (stored.length < 3 || areaOf(stored) < LEAST_AREA) return;
    const id = `c${this.#count++}`;
    this.#defs.push(`<clipPath id="${id}"><path d="M${pointList(stored)}Z"/></clipPath>`);
    this.#body.push(`<g clip-path="url(#${id})">`);
    draw();
    this.#body.push("</g>");
  }

  /** Puts a stored drawing at a place, in its own pixels times a scale. */
  use(
    id: string,
    at: Pixel,
    scale: number | readonly [number, number],
    { turn = 0, opacity: share }: { turn?: number; opacity?: number } = {},
  ): void {
    const [sx, sy] = typeof scale === "number" ? [scale, scale] : scale;
    const scaled = sx === sy ? thousandths(sx) : `${thousandths(sx)} ${thousandths(sy)}`;
    const turned = turn ? `rotate(${short(turn)})` : "";
    this.#body.push(
      `<use href="#${id}" transform="translate(${short(at[0])} ${short(at[1])})${turned}scale(${scaled})"${opacity(share)}/>`,
    );
  }

  /** The whole picture; may be mirrored for variety, because only plans have text. */
  toSvg({ mirrored = false }: { mirrored?: boolean } = {}): string {
    const body = this.#body.join("\n");
    const drawn = mirrored ? `<g transform="translate(${WIDTH} 0)scale(-1 1)">${body}</g>` : body;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${this.#defs.join("")}</defs>${drawn}</svg>`;
  }

  #lit(paint: Paint): Paint {
    return isColor(paint) ? tinted(paint, this.tint) : paint;
  }

  #gradient(element: string, place: string, stops: readonly Stop[]): Paint {
    const marks = stops
      .map(
        ([at, color, share]) =>
          `<stop offset="${thousandths(at)}" stop-color="${this.#lit(color)}"${
            share === undefined ? "" : ` stop-opacity="${thousandths(share)}"`
          }/>`,
      )
      .join("");
    const key = `${element} ${place} ${marks}`;
    const known = this.#gradients.get(key);
    if (known) return known;
    const id = `g${this.#count++}`;
    this.#defs.push(`<${element} id="${id}" ${place}>${marks}</${element}>`);
    const paint: Paint = `url(#${id})`;
    this.#gradients.set(key, paint);
    return paint;
  }

  /** The region is in pixels of the picture: a share of the shape's bounds fails for level lines. */
  #blur(extent: readonly Pixel[], deviation: number): string {
    const xs = extent.map(([x]) => x);
    const ys = extent.map(([, y]) => y);
    const reach = deviation * 3;
    const left = Math.min(...xs) - reach;
    const top = Math.min(...ys) - reach;
    const width = Math.max(...xs) + reach - left;
    const height = Math.max(...ys) + reach - top;
    const id = `b${this.#count++}`;
    this.#defs.push(
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}"><feGaussianBlur stdDeviation="${short(deviation)}"/></filter>`,
    );
    return ` filter="url(#${id})"`;
  }
}

const thousandths = (value: number): string => String(Math.round(value * 1000) / 1000);

const opacity = (share: number | undefined): string =>
  share === undefined || share >= 1 ? "" : ` opacity="${thousandths(share)}"`;
