import { expect, test } from "vitest";
import { gestureOf, isInside } from "./swipe-gesture.ts";

const from = { x: 200, y: 400 };
const to = (across: number, along: number) =>
  gestureOf(from, { x: from.x + across, y: from.y + along });

test("SAVE-039: a finger that moves to the left brings the next home, to the right the previous one", () => {
  expect(to(-90, 5)).toEqual({ direction: "next", isFar: true });
  expect(to(90, -5)).toEqual({ direction: "previous", isFar: true });
});

test("a short movement is a pull that may be taken back", () => {
  expect(to(-40, 0)).toEqual({ direction: "next", isFar: false });
});

test("a tap is nothing yet", () => {
  expect(to(4, -6)).toBe("unclear");
});

test("a finger that moves up or down scrolls, also where its way is an arc", () => {
  expect(to(5, -80)).toBeNull();
  expect(to(-60, 60)).toBeNull();
});

test("a swipe that goes on a little up or down is one", () => {
  expect(to(-100, 60)).toEqual({ direction: "next", isFar: true });
});

test("fingers from the edges of the window are the browser's", () => {
  expect(isInside({ x: 10, y: 0 }, 390)).toBe(false);
  expect(isInside({ x: 380, y: 0 }, 390)).toBe(false);
  expect(isInside({ x: 60, y: 0 }, 390)).toBe(true);
});
