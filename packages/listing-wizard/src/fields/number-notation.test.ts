import { expect, test } from "vitest";
import { numberNotation } from "./number-notation.ts";

type Context = Parameters<typeof numberNotation>[0];
const norwegian = { language: { code: "no", tag: "nb-NO", formatTag: "nb-NO" } } as Context;
const english = { language: { code: "en", tag: "en-AU", formatTag: "en-AU" } } as Context;

test.each([
  ["4 500 000", 0, 4_500_000],
  ["$650", 0, 650],
  ["84,5", 1, 84.5],
  ["84.5 m²", 1, 84.5],
  ["", 0, null],
  ["84.5", 0, undefined],
  ["fra 4 mill.", 0, undefined],
])("LIST-102: %s is read as people write it", (typed, decimals, value) => {
  for (const context of [norwegian, english]) {
    expect(numberNotation(context, { decimals }).read(typed)).toBe(value);
  }
});

test("a plot of 1012 square metres is read in the language's notation", () => {
  expect(numberNotation(english, { decimals: 1 }).read("1,012")).toBe(1012);
  expect(numberNotation(norwegian, { decimals: 1 }).read("1.012")).toBe(1012);
});

test("an amount is grouped while it is typed; what may be decimals, and areas, stay as typed", () => {
  const money = numberNotation(norwegian, {});
  expect(money.tidy?.("649")).toBe("649");
  expect(money.tidy?.("6 4900")).toBe("64\u00a0900");
  for (const typed of ["84,5", "4.500.000", "", "-", "fire"])
    expect(money.tidy?.(typed)).toBe(typed);
  expect(numberNotation(norwegian, { decimals: 1 }).tidy?.("1012")).toBe("1012");
  expect(numberNotation(english, {}).tidy?.("1,2500")).toBe("12,500");
});

test("amounts are grouped, years are not, and a number outside its bounds is none", () => {
  const money = numberNotation(norwegian, {});
  expect(money.show(6_490_000)).toBe("6\u00a0490\u00a0000");
  const year = numberNotation(norwegian, { bounds: { min: 1200, max: 2200 }, isGrouped: false });
  expect(year.show(1932)).toBe("1932");
  expect(year.read("32")).toBeUndefined();
});
