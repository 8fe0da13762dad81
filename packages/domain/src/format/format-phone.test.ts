import { expect, test } from "vitest";
import type { PhoneFormat } from "../region.ts";
import { formatPhone, phoneLink } from "./format-phone.ts";

const phoneFormats: readonly PhoneFormat[] = [
  ["49", "xxx xx xxx"],
  ["0", "xxxxx", true],
];
const region = { dialCode: "+47", phoneFormats };

test("LEAD-014: a number of the market is grouped as it is written there, however it was typed", () => {
  for (const typed of ["+4799900001", "999 00 001", "0047 99 90 00 01", "001147 99900001"]) {
    expect(phoneLink(region, typed)).toEqual({ text: "999 00 001", href: "tel:+4799900001" });
  }
});

test("LEAD-014: a number that works in its market alone is dialled as it is written", () => {
  expect(phoneLink(region, "+4702000")).toEqual({ text: "02000", href: "tel:02000" });
});

test("a number of another market, and what is none, is left unchanged", () => {
  for (const phone of ["+4612345678", "+47999000012", "22000000 ext 12", "ring meg"]) {
    expect(formatPhone(region, phone)).toBe(phone);
  }
});
