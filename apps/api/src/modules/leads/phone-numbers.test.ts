import { formatPhone } from "@hjem/domain/format/format-phone";
import { regionAuBasics } from "@hjem/region-au/basics";
import { regionNoBasics } from "@hjem/region-no/basics";
import { parsePhoneNumber } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { readPhone } from "./form-checks.ts";

test.each([
  ["0047 912 34 567", "+47", "+4791234567"],
  ["00 47 91 23 45 67", "+47", "+4791234567"],
  ["(0047) 22 33 44 55", "+47", "+4722334455"],
  ["02000", "+47", "+4702000"],
  ["0011 61 412 345 678", "+61", "+61412345678"],
  ["0011 47 912 34 567", "+61", "+4791234567"],
  ["0061 3 9157 0006", "+61", "+61391570006"],
  ["(03) 9157 0006", "+61", "+61391570006"],
  ["1300 913 181", "+61", "+611300913181"],
  ["13 12 13", "+61", "+61131213"],
  ["00 12", "+47", null],
  ["0011", "+61", null],
])("LEAD-015: %s written in %s is %s", (text, dialCode, number) => {
  expect(readPhone(text, dialCode)).toBe(number);
});

/** Numbers of a range, in even steps. */
const numbersFrom = (first: number, last: number) =>
  Array.from({ length: 200 }, (_, step) => first + Math.floor(((last - first) * step) / 199));

test.each([
  ["Norwegian landlines", regionNoBasics, 20_000_000, 39_999_999],
  ["Norwegian landlines", regionNoBasics, 50_000_000, 79_999_999],
  ["Norwegian service numbers", regionNoBasics, 80_000_000, 89_999_999],
  ["Australian mobiles", regionAuBasics, 400_000_000, 499_999_999],
  ["Australian landlines", regionAuBasics, 220_000_000, 399_999_999],
  ["Australian landlines", regionAuBasics, 700_000_000, 899_999_999],
  ["local rate numbers", regionAuBasics, 1_300_000_000, 1_300_999_999],
  ["free numbers", regionAuBasics, 1_800_000_000, 1_800_999_999],
] as const)("%s are grouped as the library of phone numbers does", (_, region, first, last) => {
  const numbers = numbersFrom(first, last)
    .map((digits) => parsePhoneNumber(`${region.dialCode}${digits}`))
    .filter((number) => number.isValid());
  expect(numbers.length).toBeGreaterThan(10);
  for (const number of numbers) {
    expect(formatPhone(region, number.number)).toBe(number.formatNational());
  }
});

// Its Norwegian mobiles are in pairs, its six digits in one: people here write neither.
test("LEAD-015: Norwegian mobiles and numbers of six digits are grouped as their market writes them", () => {
  expect(formatPhone(regionNoBasics, "+4791234567")).toBe("912 34 567");
  expect(formatPhone(regionNoBasics, "+4740050250")).toBe("400 50 250");
  expect(formatPhone(regionAuBasics, "+61131213")).toBe("13 12 13");
});
