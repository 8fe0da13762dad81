import { describe, expect, test } from "vitest";
import { facetFields, facetsOf, histogramScale, isChosenIn, type FacetField } from "./facets.ts";
import { STUDIO } from "./filter-choices.ts";
import type { SearchFilter } from "./search-filter.ts";

const facilities = [
  { key: "balcony", group: "outdoor" as const, icon: "mdi:balcony", label: { en: "Balcony" } },
  { key: "elevator", group: "building" as const, icon: "mdi:elevator", label: { en: "Lift" } },
];
const facets = facetsOf({ facilities }, "2026-11-21");
const facetOf = (field: FacetField) => {
  const facet = facets.find((each) => each.field === field);
  if (!facet) throw new Error(`${field} is not counted.`);
  return facet;
};
const valuesOf = (field: FacetField) => facetOf(field).options.map(({ value }) => value);
const choose = (field: FacetField, value: string, request: SearchFilter): SearchFilter => ({
  ...request,
  ...facetOf(field).without,
  ...facetOf(field).options.find((option) => option.value === value)?.filter,
});

describe("counted choices", () => {
  test.each([
    ["SRCH-154", "bedroom"],
    ["SRCH-155", "bathroom"],
    ["SRCH-156", "garage"],
  ] as const)(
    "SRCH-210, %s, %s: three or more sets the minimum only, any clears both ends",
    (_id, field) => {
      expect(valuesOf(field).filter((value) => value !== STUDIO)).toEqual([
        "1",
        "2",
        "3",
        "4",
        "5",
      ]);
      expect(choose(field, "3", { [`${field}Max`]: 2, priceMin: 1 })).toEqual({
        priceMin: 1,
        [`${field}Min`]: 3,
        [`${field}Max`]: undefined,
      });
      expect(choose(field, "any", { [`${field}Min`]: 2 })).toEqual({
        [`${field}Min`]: undefined,
        [`${field}Max`]: undefined,
      });
    },
  );

  test("of bedrooms none can be chosen too: a studio", () => {
    expect(valuesOf("bedroom")).toContain(STUDIO);
    expect(choose("bedroom", STUDIO, { bedroomMin: 2 })).toEqual({ bedroomMax: 0 });
    expect(valuesOf("bathroom")).not.toContain(STUDIO);
  });

  test("SRCH-157, SRCH-158: number of floors, as in the menu", () => {
    expect(valuesOf("floors")).toEqual(["notFirst", "1", "2", "3", "4", "5", "6", "above"]);
    expect(choose("floors", "above", {})).toEqual({ floors: { min: 7 } });
  });

  test("SRCH-169: metres to the nearest stop, as in the menu", () => {
    expect(valuesOf("transportationRadius")).toEqual(["100", "250", "500", "750", "1000"]);
  });

  test("SRCH-170, SRCH-171: the next 30 days for viewings, today first", () => {
    const days = valuesOf("viewingDate");
    expect([days.length, days[0], days.at(-1)]).toEqual([30, "2026-11-21", "2026-12-20"]);
  });

  test("SRCH-092, SRCH-093: counts every availability, whichever is chosen", () => {
    expect(valuesOf("availability")).toEqual([
      "available",
      "future",
      "sold",
      "rented",
      "unavailable",
    ]);
    expect(facetOf("availability").without).toEqual({ availability: ["all"] });
  });

  test("a sentinel is not a choice", () => {
    for (const field of facetFields) {
      expect(valuesOf(field)).not.toContain("all");
      expect(valuesOf(field)).not.toContain("any");
    }
  });

  test("SRCH-056, SRCH-174: facilities are those of the region and are combined", () => {
    expect(valuesOf("facilities")).toEqual(["balcony", "elevator"]);
    expect(facetOf("facilities").without).toEqual({});
  });

  test("counting a field's choices ignores the field's own value only", () => {
    expect(isChosenIn({ bedroomMin: 2 }, facetOf("bedroom"))).toBe(true);
    expect(isChosenIn({ priceMin: 2 }, facetOf("bedroom"))).toBe(false);
    expect(isChosenIn({}, facetOf("availability"))).toBe(true);
  });
});

describe("price histogram", () => {
  const sliders = {
    buyPrice: { min: 0, max: 20_000_001, step: 50_000 },
    rentPrice: { min: 0, max: 3_001, step: 10 },
    monthlyRent: { min: 0, max: 30_001, step: 500 },
    primaryRoom: { min: 0, max: 20_001, step: 1 },
  };
  test.each([
    ["SRCH-160", "month", { listingType: "buy", acquisition: "buy" }, 400_000, 50],
    ["SRCH-165", "month", { listingType: "rent", acquisition: "rent" }, 1_000, 30],
    ["SRCH-162, SRCH-166", "week", { listingType: "rent", acquisition: "rent" }, 60, 50],
  ] as const)(
    "%s: bars are on the steps of the slider, for rents a %s",
    (_ids, rentPeriod, offer, width, bars) => {
      expect(histogramScale({ sliders, rentPeriod }, offer)).toMatchObject({
        min: 0,
        width,
        bars,
      });
    },
  );

  test("counting ignores a rent under both of its names, a price under one", () => {
    const without = (listingType: "buy" | "rent") =>
      Object.keys(
        histogramScale({ sliders, rentPeriod: "month" }, { listingType, acquisition: "buy" })
          .without,
      );
    expect(without("buy")).toEqual(["priceMin", "priceMax"]);
    expect(without("rent")).toEqual(["priceMin", "priceMax", "monthlyRentMin", "monthlyRentMax"]);
  });
});
