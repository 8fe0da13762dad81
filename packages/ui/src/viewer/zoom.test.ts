import { expect, test } from "vitest";
import { movedBy, WHOLE, ZOOM_MAX, zoomedTo } from "./zoom.ts";

const frame = { width: 400, height: 300 };

test("zooming keeps the point under the finger in place", () => {
  const point = { x: 100, y: -60 };
  const near = zoomedTo(WHOLE, 2, frame, point);
  // The picture's own point before was (100, -60); magnified twice and shifted it is still there.
  expect({ x: near.x + 2 * 100, y: near.y + 2 * -60 }).toEqual(point);
  const nearer = zoomedTo(near, 4, frame, point);
  expect({ x: nearer.x + 4 * 100, y: nearer.y + 4 * -60 }).toEqual(point);
});

test("a zoomed picture never shows what is beside it", () => {
  const near = zoomedTo(WHOLE, 2, frame);
  expect(movedBy(near, 10_000, -10_000, frame)).toEqual({ scale: 2, x: 200, y: -150 });
});

test("the lowest zoom shows the whole picture, centred", () => {
  const near = movedBy(zoomedTo(WHOLE, 3, frame), 300, 200, frame);
  expect(zoomedTo(near, 0.2, frame)).toEqual(WHOLE);
  expect(movedBy(WHOLE, 50, 50, frame)).toEqual(WHOLE);
});

test("zooms no further than the pixels of the picture", () => {
  expect(zoomedTo(WHOLE, 100, frame).scale).toBe(ZOOM_MAX);
});
