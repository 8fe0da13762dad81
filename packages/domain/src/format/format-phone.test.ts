import { expect, test } from "vitest";
import { formatPhone } from "./format-text.ts";

const norway = { dialCode: "+47", phoneGroups: [3, 2, 3] };
const australia = { dialCode: "+61", phoneGroups: [1, 4, 4] };

test("groups the digits of a phone number; a foreign number is left unchanged", () => {
  expect(formatPhone(norway, "+4799900001")).toBe("+47 999 00 001");
  expect(formatPhone(australia, "+61299900001")).toBe("+61 2 9990 0001");
  expect(formatPhone(norway, "+4612345678")).toBe("+4612345678");
  expect(formatPhone(norway, "+47999000012")).toBe("+47999000012");
});
