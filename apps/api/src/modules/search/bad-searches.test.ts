import { KEYWORDS_MAX_LENGTH, PAGE_MAX, PAGE_SIZE_MAX, POLYGON_CORNERS } from "@hjem/domain/limits";
import { availabilities } from "@hjem/domain/listing/availability";
import { energyLabels, locationTypes, propertyTypes } from "@hjem/domain/listing/enumerations";
import { regionNo } from "@hjem/region-no";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FallbackSearchIndex } from "../../search/fallback-search-index.ts";
import { PlaceIds } from "../../search/place-ids.ts";
import { sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { buildTestApp, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { saveListings } from "../listings/repository.ts";

const searching = [
  "/api/v2/property/search",
  "/api/v4/property/search",
  "/api/v4/property/map",
  "/api/v2/property/facets",
];

const many = <Value>(count: number, value: (number: number) => Value): Value[] =>
  Array.from({ length: count }, (_, number) => value(number));

/** Corners around Oslo. */
const ringOf = (corners: number): [number, number][] =>
  many(corners, (corner) => {
    const angle = (2 * Math.PI * corner) / corners;
    return [10.75 + 0.5 * Math.cos(angle), 59.91 + 0.5 * Math.sin(angle)];
  });

const frame = {
  location_top_left_lat: 60,
  location_top_left_lng: 10,
  location_bottom_right_lat: 59,
  location_bottom_right_lng: 11,
};

const refused: [what: string, body: object, field: string][] = [
  ["500 property types", { property_type: many(500, () => "house") }, "property_type"],
  ["500 places", { geo_id: many(500, (n) => `county:${n}`) }, "geo_id"],
  ["500 facilities", { facilities: many(500, (n) => `f${n}`) }, "facilities"],
  ["500 listings by id", { property_id: many(500, sampleId) }, "property_id"],
  ["500 agencies", { agency_id: many(500, String) }, "agency_id"],
  ["a year of viewing days", { viewing_date: many(365, () => "2026-11-21") }, "viewing_date"],
  ["10 kB of keywords", { keywords: "x ".repeat(5_000) }, "keywords"],
  ["10 kB of an address", { address: "x ".repeat(5_000) }, "address"],
  ["10 kB of a name", { name: "x ".repeat(5_000) }, "name"],
  ["size 10⁶", { size: 1e6 }, "size"],
  ["size 0", { size: 0 }, "size"],
  ["page 10⁹", { page: 1e9 }, "page"],
  ["page 0", { page: 0 }, "page"],
  ["page 1.5", { page: 1.5 }, "page"],
  ["a price of 10³⁰⁰", { price_max: 1e300 }, "price_max"],
  ["a price below zero", { price_min: -1 }, "price_min"],
  ["a minimum above its maximum", { bedroom_min: 4, bedroom_max: 2 }, "bedroom_min"],
  ["a storey above itself", { floors: { min: 4, max: 2 } }, "floors"],
  ["a polygon of 2 corners", { polygon: ringOf(2) }, "polygon"],
  ["a polygon of 2,000 corners", { polygon: ringOf(2_000) }, "polygon"],
  ["a polygon without area", { polygon: many(4, () => [10, 60]) }, "polygon"],
  ["a polygon of words", { polygon: many(4, () => ["a", "b"]) }, "polygon"],
  [
    "a polygon that crosses itself",
    {
      polygon: [
        [10, 59],
        [11, 60],
        [11, 59],
        [10, 60],
      ],
    },
    "polygon",
  ],
  [
    "a polygon over the date line",
    {
      polygon: [
        [179, 59],
        [-179, 59],
        [-179, 60],
        [179, 60],
      ],
    },
    "polygon",
  ],
  [
    "a longitude of 181°",
    { ...frame, location_bottom_right_lng: 181 },
    "location_bottom_right_lng",
  ],
  ["a latitude of 91°", { ...frame, location_top_left_lat: 91 }, "location_top_left_lat"],
  ["a frame upside down", { ...frame, location_top_left_lat: 58 }, "location_top_left_lat"],
  ["a frame over the date line", { ...frame, location_top_left_lng: 12 }, "location_top_left_lng"],
  [
    "a radius of 10⁹ m",
    { map_centroid: { lat: 60, lng: 10 }, property_radius: 1e9 },
    "property_radius",
  ],
  [
    "a middle off the earth",
    { map_centroid: { lat: 100, lng: 10 }, property_radius: 1 },
    "map_centroid",
  ],
  ["a zoom of 99", { zoom_level: 99 }, "zoom_level"],
  ["a day that is none", { publish_date_min: "2026-02-30" }, "publish_date_min"],
  ["a month that is none", { available_from: "2026-13" }, "available_from"],
  ["a stop 10⁶ m away", { transportation_radius: 1e6 }, "transportation_radius"],
];

/** Every field at its limit: the most that a search can cost. */
const largest = {
  property_type: [...propertyTypes],
  geo_id: many(50, (n) => `postcode:${String(n).padStart(4, "0")}`),
  facilities: many(64, (n) => regionNo.facilities[n % regionNo.facilities.length]?.key),
  property_id: many(100, sampleId),
  agency_id: many(100, String),
  viewing_date: many(31, (n) => `2026-12-${String(n + 1).padStart(2, "0")}`),
  keywords: "ab ".repeat(KEYWORDS_MAX_LENGTH / 3),
  address: "st ".repeat(KEYWORDS_MAX_LENGTH / 3),
  name: "ha ".repeat(KEYWORDS_MAX_LENGTH / 3),
  energy_profile: [...energyLabels],
  location_types: [...locationTypes],
  availability: [...availabilities],
  price_min: 1,
  price_max: 2_000_000_000,
  polygon: ringOf(POLYGON_CORNERS.max),
  map_centroid: { lat: 59.91, lng: 10.75 },
  property_radius: 100_000,
  ...frame,
  zoom_level: 22,
  size: PAGE_SIZE_MAX,
  is_published_today: true,
};

/** What is odd and yet a search: clamped or without effect, as the documentation says. */
const responded: [what: string, body: object][] = [
  ["every field at its limit", largest],
  ["the last page that can be asked for, of nothing", { keywords: "zzzz", page: 1 }],
  [
    "text that no language has",
    { keywords: "\u0000 ' \\ :* & | ! <-> (", address: "%_", name: "'" },
  ],
  ["half a letter", { keywords: "\ud800", address: "\udfff" }],
  [
    "a storey beyond the sky",
    { floors: { min: -9_007_199_254_740_991, max: 9_007_199_254_740_991 } },
  ],
  [
    "the whole world",
    {
      location_top_left_lat: 90,
      location_top_left_lng: -180,
      location_bottom_right_lat: -90,
      location_bottom_right_lng: 180,
      zoom_level: 0,
    },
  ],
  ["a circle around a pole", { map_centroid: { lat: 90, lng: 0 }, property_radius: 100_000 }],
  [
    "a frame without width",
    { ...frame, location_bottom_right_lng: 10, location_bottom_right_lat: 60 },
  ],
  ["the smallest polygon", { polygon: ringOf(POLYGON_CORNERS.min) }],
  [
    "ids and places that name nothing",
    { property_id: ["", "x".repeat(40)], agency_id: ["-5"], geo_id: ["county:zz"] },
  ],
];

const behaves = (app: () => TestApp["app"]) => {
  const post = (url: string, payload: object) =>
    app().inject({ method: "POST", url, payload, headers: { host: "no.localhost" } });

  test.each(refused)("%s: rejected, with the field named", async (_what, body, field) => {
    for (const url of searching) {
      const response = await post(url, body);
      expect(response.statusCode).toBe(400);
      const { fields } = response.json<{ error: { fields: object } }>().error;
      expect(Object.keys(fields).map((name) => name.split(".")[0])).toContain(field);
    }
  });

  test.each(responded)("%s: accepted like any search", async (_what, body) => {
    const totals = new Set<number>();
    for (const url of searching) {
      const response = await post(url, body);
      expect(response.statusCode).toBe(200);
      const result = response.json();
      totals.add(result.pagination?.total ?? result.total ?? result.data.total);
    }
    expect(totals.size).toBe(1);
  });

  test("D33: page 1,000 is beyond the last of a few homes and is rejected with the last page stated", async () => {
    const response = await post("/api/v4/property/search", { page: PAGE_MAX });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { code: "page_out_of_range" } });
  });
};

const fill = async (db: TestApp["db"]): Promise<void> => {
  await saveSamples(db);
  await saveListings(
    db,
    regionNo,
    many(15, (number) => sampleListing(number)),
  );
};

describe("run by the embedded engine", () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openTestApp();
    await fill(api.db);
  });
  afterAll(() => api.close());

  behaves(() => api.app);
});

describe("run in memory", () => {
  let close: () => Promise<void>;
  let app: TestApp["app"];
  beforeAll(async () => {
    const database = await openTestDatabase();
    const { db } = database;
    await fill(db);
    const { promise: isReady, resolve: markReady } = Promise.withResolvers<void>();
    const log = { info: () => markReady(), warn: (values: object) => failures.push(values) };
    const searchIndex = new FallbackSearchIndex({
      db,
      databaseUrl: null,
      placeIds: new PlaceIds(db),
      log,
    });
    app = await buildTestApp(db, { searchIndex });
    const first = { method: "POST", url: "/api/v2/property/search", payload: {} } as const;
    statusBefore = (await app.inject({ ...first, headers: { host: "no.localhost" } })).statusCode;
    searchIndex.start();
    await isReady;
    close = async () => {
      await app.close();
      await searchIndex.close();
      await database.close();
    };
  });
  const failures: object[] = [];
  let statusBefore = 0;
  afterAll(() => close());

  behaves(() => app);

  test("a search was served by the database before the index was loaded", () => {
    expect(statusBefore).toBe(200);
  });

  test("none of these searches made the index fall back to the database", () => {
    expect(failures).toEqual([]);
  });
});
