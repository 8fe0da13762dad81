import { expect, test } from "vitest";
import { pageNumberOf } from "./page-number.ts";

test.each([
  ["", 1],
  ["page=", 1],
  ["page=3", 3],
  ["page=1000", 1_000],
  ["page=1001", 1],
  ["page=99999", 1],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=1.5", 1],
  ["page=two", 1],
])("an address with %j asks for page %i", (address, page) => {
  expect(pageNumberOf(new URLSearchParams(address))).toBe(page);
});
