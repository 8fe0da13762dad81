import type { Point } from "./clip.ts";

/** Pixels. All pictures are 4:3, the ratio of the gallery (visual §14); 3:2 cards crop top and bottom. */
export const WIDTH = 1600;
/** Pixels. */
export const HEIGHT = 1200;

/**
 * A camera that turns but never tilts, so that verticals stay vertical as in architectural
 * photographs; `horizon` and `shift` move the picture behind the lens instead.
 */
export interface Camera {
  /** Metres. */
  at: Point;
  /** Radians to the right of straight ahead (+z). */
  yaw: number;
  /** Pixels for a metre at one metre's distance. */
  focal: number;
  /** Pixels from the top to eye level. */
  horizon: number;
  /** Pixels by which the picture moves to the right. */
  shift: number;
}

/** The point as the camera sees it: metres to the right, metres up, metres away. */
export function toView({ at, yaw }: Camera, [x, y, z]: Point): Point {
  const dx = x - at[0];
  const dz = z - at[2];
  const cos = Math.cos(yaw);
  const sin = Math.sin(yaw);
  return [dx * cos - dz * sin, y - at[1], dx * sin + dz * cos];
}

/** Camera position for a building seen from its left corner, and the building's size in the picture. */
export interface Framing {
  /** Metres: the corners that must be in the picture. */
  corners: readonly Point[];
  /** Metres: what the camera looks at. */
  centre: Point;
  /** Radians to the left of the front's middle. */
  angle: number;
  /** Metres. */
  distance: number;
  /** Metres above ground. */
  eye: number;
  /** Pixels that the corners may fill. */
  width: number;
  height: number;
  /** Pixels: the middle of the corners, and their lowest point. */
  middle: number;
  base: number;
}

/** Focal length, horizon and shift are linear in the picture, so they follow without search. */
export function frameCamera(framing: Framing): Camera {
  const { angle, distance, centre } = framing;
  const at: Point = [
    centre[0] - distance * Math.sin(angle),
    framing.eye,
    centre[2] - distance * Math.cos(angle),
  ];
  const plain: Camera = { at, yaw: angle, focal: 1, horizon: 0, shift: 0 };
  const seen = framing.corners.map((corner) => {
    const [right, up, away] = toView(plain, corner);
    return [right / away, -up / away] as const;
  });
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const focal = Math.min(framing.width / (right - left), framing.height / (bottom - top));
  return {
    at,
    yaw: angle,
    focal,
    horizon: framing.base - focal * bottom,
    shift: framing.middle - WIDTH / 2 - (focal * (left + right)) / 2,
  };
}
