import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SearchRequest, type SearchRequestInput } from "../search/search-filter.ts";
import { searchHash, searchToSave, withRestrictingArea } from "./search-hash.ts";

const hash = (input: SearchRequestInput) => searchHash(SearchRequest.parse(input));
const frame = {
  locationTopLeftLat: 63.5,
  locationTopLeftLng: 10.2,
  locationBottomRightLat: 63.3,
  locationBottomRightLng: 10.6,
};
const polygon: [number, number][] = [
  [10.3, 63.4],
  [10.4, 63.4],
  [10.4, 63.5],
];

describe("the hash of a search", () => {
  test("SAVE-033: is the same for the same filters in any order, of fields and of values", () => {
    const search: SearchRequestInput = {
      geoId: ["municipality:5001", "city:bergen"],
      bedroomMin: 3,
      priceMax: 5_000_000,
      propertyType: ["apartment", "house"],
      facilities: ["lift", "balcony"],
    };
    const other: SearchRequestInput = {
      facilities: ["balcony", "lift", "lift"],
      propertyType: ["house", "apartment"],
      priceMax: 5_000_000,
      bedroomMin: 3,
      geoId: ["city:bergen", "municipality:5001", "city:bergen"],
    };
    expect(hash(search)).toBe(hash(other));
    expect(hash(search)).toMatch(/^[0-9a-f]{16}$/);
  });

  test("D68: does not depend on page, size, view, sorting, order and zoom", () => {
    const arranged = { page: 4, size: 50, view: "map", sorting: "price", order: "asc" } as const;
    expect(hash({ bedroomMin: 2, ...arranged, zoomLevel: 11 })).toBe(hash({ bedroomMin: 2 }));
  });

  test("is the same whether a default is named or not", () => {
    const defaults: SearchRequestInput = {
      listingType: "buy",
      acquisition: "buy",
      availability: ["available"],
      groupUnits: true,
      priceMin: 0,
      keywords: "  ",
      facilities: [],
      propertyType: ["all"],
      floors: {},
      isPetAllowed: false,
      includesSurrounding: true,
    };
    expect(hash(defaults)).toBe(hash({}));
    expect(searchHash({})).toBe(hash({}));
    expect(searchHash({ acquisition: "rent" })).toBe(
      hash({ acquisition: "rent", listingType: "rent" }),
    );
    expect(hash({ keywords: " sea   view" })).toBe(hash({ keywords: "sea view" }));
  });

  test("SAVE-007, SAVE-027: a search is saved from its first page, with all its filters but a lone showby of any", () => {
    const save = (input: SearchRequestInput) => searchToSave(SearchRequest.parse(input));
    const filters: SearchRequestInput = { bedroomMin: 2, geoId: ["municipality:5001"] };
    expect(save({ ...filters, page: 4, showby: ["any"] })).toEqual(SearchRequest.parse(filters));
    expect(save({ showby: ["any", "kitchen"] }).showby).toEqual(["any", "kitchen"]);
  });

  test("SAVE-027: a lone showby of any is no filter, beside another kind it is", () => {
    expect(hash({ showby: ["any"] })).toBe(hash({}));
    expect(hash({ showby: ["any", "kitchen"] })).not.toBe(hash({ showby: ["kitchen"] }));
  });

  test("differs where the results may differ", () => {
    const searches: SearchRequestInput[] = [
      {},
      { listingType: "rent", acquisition: "rent" },
      { listingType: "commercial" },
      { listingType: "commercial", acquisition: "rent" },
      { availability: ["all"] },
      { availability: ["sold"] },
      { groupUnits: false },
      { bedroomMin: 2 },
      { bedroomMax: 2 },
      { floors: { min: 2 } },
      { floors: { max: 2 } },
      { geoId: ["suburb:3065-fitzroy"] },
      { geoId: ["suburb:3065-fitzroy"], includesSurrounding: true },
      { keywords: "sea view" },
      { ...frame },
      { ...frame, locationTopLeftLat: 63.6 },
      { polygon },
      {
        polygon: polygon
          .toReversed()
          .slice(0, 2)
          .concat([[10.5, 63.6]]),
      },
      { mapCentroid: { lat: 63.4, lng: 10.4 }, propertyRadius: 500 },
      { mapCentroid: { lat: 63.4, lng: 10.4 }, propertyRadius: 1_000 },
    ];
    expect(new Set(searches.map(hash)).size).toBe(searches.length);
  });

  test("searches that differ in an amount have different hashes", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 50, maxLength: 200 }),
        (amounts) => {
          expect(new Set(amounts.map((priceMax) => hash({ priceMax }))).size).toBe(amounts.length);
        },
      ),
    );
  });
});

describe("the area of a saved search", () => {
  test("D68: the map frame counts only where no place, polygon or circle does", () => {
    const circle = { mapCentroid: { lat: 63.4, lng: 10.4 }, propertyRadius: 500 };
    expect(withRestrictingArea(frame)).toEqual(frame);
    expect(withRestrictingArea({ ...frame, geoId: ["city:bergen"] })).toEqual({
      geoId: ["city:bergen"],
    });
    expect(withRestrictingArea({ ...frame, polygon })).toEqual({ polygon });
    expect(withRestrictingArea({ ...frame, ...circle })).toEqual(circle);
    expect(hash({ ...frame, polygon })).toBe(hash({ polygon }));
  });

  test("half a circle restricts nothing, and leaves the frame", () => {
    expect(withRestrictingArea({ ...frame, mapCentroid: { lat: 63.4, lng: 10.4 } })).toEqual(frame);
    expect(withRestrictingArea({ ...frame, propertyRadius: 500 })).toEqual(frame);
  });
});
