import { expect, test } from "vitest";
import { isShownHereFirst } from "./listing-state.ts";

test("RTE-008: first here is what its advertiser has given to nobody else, as long as it can be had", () => {
  expect(isShownHereFirst({ isFirstOnMarket: true, status: "available" })).toBe(true);
  expect(isShownHereFirst({ isFirstOnMarket: true, status: "sold" })).toBe(false);
  expect(isShownHereFirst({ isFirstOnMarket: false, status: "available" })).toBe(false);
});
