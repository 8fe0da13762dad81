import { expect, test } from "vitest";
import { propertyType } from "../search/filters/property-types.ts";
import { type SetValues, wantedValues } from "../search/filters/set-filters.ts";
import { isResidential } from "../search/property-type.ts";
import { propertyTypes } from "./enumerations.ts";
import {
  draftListingTypes,
  searchListingTypes,
  acquisitionOf,
  draftTypeOf,
  listingCoverage,
  listingOfCombination,
  listingOfDraft,
} from "./listing-type.ts";

test("SRCH-123, LIST-026: the six draft types map to a listing type and an acquisition", () => {
  expect(draftListingTypes).toEqual([
    "residential_sale",
    "residential_rent",
    "commercial_sale",
    "commercial_rent",
    "leisure_sale",
    "leisure_rent",
  ]);
  expect(draftListingTypes.map(listingOfDraft)).toEqual([
    { listingType: "residential", acquisition: "buy" },
    { listingType: "residential", acquisition: "rent" },
    { listingType: "commercial", acquisition: "buy" },
    { listingType: "commercial", acquisition: "rent" },
    { listingType: "leisure", acquisition: "buy" },
    { listingType: "leisure", acquisition: "rent" },
  ]);
});

test("SRCH-124, SRCH-125, SRCH-126: an unknown combination is residential sale", () => {
  for (const unknown of ["xyz", "", "__proto__", "new_homes_sale"]) {
    expect(listingOfCombination(unknown)).toEqual({
      listingType: "residential",
      acquisition: "buy",
    });
  }
  expect(listingOfCombination("commercial_rent").listingType).toBe("commercial");
});

test("a combination maps back to its draft type", () => {
  for (const type of draftListingTypes) {
    const { listingType, acquisition } = listingOfDraft(type);
    expect(draftTypeOf(listingType, acquisition)).toBe(type);
  }
});

test("SRCH-001..006: each search type covers its draft types", () => {
  expect(listingCoverage("buy", "rent")).toEqual({
    draftTypes: ["residential_sale", "leisure_sale"],
    isNewOnly: false,
  });
  expect(listingCoverage("rent", "buy").draftTypes).toEqual(["residential_rent", "leisure_rent"]);
  expect(listingCoverage("commercial", "rent").draftTypes).toEqual(["commercial_rent"]);
  expect(listingCoverage("leisure", "sale").draftTypes).toEqual(["leisure_sale"]);
  expect(listingCoverage("new_homes", "buy")).toEqual({
    draftTypes: ["residential_sale", "leisure_sale"],
    isNewOnly: true,
  });
});

test("every draft type is covered by some search", () => {
  const covered = searchListingTypes.flatMap((type) =>
    (["buy", "rent"] as const).flatMap(
      (acquisition) => listingCoverage(type, acquisition).draftTypes,
    ),
  );
  expect(new Set(covered)).toEqual(new Set(draftListingTypes));
});

test("SRCH-080: sale means buy", () => {
  expect(acquisitionOf("commercial", "sale")).toBe("buy");
  expect(acquisitionOf("commercial", "rent")).toBe("rent");
  expect(acquisitionOf("new_homes", "rent")).toBe("buy");
});

test("SRCH-077: seven types are residential", () => {
  expect(propertyTypes.filter(isResidential).toSorted()).toEqual(
    [
      "single_dwelling",
      "twin_dwelling",
      "apartment",
      "townhouse",
      "others",
      "cabin",
      "farm",
    ].toSorted(),
  );
});

const storedTypes = (types?: SetValues["propertyType"]) =>
  wantedValues(propertyType, types ? { propertyType: types } : {});

test("SRCH-113: no type and `all` do not restrict; synonymous types match each other", () => {
  expect([storedTypes(undefined), storedTypes([]), storedTypes(["house", "all"])]).toEqual([
    [],
    [],
    [],
  ]);
  expect(storedTypes(["house", "office"])).toEqual(["house", "single_dwelling", "office"]);
  expect(storedTypes(["single_dwelling", "house"])).toEqual(["house", "single_dwelling"]);
});
