import { FacetResponse } from "@hjem/domain/search/facets";
import { MapResponse } from "@hjem/domain/search/map-response";
import { RecommendResponse } from "@hjem/domain/search/similar";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  const nok = (amount: number) => ({ price: { amount, currency: "NOK" as const } });
  const frogner = {
    geoIds: ["county:03", "municipality:0301", "district:0301-frogner"],
    coordinates: { lat: 59.92, lng: 10.7 },
  };
  await saveSamples(api.db, {
    no: [
      sampleListing(1, {
        agencyId: "001204",
        prices: nok(5_000_000),
        details: { bedrooms: { min: 2, max: 2 } },
      }),
      sampleListing(2, {
        agencyId: "001341",
        prices: nok(5_100_000),
        details: { bedrooms: { min: 2, max: 2 } },
      }),
      sampleListing(3, { prices: nok(9_000_000), address: frogner, facilities: ["balcony"] }),
      sampleListing(4, {
        agencyId: "001341",
        prices: nok(4_000_000),
        propertyTypes: ["single_dwelling"],
      }),
    ],
  });
});
afterAll(() => api.close());

const post = (url: string, payload: object) =>
  api.app.inject({ method: "POST", url, payload, headers: { host: "no.localhost" } });
const get = (url: string) => api.app.inject({ url, headers: { host: "no.localhost" } });

const frame = {
  location_top_left_lat: 60,
  location_top_left_lng: 10.6,
  location_bottom_right_lat: 59.8,
  location_bottom_right_lng: 10.9,
};

test("D19: the map groups nearby homes into clusters, and the counts add up to the total", async () => {
  const response = await post("/api/v4/property/map", { ...frame, zoom_level: 12 });
  expect(response.statusCode).toBe(200);
  const { data, total } = MapResponse.parse(toCamelKeys(response.json()));
  expect(total).toBe(4);
  expect(
    data
      .map((feature) => (feature.kind === "cluster" ? feature.count : 1))
      .toSorted((a, b) => a - b),
  ).toEqual([1, 3]);
  expect(data.find(({ kind }) => kind === "property")).toMatchObject({
    propertyId: sampleId(3),
    agencyId: "-1",
    price: 9_000_000,
    lat: 59.92,
    lng: 10.7,
  });
  expect(
    response.json().data.find((feature: { kind: string }) => feature.kind === "cluster"),
  ).toMatchObject({ bounds: { top_left: { lat: 59.914 }, bottom_right: { lng: 10.754 } } });
});

test("the map respects every filter, and an empty viewport returns nothing", async () => {
  const dear = await post("/api/v4/property/map", { ...frame, price_min: 8_000_000 });
  expect(dear.json()).toMatchObject({ total: 1, data: [{ kind: "property" }] });
  const elsewhere = await post("/api/v4/property/map", {
    ...frame,
    location_top_left_lat: 50,
    location_bottom_right_lat: 40,
  });
  expect(elsewhere.json()).toEqual({ data: [], total: 0 });
});

test("every choice states its count with the other filters kept", async () => {
  const response = await post("/api/v2/property/facets", {
    property_type: ["apartment"],
    bedroom_min: 2,
  });
  expect(response.statusCode).toBe(200);
  const { total, facets, histogram } = FacetResponse.parse(toCamelKeys(response.json())).data;
  const countOf = (field: keyof typeof facets, value: string) =>
    facets[field].find((choice) => choice.value === value)?.count;
  expect(total).toBe(2);
  expect(countOf("propertyType", "apartment")).toBe(2);
  expect(countOf("propertyType", "single_dwelling")).toBe(0);
  expect(countOf("bedroom", "1")).toBe(2);
  expect(countOf("bedroom", "3")).toBe(0);
  expect(countOf("availability", "sold")).toBe(0);
  expect(histogram.counts.reduce((sum, count) => sum + count, 0)).toBe(2);
});

test("SRCH-053: every agency states its count, whichever is chosen; one without homes is omitted", async () => {
  const response = await post("/api/v2/property/facets", { agency_id: ["001204"], price_min: 1 });
  const { total, facets } = FacetResponse.parse(toCamelKeys(response.json())).data;
  expect(total).toBe(1);
  expect(facets.agencyId).toEqual([
    { value: "001204", count: 1 },
    { value: "001341", count: 2 },
  ]);
  const none = await post("/api/v2/property/facets", { price_min: 99_000_000 });
  expect(none.json().data.facets.agency_id).toEqual([]);
});

test("the price histogram ignores the price filter itself", async () => {
  const { data } = (await post("/api/v2/property/facets", { price_max: 4_500_000 })).json();
  expect(data.total).toBe(1);
  const { min, width, counts } = data.histogram as { min: number; width: number; counts: number[] };
  const inBarOf = (price: number) => counts[Math.floor((price - min) / width)];
  expect([4_000_000, 5_000_000, 9_000_000].map(inBarOf)).toEqual([1, 2, 1]);
});

test("SAVE-040, SAVE-041: similar homes are ids, the most similar first, within the given filter", async () => {
  const body = { property_id: sampleId(1).toUpperCase() };
  const response = await post("/api/v4/property/similar", body);
  expect(response.json()).toEqual({
    data: [2, 3, 4].map(sampleId),
    pagination: { current_page: 1, per_page: 100, total: 3, last_page: 1 },
  });
  const cheap = await post("/api/v4/property/similar", {
    ...body,
    filter: { price_max: 4_500_000 },
  });
  expect(cheap.json().data).toEqual([sampleId(4)]);
});

test("similar homes are returned as whole results too, in the same order, at most ten by default", async () => {
  const idsOf = async (query: string) => {
    const response = await get(`/api/v2/property/${sampleId(1)}/similar${query}`);
    return RecommendResponse.parse(toCamelKeys(response.json())).data.map(
      ({ propertyId }) => propertyId,
    );
  };
  expect(await idsOf("")).toEqual([2, 3, 4].map(sampleId));
  expect(await idsOf("?size=1")).toEqual([sampleId(2)]);
  expect((await get(`/api/v2/property/${sampleId(99)}/similar`)).statusCode).toBe(404);
  expect((await get("/api/v2/property/nonsense/similar")).statusCode).toBe(400);
});

test("PROP-056, PROP-057: recommendations are whole results, at most ten unless requested otherwise", async () => {
  const response = await get(`/api/v2/property/recommend?id=${sampleId(1)}&size=2`);
  const ids = (response.json().data as { property_id: string }[]).map((card) => card.property_id);
  expect(ids).toEqual([sampleId(2), sampleId(4)]);
  expect((await get(`/api/v2/property/recommend?id=${sampleId(99)}`)).statusCode).toBe(404);
  expect((await get("/api/v2/property/recommend?id=nonsense")).statusCode).toBe(400);
});

test("PROP-056: a home that costs far more or far less is not recommended", async () => {
  for (const id of [sampleId(3), sampleId(4)]) {
    expect((await get(`/api/v2/property/recommend?id=${id}`)).json()).toEqual({ data: [] });
  }
});

test.each([
  ["a frame that is upside down", { ...frame, location_top_left_lat: 10 }, "location_top_left_lat"],
  ["half a frame", { location_top_left_lat: 60 }, "location_top_left_lng"],
  ["coordinates out of range", { ...frame, location_top_left_lat: 91 }, "location_top_left_lat"],
  [
    "a polygon of two corners",
    {
      polygon: [
        [10, 60],
        [11, 60],
      ],
    },
    "polygon",
  ],
  [
    "a polygon of 2,000 corners",
    { polygon: Array.from({ length: 2_000 }, (_, corner) => [10 + corner / 1e4, 60]) },
    "polygon",
  ],
  [
    "a polygon that crosses itself",
    {
      polygon: [
        [10, 60],
        [11, 61],
        [11, 60],
        [10, 61],
      ],
    },
    "polygon",
  ],
  [
    "500 property types",
    { property_type: Array.from({ length: 500 }, () => "house") },
    "property_type",
  ],
  ["10 kB of keywords", { keywords: "a ".repeat(5_000) }, "keywords"],
  ["a minimum above its maximum", { price_min: 2, price_max: 1 }, "price_min"],
  ["page 10⁹", { page: 1e9 }, "page"],
  ["size 10⁶", { size: 1e6 }, "size"],
])("%s is rejected with its field named, on the map and for counts", async (_what, body, field) => {
  for (const url of ["/api/v4/property/map", "/api/v2/property/facets"]) {
    const response = await post(url, body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().error.fields)).toContain(field);
  }
});

test("SAVE-040, PROP-056: similar to a parking space are parking spaces, to a home homes of its type and size", async () => {
  const listed = (number: number, type: "garage_parking" | "plot" | "apartment", area: number) =>
    sampleListing(number, {
      propertyTypes: [type],
      address: { geoIds: ["county:03", "municipality:0301"], postCode: "0301" },
      prices: { price: { amount: area * 60_000, currency: "NOK" } },
      details: { internalArea: { min: area, max: area } },
    });
  await saveSamples(api.db, {
    no: [
      listed(40, "garage_parking", 14),
      listed(41, "garage_parking", 12),
      listed(42, "plot", 14),
      listed(43, "apartment", 70),
      listed(44, "apartment", 72),
      listed(45, "apartment", 170),
    ],
  });
  const alike = async (number: number) =>
    (await post("/api/v4/property/similar", { property_id: sampleId(number) })).json<{
      data: string[];
    }>().data;
  expect(await alike(40)).toEqual([sampleId(41)]);
  expect(await alike(42)).toEqual([]);
  const besideHome = await alike(43);
  expect(besideHome[0]).toBe(sampleId(44));
  for (const other of [40, 41, 42]) expect(besideHome).not.toContain(sampleId(other));
  const recommended = await get(`/api/v2/property/recommend?id=${sampleId(40)}`);
  const ids = recommended.json<{ data: { property_id: string }[] }>().data;
  expect(ids.map((card) => card.property_id)).toEqual([sampleId(41)]);
});
