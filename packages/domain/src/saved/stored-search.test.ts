import { expect, test } from "vitest";
import { SearchRequest, type SearchRequestInput } from "../search/search-filter.ts";
import { searchToSave } from "./search-hash.ts";
import { areViewingDaysOver, readStoredSearch, writeStoredSearch } from "./stored-search.ts";

const region = {
  facilities: [{ key: "lift", group: "building", icon: "mdi:lift", label: {} } as const],
};
const request = (input: SearchRequestInput) => SearchRequest.parse(input);
const read = (stored: unknown) => readStoredSearch(stored, region);
const stored = (input: SearchRequestInput): unknown =>
  JSON.parse(writeStoredSearch(searchToSave(request(input))));

test("D68: a search comes back as it was stored, on page 1 of the usual size", () => {
  const search: SearchRequestInput = {
    bedroomMin: 3,
    facilities: ["lift"],
    floors: { min: 2, max: 7 },
    polygon: [
      [10.3, 63.4],
      [10.4, 63.4],
      [10.4, 63.5],
    ],
    sorting: "price",
    order: "asc",
    view: "map",
  };
  const { query, dropped } = read(stored({ ...search, page: 7, size: 50 }));
  expect(query).toEqual(request(search));
  expect(dropped).toEqual([]);
});

test("D68: it is stored as its body on the wire", () => {
  expect(stored({ bedroomMin: 3, isPetAllowed: true })).toMatchObject({
    bedroom_min: 3,
    is_pet_allowed: true,
    listing_type: "buy",
  });
});

test("issue 14: filters that no longer exist are left out and named, the others stay", () => {
  const { query, dropped } = read({
    listing_type: "rent",
    bedroom_min: 2,
    has_moat: true,
    bathroom_min: "two",
    facilities: ["lift", "moat"],
    property_type: ["apartment", "igloo"],
    energy_profile: ["z"],
  });
  expect(query).toEqual(
    request({
      listingType: "rent",
      bedroomMin: 2,
      facilities: ["lift"],
      propertyType: ["apartment"],
    }),
  );
  expect(dropped.toSorted()).toEqual([
    "bathroom_min",
    "energy_profile",
    "facilities",
    "has_moat",
    "property_type",
  ]);
});

test("a frame that lost a side, and a polygon that crosses itself, are left out whole", () => {
  const { query, dropped } = read({
    location_top_left_lat: 63.5,
    location_top_left_lng: 10.2,
    location_bottom_right_lat: "south",
    location_bottom_right_lng: 10.6,
    polygon: [
      [10, 60],
      [11, 61],
      [11, 60],
      [10, 61],
    ],
  });
  expect(query).toEqual(request({}));
  expect(dropped.toSorted()).toEqual([
    "location_bottom_right_lat",
    "location_bottom_right_lng",
    "location_top_left_lat",
    "location_top_left_lng",
    "polygon",
  ]);
});

test("a NUL that somebody typed is not stored: the database has no text with one", () => {
  const text = writeStoredSearch(request({ keywords: "peis\0 \\u0000 hage" }));
  expect(JSON.parse(text)).toMatchObject({ keywords: "peis \\u0000 hage" });
});

test("what is no search at all is the search without filters", () => {
  for (const nothing of [null, [], "x", 1]) {
    expect(read(nothing)).toEqual({ query: request({}), dropped: [] });
  }
});

test("D70: viewing days are over once they are past in every zone of the region", () => {
  const timeZones = { default: "Australia/Sydney", byState: { WA: "Australia/Perth" } };
  const over = (viewingDate: SearchRequest["viewingDate"], now: string) =>
    areViewingDaysOver({ viewingDate }, { timeZones }, Date.parse(now));
  // Past midnight in Sydney, before it in Perth.
  expect(over(["2026-11-21"], "2026-11-21T14:00:00Z")).toBe(false);
  expect(over(["2026-11-21"], "2026-11-21T16:30:00Z")).toBe(true);
  expect(over(["2026-11-20", "2026-11-22"], "2026-11-21T16:30:00Z")).toBe(false);
  expect(over(["2026-11-01", "TODAY"], "2026-11-21T16:30:00Z")).toBe(false);
  expect(over([], "2026-11-21T16:30:00Z")).toBe(false);
  expect(over(undefined, "2026-11-21T16:30:00Z")).toBe(false);
});
