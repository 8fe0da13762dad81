import { darken, lighten, mix, type Color } from "../drawing/color.ts";
import { between } from "../drawing/random.ts";
import type { Wall } from "../drawing/wall.ts";
import type { Site } from "./site.ts";

/** A place on a wall in metres: left, sill, width, height. */
export interface Opening {
  along: number;
  up: number;
  width: number;
  height: number;
}

/** How a window is made. */
export interface WindowStyle {
  frame: Color;
  /** Panes across and up. @default 2 and 1 */
  columns?: number;
  rows?: number;
  /** Metres of casing around it. @default 0.1 */
  casing?: number;
  /** @default true */
  curtains?: boolean;
}

const GLASS_BY_DAY = [
  [0, "#a9c6da"],
  [0.4, "#6c8ca6"],
  [0.7, "#3a5266"],
  [1, "#4d687b"],
] as const;
const GLASS_LIT = [
  [0, "#ffe9bd"],
  [0.5, "#f8ca82"],
  [1, "#c98d4a"],
] as const;

/** Light that falls out of a low window onto the ground. */
function spill(wall: Wall, { along, up, width }: Opening): void {
  const isLow = wall.origin[1] < 0.5 && up < 1.4;
  if (!isLow) return;
  const down = -wall.origin[1] + 0.01;
  wall.canvas.polygon(
    [
      wall.at(along, down, 0.5),
      wall.at(along + width, down, 0.5),
      wall.at(along + width * 1.3, down, 3),
      wall.at(along - width * 0.3, down, 3),
    ],
    "#ffcf85",
    { opacity: 0.3, blur: 12 },
  );
}

/** A window with casing, sill, panes, curtains and reflections; at dusk often lit. */
export function drawWindow(site: Site, wall: Wall, place: Opening, style: WindowStyle): void {
  const { canvas, random, air } = site;
  const { along, up, width, height } = place;
  const { columns = 2, rows = 1, casing = 0.1, curtains = true } = style;
  const [right, top] = [along + width, up + height];
  const frame = wall.color(style.frame);
  const isLit = random() < air.lamps;
  const hasCurtains = curtains && random() < 0.7;
  const glint = random();
  wall.rect(
    [along - casing - 0.04, up - casing - 0.1],
    [right + casing + 0.04, top + casing],
    "#10151c",
    { opacity: 0.2, blur: 3 },
  );
  wall.rect([along - casing, up - casing], [right + casing, top + casing], frame, {
    edge: { color: darken(frame, 0.3), width: 0.8 },
  });
  const glass = () => {
    const shade = (color: Color) => (isLit ? color : wall.color(color));
    const stops = isLit ? GLASS_LIT : GLASS_BY_DAY;
    wall.rect(
      [along, up],
      [right, top],
      canvas.gradient(
        stops.map(([at, color]) => [at, shade(color)] as const),
        isLit ? "down" : "slanted",
      ),
    );
    if (hasCurtains) {
      for (const [outer, inner, hem] of [
        [along, along + width * 0.22, along + width * 0.15],
        [right, right - width * 0.22, right - width * 0.15],
      ] as const) {
        wall.area(
          [
            [outer, up],
            [outer, top],
            [inner, top],
            [hem, up],
          ],
          isLit ? "#fff4de" : "#eef1f2",
          {
            opacity: isLit ? 0.6 : 0.34,
          },
        );
      }
    }
  };
  if (isLit) {
    canvas.unlit(() => {
      glass();
      spill(wall, place);
    });
  } else {
    glass();
    const start = along + width * between(random, 0.05, 0.4);
    wall.area(
      [
        [start, up],
        [start + width * 0.3, up],
        [Math.min(right, start + width * 0.55), top],
        [Math.min(right, start + width * 0.25), top],
      ],
      "#ffffff",
      { opacity: 0.1 + glint * 0.08 },
    );
  }
  wall.rect([along, top - height * 0.07], [right, top], "#0c1620", {
    opacity: isLit ? 0.16 : 0.34,
  });
  const bar = 0.03;
  const sashes = Array.from({ length: columns - 1 }, (_, index) => {
    const at = along + (width * (index + 1)) / columns;
    return [at, up, at, top] as const;
  });
  const cross = rows === 1 ? [] : rows === 2 ? [0.64] : [0.33, 0.67];
  for (const [u0, v0, u1, v1] of sashes) wall.rect([u0 - bar, v0], [u1 + bar, v1], frame);
  for (const share of cross) {
    const at = up + height * share;
    wall.rect([along, at - bar * 0.8], [right, at + bar * 0.8], frame);
  }
  wall.rect(
    [along - casing - 0.05, up - casing - 0.03],
    [right + casing + 0.05, up - casing + 0.05],
    lighten(frame, 0.1),
    {},
    0.06,
  );
}

/** Windows of one size in a row. */
export function windowRow(
  site: Site,
  wall: Wall,
  places: readonly number[],
  size: Omit<Opening, "along">,
  style: WindowStyle,
): void {
  for (const along of places) drawWindow(site, wall, { along, ...size }, style);
}

/** An entrance door with a glazed upper part, casing and a step light. */
export function drawDoor(site: Site, wall: Wall, place: Opening, color: Color, frame: Color): void {
  const { canvas, air } = site;
  const { along, up, width, height } = place;
  const [right, top] = [along + width, up + height];
  wall.rect([along - 0.14, up], [right + 0.14, top + 0.14], wall.color(frame), {
    edge: { color: darken(wall.color(frame), 0.3), width: 0.8 },
  });
  const leaf = wall.color(color);
  wall.rect(
    [along, up],
    [right, top],
    canvas.gradient([
      [0, darken(leaf, 0.3)],
      [0.2, leaf],
      [1, darken(leaf, 0.18)],
    ]),
  );
  const pane = [
    [along + width * 0.2, up + height * 0.55],
    [right - width * 0.2, top - height * 0.1],
  ] as const;
  const isLit = air.lamps > 0.5;
  const glaze = () =>
    wall.rect(
      pane[0],
      pane[1],
      isLit ? canvas.gradient(GLASS_LIT) : canvas.gradient(GLASS_BY_DAY, "slanted"),
    );
  if (isLit) canvas.unlit(glaze);
  else glaze();
  wall.rect(
    [along + width * 0.2, up + height * 0.12],
    [right - width * 0.2, up + height * 0.46],
    darken(leaf, 0.2),
    {
      edge: { color: lighten(leaf, 0.15), width: 1 },
    },
  );
  const knob = canvas.project(wall.at(right - width * 0.1, up + height * 0.47, 0.04));
  canvas.ellipse([knob.x, knob.y], [3.4, 3.4], "#e5c98a");
  if (isLit) drawLamp(site, wall.at(right + 0.42, top - 0.25, 0.1), 1.5);
}

/** A lit lamp; reach in metres. */
export function drawLamp(
  { canvas }: Site,
  at: readonly [number, number, number],
  reach: number,
): void {
  const { x, y } = canvas.project(at);
  const radius = reach * canvas.scaleAt(at);
  canvas.unlit(() => {
    canvas.ellipse(
      [x, y],
      [radius, radius],
      canvas.glow([
        [0, "#ffe0a0", 0.6],
        [0.3, "#ffcf80", 0.24],
        [1, "#ffcf80", 0],
      ]),
    );
    canvas.ellipse([x, y], [4, 5], "#fff6dc");
  });
}

/** A sectional garage or roller door. */
export function drawGarageDoor(wall: Wall, place: Opening, color: Color, sections = 5): void {
  const { along, up, width, height } = place;
  const leaf = wall.color(color);
  wall.rect([along - 0.1, up], [along + width + 0.1, up + height + 0.1], darken(leaf, 0.35));
  wall.rect(
    [along, up],
    [along + width, up + height],
    wall.canvas.gradient([
      [0, darken(leaf, 0.26)],
      [0.16, leaf],
      [1, darken(leaf, 0.1)],
    ]),
  );
  wall.lines(
    Array.from({ length: sections - 1 }, (_, index) => {
      const at = up + (height * (index + 1)) / sections;
      return [
        [along, at],
        [along + width, at],
      ] as const;
    }),
    mix(leaf, "#20262c", 0.6),
    { width: 1.5, opacity: 0.6 },
  );
}
