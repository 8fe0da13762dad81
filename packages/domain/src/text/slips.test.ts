import { expect, test } from "vitest";
import { isSlipOf, slipsAllowed, slipsBetween } from "./slips.ts";

test("a wrong, missing, extra or transposed letter is one typo", () => {
  for (const typed of ["trondhsim", "trondeim", "tronddheim", "trondhiem"]) {
    expect(slipsBetween(typed, "trondheim")).toBe(1);
  }
  expect(slipsBetween("trondheim", "trondheim")).toBe(0);
  expect(slipsBetween("", "abc")).toBe(3);
});

test("short words and numbers allow no typos", () => {
  expect(["oslo", "mo", "7010", "trondheim"].map(slipsAllowed)).toEqual([1, 0, 0, 2]);
});

test("a prefix of a word is not a typo of it", () => {
  expect(isSlipOf("trond", "trondheim")).toBe(false);
  expect(isSlipOf("tronheim", "trondheim")).toBe(true);
});
