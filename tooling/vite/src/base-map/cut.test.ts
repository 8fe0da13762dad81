import { expect, test } from "vitest";
import { cutLine, cutRing, withoutJump, type Point } from "./cut.ts";

const frame = { west: 0, south: 0, east: 2, north: 2 };

test("land that reaches out of the frame ends at its edge", () => {
  const ring: Point[] = [
    [1, 1],
    [3, 1],
    [3, 3],
    [1, 3],
  ];
  const cut = cutRing(ring, frame);
  expect(cut).toHaveLength(4);
  expect(new Set(cut.map(String))).toEqual(new Set(["1,1", "2,1", "2,2", "1,2"]));
});

test("land outside of the frame is left out", () => {
  const far: Point[] = [
    [5, 5],
    [6, 5],
    [6, 6],
  ];
  expect(cutRing(far, frame)).toEqual([]);
});

test("a line that leaves the frame and comes back is two lines", () => {
  const line: Point[] = [
    [1, 1],
    [3, 1],
    [5, 1],
    [5, 5],
    [3, 3],
    [1, 1.5],
  ];
  expect(cutLine(line, frame)).toEqual([
    [
      [1, 1],
      [3, 1],
    ],
    [
      [3, 3],
      [1, 1.5],
    ],
  ]);
});

test("land on both sides of the date line does not reach round the world", () => {
  const ring: Point[] = [
    [170, 70],
    [-170, 70],
    [-170, 60],
    [170, 60],
  ];
  expect(withoutJump(ring)).toEqual([
    [170, 70],
    [190, 70],
    [190, 60],
    [170, 60],
  ]);
});
