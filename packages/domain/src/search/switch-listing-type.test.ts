import { expect, test } from "vitest";
import { searchListingTypes, acquisitionOf } from "../listing/listing-type.ts";
import type { RegionBasics } from "../region.ts";
import { kindTerm, listingKinds, tabOf } from "./listing-kinds.ts";
import type { SearchRequest } from "./search-filter.ts";
import { switchListingType } from "./switch-listing-type.ts";

/** The part of a region that switching uses. */
const market: Pick<RegionBasics, "propertyTypeGroups" | "facts"> = {
  facts: {
    isWithIcons: false,
    isFloorShown: true,
    isOwnershipShown: true,
    isTotalPriceShown: true,
  },
  propertyTypeGroups: [
    { listingTypes: ["buy"], types: ["apartment", "townhouse", "plot", "garage_parking"] },
    { listingTypes: ["rent"], types: ["apartment", "townhouse", "dorm", "garage_parking"] },
    { listingTypes: ["new_homes"], types: ["apartment", "plot"] },
    { listingTypes: ["leisure"], types: ["cabin", "apartment"] },
    { listingTypes: ["commercial"], types: ["office", "garage_parking"] },
  ],
};

const toRent = { listingType: "rent", acquisition: "rent" } as const;
const toBuy = { listingType: "buy", acquisition: "buy" } as const;
const toLease = { listingType: "commercial", acquisition: "rent" } as const;
const toNew = { listingType: "new_homes", acquisition: "buy" } as const;

const inOslo = {
  ...toBuy,
  geoId: ["municipality:0301"],
  bedroomMin: 2,
  propertyType: ["apartment", "plot"],
  priceMin: 2_000_000,
  priceMax: 5_000_000,
  totalPriceMax: 5_500_000,
  sharedCostMax: 4_000,
  isLandOwnedBySeller: true,
  facilities: ["balcony"],
  keywords: "peis",
  view: "map",
  zoomLevel: 12,
  locationTopLeftLat: 60,
  sorting: "price",
  order: "asc",
  page: 7,
  size: 24,
} satisfies Partial<SearchRequest>;

test("S3: switching from buying to renting keeps the place, the map, the view and the filters that apply", () => {
  expect(switchListingType(inOslo, toRent, market)).toEqual({
    ...toRent,
    geoId: ["municipality:0301"],
    bedroomMin: 2,
    propertyType: ["apartment"],
    facilities: ["balcony"],
    keywords: "peis",
    view: "map",
    zoomLevel: 12,
    locationTopLeftLat: 60,
    sorting: "price",
    order: "asc",
    size: 24,
  });
});

test("S3: never carries a price between buying and renting, or between homes and commercial property", () => {
  const rent = { ...toRent, priceMax: 15_000, monthlyRentMax: 15_000 };
  expect(switchListingType(rent, toBuy, market)).toEqual(toBuy);
  expect(switchListingType(rent, toLease, market)).toEqual(toLease);
  expect(switchListingType(inOslo, toRent, market)).not.toHaveProperty("priceMax");
  expect(switchListingType(inOslo, { ...toLease, acquisition: "buy" }, market)).not.toHaveProperty(
    "priceMin",
  );
  expect(switchListingType(inOslo, toNew, market)).toMatchObject({ priceMin: 2_000_000 });
});

test("S3: commercial property drops bedrooms, furnishing and other types, and keeps garages", () => {
  const search = {
    ...toRent,
    bedroomMin: 2,
    furnished: ["fully"],
    isPetAllowed: true,
    facilities: ["balcony"],
    propertyType: ["dorm", "garage_parking"],
    showby: ["kitchen"],
  } satisfies Partial<SearchRequest>;
  expect(switchListingType(search, toLease, market)).toEqual({
    ...toLease,
    propertyType: ["garage_parking"],
  });
});

test("drops availability when switching from sale to rent", () => {
  const sold = { ...toBuy, availability: ["sold" as const] };
  expect(switchListingType(sold, toRent, market)).toEqual(toRent);
  expect(switchListingType(sold, toNew, market)).toEqual({ ...toNew, availability: ["sold"] });
});

test("drops a sorting that the new listing type lacks", () => {
  const byTotal = { ...toBuy, sorting: "total_price", order: "asc" } as const;
  expect(switchListingType(byTotal, toRent, market)).toEqual(toRent);
  expect(switchListingType(byTotal, toNew, market)).toMatchObject({ sorting: "total_price" });
});

test("drops listing ids", () => {
  expect(switchListingType({ ...toBuy, propertyId: ["a"] }, toRent, market)).toEqual(toRent);
});

test("S3: a market's lists are its tabs, split into buying and renting where both exist, such as commercial leases", () => {
  const region = { listingTabs: ["buy", "rent", "new_homes", "leisure", "commercial"] } as const;
  const kinds = listingKinds(region);
  expect(kinds.map(kindTerm)).toEqual([
    "status.available_sale",
    "status.available_rent",
    "listing.new_homes",
    "listing.leisure_sale",
    "listing.leisure_rent",
    "listing.commercial_sale",
    "listing.commercial_rent",
  ]);
  for (const listingType of searchListingTypes) {
    for (const side of ["buy", "rent"] as const) {
      const acquisition = acquisitionOf(listingType, side);
      expect(tabOf(region, { listingType, acquisition })).not.toBeNull();
    }
  }
  expect(tabOf(region, { listingType: "residential", acquisition: "rent" })).toBe("rent");
  expect(tabOf({ listingTabs: ["buy"] }, toLease)).toBeNull();
});
