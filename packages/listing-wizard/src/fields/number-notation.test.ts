import { expect, test } from "vitest";
import { numberNotation, readNumber } from "./number-notation.ts";

test.each([
  ["4 500 000", 0, 4_500_000],
  ["4.500.000", 0, 4_500_000],
  ["4,500,000", 0, 4_500_000],
  ["$650", 0, 650],
  ["6 490 000 kr", 0, 6_490_000],
  ["84,5", 1, 84.5],
  ["84.5 m²", 1, 84.5],
  ["", 0, null],
  ["84.5", 0, undefined],
  ["fra 4 mill.", 0, undefined],
])("LIST-102: %s is read as people write it", (typed, decimals, value) => {
  expect(readNumber(typed, decimals)).toBe(value);
});

const norwegian = { language: { code: "no", tag: "nb-NO", formatTag: "nb-NO" } } as Parameters<
  typeof numberNotation
>[0];

test("an amount is grouped while it is typed; what may be decimals, and areas, stay as typed", () => {
  const money = numberNotation(norwegian, {});
  expect(money.tidy?.("649")).toBe("649");
  expect(money.tidy?.("6 4900")).toBe("64\u00a0900");
  for (const typed of ["84,5", "4.500.000", "", "-", "fire"])
    expect(money.tidy?.(typed)).toBe(typed);
  expect(numberNotation(norwegian, { decimals: 1 }).tidy?.("1012")).toBe("1012");
  const english = {
    language: { code: "en", tag: "en-AU", formatTag: "en-AU" },
  } as typeof norwegian;
  expect(numberNotation(english, {}).tidy?.("1,2500")).toBe("12,500");
});

test("amounts are grouped, years are not, and a number outside its bounds is none", () => {
  const money = numberNotation(norwegian, {});
  expect(money.show(6_490_000)).toBe("6\u00a0490\u00a0000");
  const year = numberNotation(norwegian, { bounds: { min: 1200, max: 2200 }, isGrouped: false });
  expect(year.show(1932)).toBe("1932");
  expect(year.read("32")).toBeUndefined();
});
