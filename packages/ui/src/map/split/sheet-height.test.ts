import { expect, test } from "vitest";
import { nextHeight, restingHeight, shownPx } from "./sheet-height.ts";

test("the sheet stops at 190 px, at half of the map, or just below its top", () => {
  expect(["peek", "half", "full"].map((height) => shownPx(height as "peek", 700))).toEqual([
    190, 350, 688,
  ]);
});

test("a slow release goes to the nearest height", () => {
  expect(restingHeight(200, 700, 0)).toBe("peek");
  expect(restingHeight(300, 700, 0.1)).toBe("half");
  expect(restingHeight(600, 700, -0.1)).toBe("full");
});

test("a fling continues to the next height in its direction", () => {
  expect(restingHeight(210, 700, 1)).toBe("half");
  expect(restingHeight(600, 700, -1)).toBe("half");
  expect(restingHeight(190, 700, -1)).toBe("peek");
});

test("a button cycles through the heights", () => {
  expect([nextHeight("peek"), nextHeight("half"), nextHeight("full")]).toEqual([
    "half",
    "full",
    "peek",
  ]);
});
