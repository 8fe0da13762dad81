import { expect, test } from "vitest";
import {
  addressPostcode,
  areaAddress,
  areaTerm,
  locationTerm,
  widerGeoId,
} from "./area-address.ts";

test("RTE-015, RTE-016: the rest of the path is one search term, with spaces for slashes", () => {
  expect(locationTerm("oslo")).toBe("oslo");
  expect(locationTerm("norway/oslo")).toBe("norway oslo");
  expect(locationTerm("/norway//oslo/frogner/")).toBe("norway oslo frogner");
});

test("RTE-016: decodes percent-encoding once, and keeps malformed encoding", () => {
  expect(locationTerm("m%C3%B8re%20og%20romsdal/%C3%A5lesund")).toBe("møre og romsdal ålesund");
  expect(locationTerm("norway%2Foslo")).toBe("norway oslo");
  expect(locationTerm("100%2525")).toBe("100%25");
  expect(locationTerm("oslo%E0%A4%A")).toBe("oslo%E0%A4%A");
});

const place = (geoId: string, name: string, isNameShared = false) => ({
  geoId,
  name,
  isNameShared,
});

test("the path of a place is its names from wide to narrow, in ASCII", () => {
  expect(areaAddress([place("county:15", "Møre og Romsdal")])).toBe("more-og-romsdal");
  expect(
    areaAddress([
      place("municipality:0301", "Oslo"),
      place("district:0301-grunerlokka", "Grünerløkka"),
    ]),
  ).toBe("oslo/grunerlokka");
});

test("a state's path is its code, and places with the same name are told apart by postcode", () => {
  const victoria = place("state:vic", "Victoria");
  expect(areaAddress([victoria, place("suburb:3121-richmond", "Richmond")])).toBe("vic/richmond");
  expect(areaAddress([victoria, place("suburb:3121-richmond", "Richmond", true)])).toBe(
    "vic/3121-richmond",
  );
  expect(addressPostcode("vic/3121-richmond")).toBe("3121");
  expect(addressPostcode("vic/richmond")).toBe("");
});

test.each([
  ["municipality:1508", "Møre og Romsdal", "county:15"],
  ["district:0301-frogner", "Oslo", "municipality:0301"],
  ["suburb:3065-fitzroy", "VIC", "state:vic"],
  ["state:vic", null, null],
])("%s in %s is part of %s", (geoId, parent, wider) => {
  expect(widerGeoId({ geoId, parent })).toBe(wider);
});

test.each([
  ["municipality:5001", "Trondheim", "Trøndelag", "trondelag/trondheim"],
  ["municipality:0301", "Oslo", "Oslo", "oslo"],
  ["district:0301-frogner", "Frogner", "Oslo", "oslo/frogner"],
  ["state:vic", "Victoria", null, "vic"],
  ["suburb:3065-fitzroy", "Fitzroy", "VIC", "vic/3065-fitzroy"],
  ["postcode:3065", "3065", "VIC", null],
])("%s has its page at %s", (geoId, name, parent, term) => {
  expect(areaTerm({ geoId, name, parent })).toBe(term);
});
