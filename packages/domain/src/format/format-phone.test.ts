import { expect, test } from "vitest";
import { formatPhone } from "./format-phone.ts";

test("a number is told in groups that can be read aloud; another country's stays as it is", () => {
  expect(formatPhone("+4799900001")).toBe("+47 999 00 001");
  expect(formatPhone("+61299900001")).toBe("+61 2 9990 0001");
  expect(formatPhone("+4612345678")).toBe("+4612345678");
});
