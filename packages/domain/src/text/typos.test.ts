import { expect, test } from "vitest";
import { isTypoOf, typosAllowed, typosBetween } from "./typos.ts";

test("a wrong, missing, extra or transposed letter is one typo", () => {
  for (const typed of ["trondhsim", "trondeim", "tronddheim", "trondhiem"]) {
    expect(typosBetween(typed, "trondheim")).toBe(1);
  }
  expect(typosBetween("trondheim", "trondheim")).toBe(0);
  expect(typosBetween("", "abc")).toBe(3);
});

test("short words and numbers allow no typos", () => {
  expect(["oslo", "mo", "7010", "trondheim"].map(typosAllowed)).toEqual([1, 0, 0, 2]);
});

test("a prefix of a word is not a typo of it", () => {
  expect(isTypoOf("trond", "trondheim")).toBe(false);
  expect(isTypoOf("tronheim", "trondheim")).toBe(true);
});
