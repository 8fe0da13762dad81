import type { Point } from "../drawing/clip.ts";
import type { Random } from "../drawing/random.ts";
import type { ExteriorScene } from "../scene.ts";
import type { BuildingPalette } from "./palettes.ts";
import type { Setting } from "./setting.ts";
import type { Site } from "./site.ts";

/** Input of a building's plan, which depends only on it. */
export interface Draft {
  scene: ExteriorScene;
  palette: BuildingPalette;
  random: Random;
}

/** A building whose size is known before it is drawn, so that camera and garden can be fitted to it. */
export interface Plan {
  /** Metres: the box that must be in the picture; it begins at 0 and faces the street at z = 0. */
  width: number;
  depth: number;
  height: number;
  /** Maximum projection in front of the facade, metres. */
  porch: number;
  /** Metres along the front where a path meets the door. */
  door?: number;
  /** Intervals along the front, in metres, without planting, if there are several doors. */
  gaps?: readonly number[];
  /** Metres along the front where a driveway begins and ends. */
  drive?: readonly [number, number];
  draw: (site: Site) => void;
}

/** Camera and surroundings of a type of building. */
export interface View {
  setting: Setting;
  /** The ground in front of it. */
  ground: "garden" | "street" | "yard" | "meadow";
  /** Metres. */
  eye: number;
  distance: number;
  /** Share of the picture that it fills, and its position. */
  fill: number;
  tall: number;
  base: number;
  /** Radians to the left of the front. */
  angle: number;
}

/** The corners that the camera must include. */
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
