import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cellOf, rangesOfBox } from "./morton.ts";

const lat = fc.double({ min: -84, max: 84, noNaN: true });
const lng = fc.double({ min: -180, max: 179.999, noNaN: true });
const box = fc.tuple(lat, lat, lng, lng).map(([a, b, c, d]) => ({
  north: Math.max(a, b),
  south: Math.min(a, b),
  west: Math.min(c, d),
  east: Math.max(c, d),
}));

test("every point of a box is in one of at most 16 runs of cells", () => {
  fc.assert(
    fc.property(box, fc.double({ min: 0, max: 1, noNaN: true }), (area, share) => {
      const point = {
        lat: area.south + (area.north - area.south) * share,
        lng: area.west + (area.east - area.west) * share,
      };
      const cell = cellOf(point);
      const ranges = rangesOfBox(area);
      expect(ranges.length).toBeLessThanOrEqual(16);
      expect(ranges.some(([first, last]) => cell >= first && cell <= last)).toBe(true);
    }),
  );
});

test("a cell is a whole number that JavaScript represents exactly, and neighbours have other cells", () => {
  const oslo = cellOf({ lat: 59.9139, lng: 10.7522 });
  expect(Number.isSafeInteger(oslo)).toBe(true);
  expect(cellOf({ lat: 59.9139, lng: 10.7523 })).not.toBe(oslo);
});

test("a box of a few streets is covered closely, not by half of the world", () => {
  const ranges = rangesOfBox({ north: 59.93, south: 59.91, west: 10.73, east: 10.77 });
  const cells = ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const size = { columns: (0.04 / 360) * 2 ** 26, rows: (0.02 / 360) * 2 ** 26 * 2 };
  expect(cells).toBeLessThan(size.columns * size.rows * 4);
});
