import { parseSearch } from "@hjem/domain/search/search-url";
import { regionNoBasics as region } from "@hjem/region-no/basics";
import { expect, test } from "vitest";
import { pageListing } from "./listing-type-of-page.ts";

const listingOf = (query: string) =>
  pageListing({ region }, parseSearch(new URLSearchParams(query), region, "2026-11-21"));

test("S3: the menu includes commercial leases, and marks the current listing type", () => {
  for (const from of ["", "listingType=rent", "listingType=commercial&acquisition=rent"]) {
    const { hrefs } = listingOf(from);
    expect(Object.keys(hrefs)).toEqual([
      "buy",
      "rent",
      "new_homes",
      "leisure",
      "commercial",
      "lease",
    ]);
    for (const [kind, href] of Object.entries(hrefs)) {
      expect(listingOf(href.split("?")[1] ?? "").current).toBe(kind);
    }
  }
});

test("S3: commercial leases keep the place, and renting is kept for holiday homes", () => {
  const { hrefs } = listingOf("listingType=rent&geoId=municipality:0301&priceMax=15000");
  expect(hrefs.lease).toBe("/list?listingType=commercial&acquisition=rent&geoId=municipality:0301");
  expect(hrefs.leisure).toContain("acquisition=rent");
  expect(hrefs.commercial).not.toContain("acquisition");
});
