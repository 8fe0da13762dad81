import { expect, test } from "vitest";
import { isShownHereFirst } from "./availability.ts";

test("RTE-008: a listing is first on market while it is exclusive and available", () => {
  expect(isShownHereFirst({ isFirstOnMarket: true, status: "available" })).toBe(true);
  expect(isShownHereFirst({ isFirstOnMarket: true, status: "sold" })).toBe(false);
  expect(isShownHereFirst({ isFirstOnMarket: false, status: "available" })).toBe(false);
});
