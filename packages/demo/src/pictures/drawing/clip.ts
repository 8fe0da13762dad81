/** Metres: x to the right, y up, z away from the viewer. */
export type Point = readonly [x: number, y: number, z: number];

/** Pixels on the picture, y down. */
export type Pixel = readonly [x: number, y: number];

type Inside<T> = (point: T) => number;

function clipBy<T>(points: readonly T[], depth: Inside<T>, between: (a: T, b: T, t: number) => T) {
  const stored: T[] = [];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const here = depth(point);
    const there = depth(next);
    if (here >= 0) stored.push(point);
    if (here >= 0 !== there >= 0) stored.push(between(point, next, here / (here - there)));
  });
  return stored;
}

/** The part of a polygon in front of the viewer; depth is in metres along the view. */
export const clipNear = (points: readonly Point[], near: number): Point[] =>
  clipBy(
    points,
    (point) => point[2] - near,
    (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t],
  );

/** The part of a polygon within a rectangle of pixels; empty if there is none. */
export function clipToFrame(
  points: readonly Pixel[],
  frame: { left: number; top: number; right: number; bottom: number },
): Pixel[] {
  const along = (a: Pixel, b: Pixel, t: number): Pixel => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
  ];
  let stored = clipBy(points, (point) => point[0] - frame.left, along);
  stored = clipBy(stored, (point) => frame.right - point[0], along);
  stored = clipBy(stored, (point) => point[1] - frame.top, along);
  return clipBy(stored, (point) => frame.bottom - point[1], along);
}

/** Area in square pixels, independent of the orientation. */
export function areaOf(points: readonly Pixel[]): number {
  let twice = 0;
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    twice += point[0] * next[1] - next[0] * point[1];
  });
  return Math.abs(twice) / 2;
}
