import { SearchRequest } from "@hjem/domain/search/search-filter";
import { regionNo } from "@hjem/region-no";
import { expect, test } from "vitest";
import { unitsQuery, unitsSearch } from "./project-units-query.ts";

const page = { region: regionNo, now: Date.parse("2026-11-21T09:00:00Z") };
const requested = SearchRequest.parse({
  listingType: "new_homes",
  geoId: ["municipality:0301"],
  bedroomMin: 3,
  priceMax: 6_000_000,
  sorting: "price",
  order: "asc",
  page: 4,
  view: "map",
  locationTopLeftLat: 60,
  locationTopLeftLng: 10,
  locationBottomRightLat: 59,
  locationBottomRightLng: 11,
  zoomLevel: 9,
});

test("D55: links to a project with the filters that its units differ by, but without view and sorting", () => {
  const query = unitsQuery(requested);
  expect(query).toBe("listingType=new_homes&geoId=municipality:0301&priceMax=6000000&bedroomMin=3");
  expect(unitsSearch(new URLSearchParams(query), "pr0j3ct000", page)).toMatchObject({
    listingType: "new_homes",
    bedroomMin: 3,
    priceMax: 6_000_000,
    propertyId: ["pr0j3ct000"],
    groupUnits: false,
    page: 1,
    size: 100,
  });
});

test("is empty for a search by place only, and for an invalid query", () => {
  expect(unitsQuery(SearchRequest.parse({ geoId: ["municipality:0301"], page: 2 }))).toBe("");
  for (const query of ["", "language=en", "geoId=municipality:0301", "bedroomMin=5&bedroomMax=2"]) {
    expect(unitsSearch(new URLSearchParams(query), "pr0j3ct000", page)).toBeNull();
  }
});
