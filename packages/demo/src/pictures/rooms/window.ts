import { short } from "../drawing/canvas.ts";
import type { Pixel } from "../drawing/clip.ts";
import { darken, lighten, type Color } from "../drawing/color.ts";
import { between, pick } from "../drawing/random.ts";
import type { Wall } from "../drawing/wall.ts";
import { drawRidge } from "../nature/ridges.ts";
import { drawThicket, drawTree, BIRCH, GUM } from "../nature/trees.ts";
import type { Stage } from "./stage.ts";

/** A window in a room's wall. Metres. */
export interface RoomWindow {
  along: number;
  up: number;
  width: number;
  height: number;
  /** @default 2 */
  panes?: number;
  /** @default true */
  curtains?: boolean;
  frame?: Color;
}

/** The view through a window, within these pixels. */
function drawView({ canvas, random, scene, plants }: Stage, outline: readonly Pixel[]): void {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const tall = bottom - top;
  const horizon = Math.min(
    bottom - tall * 0.16,
    Math.max(top + tall * 0.45, canvas.camera.horizon + 14),
  );
  const nordic = scene.style === "nordic";
  const view = pick(random, nordic ? ["fjord", "garden", "fjord"] : ["garden", "sea", "garden"]);
  const band = (from: number, to: number, stops: Parameters<typeof canvas.gradientBetween>[2]) =>
    canvas.fill(
      `M${short(left)} ${short(from)}H${short(right)}V${short(to)}H${short(left)}Z`,
      canvas.gradientBetween(from, to, stops),
    );
  band(top, horizon, [
    [0, nordic ? "#a9cfe8" : "#8cc6ee"],
    [1, "#f1f7f7"],
  ]);
  if (view === "fjord") {
    drawRidge(canvas, random, {
      base: horizon,
      height: tall * 0.42,
      roughness: 0.5,
      color: "#90abc2",
      haze: "#e2edf3",
      snow: 0.6,
    });
    drawRidge(canvas, random, {
      base: horizon,
      height: tall * 0.2,
      roughness: 0.46,
      color: "#7497a5",
      haze: "#cfe0e6",
    });
    band(horizon, bottom, [
      [0, "#cfe2ea"],
      [1, "#7fa9c0"],
    ]);
  } else {
    drawRidge(canvas, random, {
      base: horizon,
      height: tall * 0.16,
      roughness: 0.4,
      color: "#9fb9c4",
      haze: "#e6eff1",
    });
    band(
      horizon,
      bottom,
      view === "sea"
        ? [
            [0, "#a9d6e2"],
            [1, "#5fa7bd"],
          ]
        : [
            [0, "#b5cb86"],
            [1, "#86ab55"],
          ],
    );
  }
  const thicketHeight = tall * (view === "garden" ? 0.3 : 0.13);
  drawThicket(
    canvas,
    random,
    { from: left - 20, to: right + 20, base: bottom + tall * 0.02, height: thicketHeight },
    plants,
  );
  if (view !== "fjord") {
    drawThicket(
      canvas,
      random,
      { from: left - 20, to: right + 20, base: horizon + tall * 0.04, height: tall * 0.16 },
      plants,
    );
  }
  const x = left + (right - left) * (random() < 0.5 ? 0.16 : 0.86);
  drawTree(
    canvas,
    random,
    [x, bottom + tall * 0.08],
    tall * between(random, 0.8, 1),
    plants,
    nordic ? BIRCH : GUM,
  );
  canvas.fill(
    `M${short(left)} ${short(top)}H${short(right)}V${short(bottom)}H${short(left)}Z`,
    "#ffffff",
    0.16,
  );
}

/** Draws reveal, view, frame, sill and curtains, and light on the floor in front. */
export function drawRoomWindow(stage: Stage, wall: Wall, window: RoomWindow): void {
  const { canvas } = stage;
  const { along, up, width, height, panes = 2, curtains = true, frame = "#ffffff" } = window;
  const [right, top] = [along + width, up + height];
  const outline = canvas.outline([
    wall.at(along, up),
    wall.at(right, up),
    wall.at(right, top),
    wall.at(along, top),
  ]);
  canvas.clipped(outline, () => drawView(stage, outline));
  const color = wall.color(frame);
  const bar = 0.035;
  const casing = 0.09;
  wall.rect([along - casing, top], [right + casing, top + casing], color);
  wall.rect([along - casing, up - casing], [along, top + casing], color);
  wall.rect([right, up - casing], [right + casing, top + casing], darken(color, 0.06));
  for (let pane = 0; pane <= panes; pane++) {
    const at = along + (width * pane) / panes;
    wall.rect([at - bar, up], [at + bar, top], darken(color, pane % 2 ? 0.02 : 0.08));
  }
  wall.rect([along, top - bar * 1.4], [right, top], darken(color, 0.14));
  wall.rect([along, up], [right, up + bar * 1.6], color);
  if (up > 0.25)
    wall.board([along - 0.14, up - 0.09], [right + 0.14, up - 0.02], 0.16, lighten(frame, 0.1));
  if (curtains) drawCurtains(stage, wall, window);
}

function drawCurtains(
  { canvas, palette }: Stage,
  wall: Wall,
  { along, up, width, height }: RoomWindow,
): void {
  const rail = Math.min(up + height + 0.2, 2.46);
  const foot = up > 0.6 ? Math.max(0.04, up - 0.85) : 0.04;
  const cloth = wall.color(lighten(palette.wall, 0.3));
  for (const [from, to] of [
    [along - 0.42, along + 0.16],
    [along + width - 0.16, along + width + 0.42],
  ] as const) {
    const folds = 7;
    wall.rect([from + 0.04, foot], [to + 0.08, rail], "#1a130c", { opacity: 0.14, blur: 6 });
    for (let fold = 0; fold < folds; fold++) {
      const left = from + ((to - from) * fold) / folds;
      const right = from + ((to - from) * (fold + 1)) / folds + 0.004;
      wall.rect(
        [left, foot],
        [right, rail],
        canvas.gradient(
          [
            [0, darken(cloth, fold % 2 ? 0.14 : 0.05)],
            [0.5, lighten(cloth, 0.5)],
            [1, darken(cloth, fold % 2 ? 0.05 : 0.16)],
          ],
          "right",
        ),
        {},
        0.1,
      );
    }
  }
  wall.lines(
    [
      [
        [along - 0.55, rail + 0.01],
        [along + width + 0.55, rail + 0.01],
      ],
    ],
    palette.metal,
    { width: 5, round: true },
    0.12,
  );
}

/** Sunlight on a wall from a window outside the picture. Metres along the wall. */
export function sunOnWall(wall: Wall, along: number): void {
  for (const shift of [0, 0.62]) {
    const from = along + shift;
    wall.area(
      [
        [from, 0.75],
        [from + 0.52, 0.75],
        [from + 0.86, 1.95],
        [from + 0.34, 1.95],
      ],
      "#fff3cf",
      { opacity: 0.5, blur: 3 },
    );
  }
}

/** Patches of sun on the floor from a window at the back. */
export function sunPatches(
  { canvas, depth, left }: Stage,
  { along, width, panes = 2 }: RoomWindow,
  drift = 0.7,
): void {
  const each = width / panes;
  for (let pane = 0; pane < panes; pane++) {
    const x0 = left + along + pane * each + 0.07;
    const x1 = x0 + each - 0.14;
    canvas.polygon(
      [
        [x0, 0.005, depth - 0.35],
        [x1, 0.005, depth - 0.35],
        [x1 + drift, 0.005, depth * 0.42],
        [x0 + drift, 0.005, depth * 0.42],
      ],
      "#fff4d6",
      { opacity: 0.4, blur: 5 },
    );
  }
}
