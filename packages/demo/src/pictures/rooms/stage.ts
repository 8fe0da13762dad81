import { HEIGHT, WIDTH } from "../drawing/camera.ts";
import { Canvas } from "../drawing/canvas.ts";
import { between, randomFrom, type Random } from "../drawing/random.ts";
import { Wall } from "../drawing/wall.ts";
import { defineFoliage, type Foliage } from "../nature/leaves.ts";
import { sceneSeed, type RoomScene } from "../scene.ts";
import { roomPaletteOf, type RoomPalette } from "./palettes.ts";

/** A room as seen from its open side: x from left to right, z away from the viewer. Metres. */
export interface Stage {
  canvas: Canvas;
  random: Random;
  scene: RoomScene;
  palette: RoomPalette;
  left: number;
  right: number;
  height: number;
  depth: number;
  back: Wall;
  leftWall: Wall;
  rightWall: Wall;
  plants: Foliage;
  /** Adds an item that is drawn after all farther ones; `away` is its nearest z. */
  place: (away: number, draw: () => void) => void;
  /** Draws the added items, farthest first. */
  settle: () => void;
}

/** How a room is seen. */
export interface RoomView {
  width: number;
  depth: number;
  height: number;
  eye?: number;
  focal?: number;
  horizon?: number;
}

/** Distance of the viewer from the front edge of the floor, metres. */
export const FRONT = -1.9;

/** Opens an empty room. */
export function openStage(scene: RoomScene, view: RoomView): Stage {
  const random = randomFrom(sceneSeed(scene));
  const { width, depth, height, eye = 1.42, focal = 1380, horizon = 455 } = view;
  const yaw = between(random, -0.05, 0.05);
  const canvas = new Canvas({
    at: [between(random, -0.2, 0.2), eye, FRONT],
    yaw,
    focal,
    horizon,
    shift: focal * Math.tan(yaw) * 0.9,
  });
  const [left, right] = [-width / 2, width / 2];
  const waiting: { away: number; draw: () => void }[] = [];
  return {
    canvas,
    random,
    scene,
    palette: roomPaletteOf(scene),
    left,
    right,
    height,
    depth,
    back: new Wall(canvas, [left, 0, depth], [1, 0], 0.05),
    leftWall: new Wall(canvas, [left, 0, FRONT], [0, 1], 0.1),
    rightWall: new Wall(canvas, [right, 0, depth], [0, -1], 0.02),
    plants: defineFoliage(canvas, random, ["#2c5238", "#457345", "#72a055", "#a9cc7d"]),
    place: (away, draw) => void waiting.push({ away, draw }),
    settle() {
      for (const { draw } of waiting.toSorted((a, b) => b.away - a.away)) draw();
    },
  };
}

/** Daylight over the whole room, strongest at the window's side. */
export function finishRoom({ canvas }: Stage): void {
  canvas.fill(
    `M0 0H${WIDTH}V${HEIGHT}H0Z`,
    canvas.gradient(
      [
        [0, "#fff3d6", 0.1],
        [0.45, "#fff3d6", 0.03],
        [1, "#1a1420", 0.2],
      ],
      "slanted",
    ),
  );
}
