import { regionNoBasics } from "@hjem/region-no/basics";
import { expect, test } from "vitest";
import { applyReading } from "./apply-reading.ts";

const reading = (filter = {}, words = "") => ({ filter, chips: [], words });
const applied = (search: Parameters<typeof applyReading>[0], ...read: Parameters<typeof reading>) =>
  applyReading(search, reading(...read), regionNoBasics);

test("SRCH-009: places that are read join those that are chosen, each once, from the first page", () => {
  const search = { geoId: ["municipality:0301"], bedroomMin: 2, page: 4 };
  expect(applied(search, { geoId: ["municipality:5001", "municipality:0301"] })).toEqual({
    geoId: ["municipality:0301", "municipality:5001"],
    bedroomMin: 2,
    page: 1,
  });
});

test("a place that is read takes the place of a circle", () => {
  const search = { mapCentroid: { lat: 63.4, lng: 10.4 }, propertyRadius: 2_000 };
  expect(applied(search, { geoId: ["municipality:0301"] })).toEqual({
    geoId: ["municipality:0301"],
    page: 1,
  });
});

test("S6: words that were not read take the place of earlier ones; where all was read those stay", () => {
  expect(applied({ keywords: "hage" }, {}, "peis").keywords).toBe("peis");
  expect(applied({ keywords: "hage" }, { bedroomMin: 2 }).keywords).toBe("hage");
});

test("a price that is read takes the place of both ends of the last one", () => {
  const search = { priceMin: 4_000_000, priceMax: 8_000_000, bedroomMin: 2 };
  expect(applied(search, { priceMax: 3_000_000 })).toEqual({
    priceMax: 3_000_000,
    bedroomMin: 2,
    page: 1,
  });
});

test("who turns to homes to rent keeps what still applies, not the prices of homes for sale", () => {
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
