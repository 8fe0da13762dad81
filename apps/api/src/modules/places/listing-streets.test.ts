import { expect, test } from "vitest";
import { fitzroy, sampleListing } from "../../testing/sample-listings.ts";
import { geoIdsOf } from "./listing-streets.ts";

test("D43: a listing is in the places it names, in its postcode and in its street", () => {
  expect(geoIdsOf(sampleListing(1).address)).toEqual([
    "county:03",
    "municipality:0301",
    "district:0301-grunerlokka",
    "postcode:0184",
    "street:0301-storgata",
  ]);
  expect(geoIdsOf(sampleListing(2, { address: fitzroy }).address)).toContain(
    "street:3065-fitzroy-smith-street",
  );
});
