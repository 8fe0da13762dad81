import { expect, test } from "vitest";
import { listHref } from "./list-search.ts";
import { withoutFilter, withoutFilters, withoutValue } from "./without-filter.ts";

test("SRCH-139, SRCH-205: removing a price removes both ends and returns to the first page", () => {
  const search = { priceMin: 4_000_000, priceMax: 7_000_000, bedroomMin: 2, page: 3 };
  expect(listHref(withoutFilter(search, "price"))).toBe("/list?bedroomMin=2");
});

test("removes one of two places", () => {
  const search = { geoId: ["municipality:5001", "municipality:5031"] };
  expect(listHref(withoutValue(search, "geoId", "municipality:5031"))).toBe(
    "/list?geoId=municipality:5001",
  );
  expect(
    listHref(withoutValue({ geoId: ["municipality:5031"] }, "geoId", "municipality:5031")),
  ).toBe("/list");
});

test("SRCH-206: clearing all filters keeps listing type, view and sorting", () => {
  const search = {
    listingType: "rent" as const,
    acquisition: "rent" as const,
    view: "grid" as const,
    sorting: "price" as const,
    order: "asc" as const,
    priceMax: 15_000,
    geoId: ["county:03"],
  };
  expect(listHref(withoutFilters(search))).toBe(
    "/list?listingType=rent&sorting=price&order=asc&view=grid",
  );
});

test("keeps the language and the landing page in the URL, but not campaign parameters", () => {
  expect(
    listHref({ bedroomMin: 2 }, [
      ["language", "en"],
      ["utm_source", "mail"],
    ]),
  ).toBe("/list?bedroomMin=2&language=en");
});
