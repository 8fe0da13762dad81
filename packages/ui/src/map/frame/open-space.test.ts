import { expect, test } from "vitest";
import { hullOf, isOpen, type OpenSpace, shiftIntoOpen } from "./open-space.ts";

const box = (left: number, top: number, width = 100, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
/** A phone's map with its column of buttons. */
const phone: OpenSpace = { width: 390, height: 470, covered: [box(334, 12, 44, 210)] };

test("S28: does not move what is fully visible", () => {
  expect(isOpen(box(10, 10), phone)).toBe(true);
  expect(shiftIntoOpen(box(10, 10), phone)).toEqual({ x: 0, y: 0 });
});

test.each([
  ["cut by the left edge", box(-30, 100), { x: 30, y: 0 }],
  ["cut by the right edge and under the buttons", box(320, 100), { x: -86, y: 0 }],
  ["cut by the foot", box(100, 460), { x: 0, y: -30 }],
  ["nearer to the end of the buttons than to their side", box(240, 205, 140), { x: 0, y: 17 }],
])("S28: a box %s is moved by the shortest distance into view", (_where, at, shift) => {
  expect(isOpen(at, phone)).toBe(false);
  expect(shiftIntoOpen(at, phone)).toEqual(shift);
});

test("S28: finds room for a pin between buttons and an open card", () => {
  const covered = [...phone.covered, box(8, 250, 374, 186)];
  const shift = shiftIntoOpen(box(300, 300), { ...phone, covered });
  expect(shift).toEqual({ x: -66, y: -90 });
});

test("a box larger than the free map does not fit", () => {
  expect(shiftIntoOpen(box(0, 0, 380, 300), phone)).toBeNull();
  expect(shiftIntoOpen(box(0, 0, 330, 460), phone)).toEqual({ x: 0, y: 0 });
});

test("the hull of boxes contains all of them", () => {
  expect(hullOf([box(0, 0), box(200, 50)])).toEqual(box(0, 0, 300, 90));
  expect(hullOf([])).toBeNull();
});
