import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { formatNumber } from "./format-number.ts";
import { readNumber } from "./read-number.ts";
import { readTypedNumber } from "./read-typed-number.ts";

const norwegian = { formatTag: "nb-NO" };
const english = { formatTag: "en-AU" };

describe("a number as it is typed, by the language of the page", () => {
  test.each([
    ["1,012", 1012],
    ["12,500", 12_500],
    ["1,250,000", 1_250_000],
    ["4,046.9", 4046.9],
    ["4,046.90", 4046.9],
    ["$1,250,000", 1_250_000],
    ["1.250.000", 1_250_000],
    ["1.012,5", 1012.5],
    ["84,5", 84.5],
    ["-1", -1],
    ["", null],
  ])("LIST-102: English %s is %s", (typed, value) => {
    expect(readTypedNumber(typed, english, 1)).toBe(value);
  });

  test.each([
    ["1.012", 1012],
    ["12.500", 12_500],
    ["1.012,5", 1012.5],
    ["1\u00a0012,5 m²", 1012.5],
    ["4 500 000,-", 4_500_000],
    ["kr 4.500.000", 4_500_000],
    ["4,046.9", 4046.9],
    ["84.5", 84.5],
    ["\u22121", -1],
    ["  ", null],
  ])("LIST-102: Norwegian %s is %s", (typed, value) => {
    expect(readTypedNumber(typed, norwegian, 1)).toBe(value);
  });

  test("what may be a group of another language or too many decimals is no number", () => {
    for (const typed of ["1.012", "12.500", "0.125", "1.01.012", "1,01,012", "1,012.345", "12,5,1"])
      expect(readTypedNumber(typed, english, 1)).toBeUndefined();
    for (const typed of ["1,012", "12,500", "0,125", "1.012,345", "1,2.3"])
      expect(readTypedNumber(typed, norwegian, 1)).toBeUndefined();
    expect(readTypedNumber("84.5", english, 0)).toBeUndefined();
    expect(readTypedNumber("84.55", english, 1)).toBeUndefined();
  });

  test("every number is read back as the language formats it", () => {
    assert(
      property(integer({ min: -9_999_999, max: 9_999_999 }), (tenths) => {
        for (const { formatTag } of [norwegian, english]) {
          const context = { language: { formatTag } } as Parameters<typeof formatNumber>[0];
          const shown = formatNumber(context, tenths / 10, 1);
          expect(readTypedNumber(shown, { formatTag }, 1)).toBe(tenths / 10);
        }
      }),
    );
  });
});

test("an address of a search has no language: three digits after the only sign are a group", () => {
  expect(["1,012", "1.012", "4,046.9", "1.012,5", "84,5", "4 500 000 kr"].map(readNumber)).toEqual([
    1012, 1012, 4046.9, 1012.5, 84.5, 4_500_000,
  ]);
  expect(["0,125", "1e3", "-1", "1,2,3", ""].map(readNumber)).toEqual(Array(5).fill(undefined));
});
