import { expect, test } from "vitest";
import { pathIn, readShapes, worldX, worldY } from "./shapes.ts";

const square = { column: 0, row: 0, across: 1, size: 512 };
const shapes = readShapes({
  attribution: "Test",
  // A ring from 0° 0° to 90° east and 45° north, with relative coordinates.
  land: [[0, 0, 90_000, 0, 0, 45_000, -90_000, 0]],
  borders: [],
  areaLines: [],
  places: [],
});

test("the whole world is one square, with Greenwich in the middle and the equator half-way down", () => {
  expect([worldX(-180), worldX(0), worldX(180)]).toEqual([0, 0.5, 1]);
  expect(worldY(0)).toBeCloseTo(0.5);
  expect(worldY(85.0511)).toBeCloseTo(0, 4);
});

test("draws land in the pixels of its tile", () => {
  expect(pathIn(shapes.land, square, { isClosed: true })).toBe(
    "M256 256L384 256L384 184.2L256 184.2Z",
  );
});

test("a tile without land has no path", () => {
  const south = { column: 0, row: 3, across: 4, size: 512 };
  expect(pathIn(shapes.land, south, { isClosed: true })).toBe("");
});

test("draws points on the same pixel once", () => {
  const [tiny] = readShapes({
    attribution: "",
    land: [[0, 0, 1, 0, 1, 0, 1, 0, 0, 1]],
    borders: [],
    areaLines: [],
    places: [],
  }).land;
  expect(pathIn(tiny ? [tiny] : [], square, { isClosed: true }).split("L")).toHaveLength(2);
});
