import type { Point } from "../drawing/clip.ts";
import type { Random } from "../drawing/random.ts";
import type { ExteriorScene } from "../scene.ts";
import type { BuildingPalette } from "./palettes.ts";
import type { Setting } from "./setting.ts";
import type { Site } from "./site.ts";

/** What is known of a building before its size: a plan is made of it, pure in the seed. */
export interface Draft {
  scene: ExteriorScene;
  palette: BuildingPalette;
  random: Random;
}

/** A building that knows its size before it is drawn, so that camera and garden can follow it. */
export interface Plan {
  /** Metres: the box that must be in the picture; it begins at 0 and faces the street at z = 0. */
  width: number;
  depth: number;
  height: number;
  /** Metres that something stands out before the front. */
  porch: number;
  /** Metres along the front where a path meets the door. */
  door?: number;
  /** Metres along the front that stay open where there are several doors. */
  gaps?: readonly number[];
  /** Metres along the front where a driveway begins and ends. */
  drive?: readonly [number, number];
  draw: (site: Site) => void;
}

/** How a kind of building is looked at. */
export interface View {
  setting: Setting;
  /** What lies before it. */
  ground: "garden" | "street" | "yard" | "meadow";
  /** Metres. */
  eye: number;
  distance: number;
  /** Shares of the picture that it fills, and where it stands. */
  fill: number;
  tall: number;
  base: number;
  /** Radians to the left of the front. */
  angle: number;
}

/** The corners a camera must hold. */
export function cornersOf({ width, depth, height, porch }: Plan): Point[] {
  return [
    [0, 0, -porch],
    [width, 0, -porch],
    [0, 0, depth],
    [width, 0, depth],
    [0, height * 0.75, 0],
    [width, height * 0.75, 0],
    [width / 2, height, 0],
  ];
}
