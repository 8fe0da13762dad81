import { expect, test } from "vitest";
import { bestFigures, type Better, type Figure } from "./best-value.ts";

const one = (value: number): Figure => ({ min: value, max: value });

test.each<[string, readonly Figure[], Better, readonly number[]]>([
  ["the lowest", [one(5), one(3), one(4)], "lowest", [1]],
  ["the highest", [one(5), one(3), one(4)], "highest", [0]],
  ["both that share it", [one(3), one(3), one(4)], "lowest", [0, 1]],
  ["none where all are equal", [one(3), one(3)], "lowest", []],
  ["one where only the others are equal", [one(3), one(4), one(4)], "lowest", [0]],
  ["one of those that are known", [one(3), null, one(4)], "lowest", [0]],
  ["none where only one is known", [one(3), null], "lowest", []],
  ["none where ranges overlap", [{ min: 1, max: 5 }, one(4)], "lowest", []],
  ["none where ranges touch", [{ min: 1, max: 4 }, one(4)], "lowest", []],
  [
    "a range that is wholly below",
    [
      { min: 1, max: 3 },
      { min: 4, max: 9 },
    ],
    "lowest",
    [0],
  ],
  [
    "a range that is wholly above",
    [
      { min: 1, max: 3 },
      { min: 4, max: 9 },
    ],
    "highest",
    [1],
  ],
  ["none of a single home", [one(3)], "lowest", []],
  ["none of nothing", [], "lowest", []],
])("the best is %s", (_, figures, better, best) => {
  expect(bestFigures(figures, better)).toEqual(best);
});
