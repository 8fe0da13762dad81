import { expect, test } from "vitest";
import { bestFigure, type Better, type Figure } from "./best-value.ts";

const one = (value: number): Figure => ({ min: value, max: value });

test.each<[string, readonly Figure[], Better, number | null]>([
  ["the lowest", [one(5), one(3), one(4)], "lowest", 1],
  ["the highest", [one(5), one(3), one(4)], "highest", 0],
  ["none where two share it", [one(3), one(3), one(4)], "lowest", null],
  ["one where only the others are equal", [one(3), one(4), one(4)], "lowest", 0],
  ["one of those that are known", [one(3), null, one(4)], "lowest", 0],
  ["none where only one is known", [one(3), null], "lowest", null],
  ["none where ranges overlap", [{ min: 1, max: 5 }, one(4)], "lowest", null],
  ["none where ranges touch", [{ min: 1, max: 4 }, one(4)], "lowest", null],
  [
    "a range that is wholly below",
    [
      { min: 1, max: 3 },
      { min: 4, max: 9 },
    ],
    "lowest",
    0,
  ],
  [
    "a range that is wholly above",
    [
      { min: 1, max: 3 },
      { min: 4, max: 9 },
    ],
    "highest",
    1,
  ],
  ["none of a single home", [one(3)], "lowest", null],
  ["none of nothing", [], "lowest", null],
])("the best is %s", (_, figures, better, best) => {
  expect(bestFigure(figures, better)).toBe(best);
});
