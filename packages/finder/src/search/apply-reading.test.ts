import { regionNoBasics } from "@hjem/region-no/basics";
import { expect, test } from "vitest";
import { applyReading } from "./apply-reading.ts";

const reading = (filter = {}, words = "") => ({ filter, chips: [], words });
const applied = (search: Parameters<typeof applyReading>[0], ...read: Parameters<typeof reading>) =>
  applyReading(search, reading(...read), regionNoBasics);

test("SRCH-009: adds recognised places to the selected ones without duplicates, and goes to the first page", () => {
  const search = { geoId: ["municipality:0301"], bedroomMin: 2, page: 4 };
  expect(applied(search, { geoId: ["municipality:5001", "municipality:0301"] })).toEqual({
    geoId: ["municipality:0301", "municipality:5001"],
    bedroomMin: 2,
    page: 1,
  });
});

test("a recognised place replaces a circle", () => {
  const search = { mapCentroid: { lat: 63.4, lng: 10.4 }, propertyRadius: 2_000 };
  expect(applied(search, { geoId: ["municipality:0301"] })).toEqual({
    geoId: ["municipality:0301"],
    page: 1,
  });
});

test("S6: remaining keywords replace earlier ones; if everything was recognised the earlier ones stay", () => {
  expect(applied({ keywords: "hage" }, {}, "peis").keywords).toBe("peis");
  expect(applied({ keywords: "hage" }, { bedroomMin: 2 }).keywords).toBe("hage");
});

test("a recognised price replaces both ends of the previous one", () => {
  const search = { priceMin: 4_000_000, priceMax: 8_000_000, bedroomMin: 2 };
  expect(applied(search, { priceMax: 3_000_000 })).toEqual({
    priceMax: 3_000_000,
    bedroomMin: 2,
    page: 1,
  });
});

test("switching to rentals keeps the filters that apply, but not sale prices", () => {
  const search = {
    priceMax: 5_000_000,
    propertyType: ["apartment" as const, "plot" as const],
    geoId: ["municipality:0301"],
  };
  expect(applied(search, { listingType: "rent", acquisition: "rent" })).toEqual({
    listingType: "rent",
    acquisition: "rent",
    propertyType: ["apartment"],
    geoId: ["municipality:0301"],
    page: 1,
  });
});

test("D30: a rent of homes is not carried to business premises, whose rent may have another period", () => {
  const search = { listingType: "rent", acquisition: "rent", priceMax: 650 } as const;
  expect(applied(search, { listingType: "commercial", acquisition: "rent" })).toEqual({
    listingType: "commercial",
    acquisition: "rent",
    page: 1,
  });
});
