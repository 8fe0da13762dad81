import { expect, test } from "vitest";
import {
  addCorner,
  drawingOf,
  emptyDrawing,
  drawingErrorOf,
  moveCorner,
  removeCorner,
  ringOf,
} from "./drawing.ts";

const square = drawingOf([
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
]);

test("SRCH-062: an area is a ring of longitude and latitude with five decimals", () => {
  expect(ringOf([{ lat: 59.123456789, lng: 10.987654321 }])).toEqual([[10.98765, 59.12346]]);
});

test("a new corner is added after the last and selected", () => {
  const { drawing } = addCorner(square, { lat: -1, lng: 0.5 });
  expect(drawing.corners).toHaveLength(5);
  expect(drawing.chosen).toBe(4);
});

test("rejects a corner whose line would cross another, without changes", () => {
  const open = drawingOf([
    [0, 0],
    [2, 0],
    [2, 2],
  ]);
  expect(addCorner(open, { lat: -1, lng: 1 })).toEqual({
    drawing: open,
    drawingError: "crosses-itself",
  });
});

test("rejects moving a corner so that the area crosses itself", () => {
  expect(moveCorner(square, 0, { lat: 0.5, lng: 2 }).drawingError).toBe("crosses-itself");
  expect(moveCorner(square, 0, { lat: -1, lng: -1 }).drawingError).toBeUndefined();
});

test("rejects two corners at the same point", () => {
  expect(addCorner(square, { lat: 1, lng: 1 }).drawingError).toBe("same-point");
  expect(moveCorner(square, 0, { lat: 1, lng: 1 }).drawingError).toBe("same-point");
});

test("an area has 3 to 200 corners and is not empty", () => {
  expect(drawingErrorOf(emptyDrawing)).toBe("too-few");
  expect(
    drawingErrorOf(
      drawingOf([
        [0, 0],
        [1, 1],
        [2, 2],
      ]),
    ),
  ).toBe("too-few");
  expect(drawingErrorOf(square)).toBeUndefined();
  const full = drawingOf(
    Array.from({ length: 200 }, (_, at): [number, number] => [at / 1000, (at / 1000) ** 2]),
  );
  expect(addCorner(full, { lat: 5, lng: 0 }).drawingError).toBe("too-many");
});

test("after removing a corner the previous one is selected", () => {
  expect(removeCorner(square, 2)).toMatchObject({ chosen: 1, corners: { length: 3 } });
  expect(removeCorner(drawingOf([[0, 0]]), 0)).toEqual(emptyDrawing);
});
