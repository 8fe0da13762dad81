import type { Area, AreaPlace } from "@hjem/domain/place/area";

/** A place of the Norwegian demo; the numbers are made up. */
export const areaPlace = (name: string, address: string, count: number): AreaPlace => ({
  geoId: `district:0301-${address.slice(address.lastIndexOf("/") + 1)}`,
  kind: "district",
  name,
  parent: address.includes("/") ? "Oslo" : null,
  address,
  count,
});

const median = (value: number, homes: number) => ({ value, homes });

/** Frogner in Oslo as in API responses, with a test's changes. */
export const area = (given: Partial<Area> = {}): Area => ({
  ...areaPlace("Frogner", "oslo/frogner", 166),
  matches: 1,
  ancestors: [areaPlace("Oslo", "oslo", 5_412)],
  alternatives: [],
  counts: [
    { listingType: "buy", acquisition: "buy", count: 128 },
    { listingType: "rent", acquisition: "rent", count: 24 },
    { listingType: "new_homes", acquisition: "buy", count: 12 },
    { listingType: "leisure", acquisition: "buy", count: 0 },
    { listingType: "leisure", acquisition: "rent", count: 0 },
    { listingType: "commercial", acquisition: "buy", count: 3 },
    { listingType: "commercial", acquisition: "rent", count: 11 },
  ],
  medians: {
    price: median(7_450_000, 127),
    pricePerPrimary: median(112_300, 119),
    rent: median(19_500, 24),
  },
  soldQuarters: [
    { year: 2026, quarter: 4, homes: 21, price: 7_300_000 },
    { year: 2026, quarter: 3, homes: 34, price: 7_150_000 },
    { year: 2026, quarter: 2, homes: 3, price: null },
  ],
  propertyTypes: [
    { type: "apartment", count: 119, medianPrice: median(7_200_000, 118) },
    { type: "townhouse", count: 9, medianPrice: median(14_900_000, 9) },
    { type: "single_dwelling", count: 2, medianPrice: null },
  ],
  bedrooms: [
    { min: 1, count: 128 },
    { min: 2, count: 90 },
    { min: 3, count: 41 },
  ],
  inside: { total: 0, most: [], initials: [], named: [] },
  neighbours: [
    areaPlace("St. Hanshaugen", "oslo/st-hanshaugen", 97),
    areaPlace("Ullern", "oslo/ullern", 1),
  ],
  ...given,
});

/** A place where nothing is for sale or rent. */
export const emptyArea = (given: Partial<Area> = {}): Area =>
  area({
    count: 0,
    counts: area().counts.map((kind) => ({ ...kind, count: 0 })),
    medians: { price: null, pricePerPrimary: null, rent: null },
    soldQuarters: [],
    propertyTypes: [],
    bedrooms: [],
    ...given,
  });
