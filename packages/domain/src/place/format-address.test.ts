import { expect, test } from "vitest";
import { formatAddress, placeLine } from "./format-address.ts";

test("an address is written as its market does", () => {
  const norwegian = { placeNames: { lowerCaseWords: [], isStateUpperCase: false } };
  const storgata = { street: "Storgata 12B", suburb: "Oslo", region: "Oslo", postCode: "0184" };
  expect(formatAddress(storgata, norwegian)).toBe("Storgata 12B, 0184 Oslo");
  const smith = {
    street: "12/45 Smith Street",
    suburb: "Fitzroy",
    region: "VIC",
    postCode: "3065",
  };
  const australian = { placeNames: { lowerCaseWords: [], isStateUpperCase: true } };
  expect(formatAddress(smith, australian)).toBe("12/45 Smith Street, Fitzroy VIC 3065");
});

test("what is not filled in yet is left out of an address", () => {
  const form = { placeNames: { lowerCaseWords: [], isStateUpperCase: false } };
  expect(formatAddress({ street: "Storgata 12B", suburb: null }, form)).toBe("Storgata 12B");
  expect(formatAddress({ suburb: "Oslo" }, form)).toBe("Oslo");
  expect(formatAddress({}, form)).toBe("");
});

test("the place of a home is that of its page, not the district that it is found by, and never its street", () => {
  const norwegian = { placeNames: { lowerCaseWords: [], isStateUpperCase: false } };
  const home = {
    fullAddress: "Klostergata 1, 7030 Trondheim",
    street: "Klostergata 1",
    displayName: "Singsaker",
    postCode: "7030",
    region: "Trøndelag",
  };
  expect(placeLine(home, norwegian)).toBe("7030 Trondheim");
  expect(placeLine({ ...home, fullAddress: "7030 Trondheim", street: "" }, norwegian)).toBe(
    "7030 Trondheim",
  );
  const other = { ...home, fullAddress: "Klostergata 1B" };
  expect(placeLine(other, norwegian)).toBe("7030 Singsaker");
});
