import { SearchResponse } from "@hjem/domain/search/search-response";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { regionNo } from "@hjem/region-no";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fitzroy, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { saveListings } from "../listings/repository.ts";

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  const many = Array.from({ length: 30 }, (_, number) => sampleListing(number));
  await saveSamples(api.db, {
    no: [
      ...many,
      sampleListing(40, { status: "sold", closedAt: "2026-11-10" }),
      sampleListing(41, { listingType: "residential_rent" }),
    ],
    au: [
      sampleListing(50, { address: fitzroy, prices: { price: { amount: 1, currency: "AUD" } } }),
    ],
  });
});
afterAll(() => api.close());

const search = (payload: unknown, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: "POST",
    url: "/api/v2/property/search",
    headers: { host: "no.localhost", "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });

test("SRCH-015, SRCH-067: an empty search returns the first twelve with the exact total", async () => {
  const response = await search({});
  expect(response.statusCode).toBe(200);
  const { data, pagination } = response.json<{ data: unknown[]; pagination: unknown }>();
  expect(data).toHaveLength(12);
  expect(pagination).toEqual({ current_page: 1, per_page: 12, total: 30, last_page: 3 });
});

test("SRCH-182..193: every result has the shape that the domain declares", async () => {
  const response = SearchResponse.parse(toCamelKeys((await search({ size: 100 })).json()));
  expect(response.data).toHaveLength(30);
});

test("D19: both versions return the same", async () => {
  const [two, four] = await Promise.all(
    ["/api/v2/property/search", "/api/v4/property/search"].map((url) =>
      api.app.inject({
        method: "POST",
        url,
        headers: { host: "no.localhost" },
        payload: { page: 2 },
      }),
    ),
  );
  expect(two?.json()).toEqual(four?.json());
});

test("SRCH-208: the second page continues where the first ends", async () => {
  const ids = async (page: number) =>
    (await search({ page, size: 5 }))
      .json<SearchResponseOnWire>()
      .data.map((card) => card.property_id);
  const [first, second] = [await ids(1), await ids(2)];
  expect(new Set([...first, ...second]).size).toBe(10);
});

interface SearchResponseOnWire {
  data: { property_id: string }[];
  pagination: { total: number };
}

test("D12: a market never shows the listings of another", async () => {
  const response = await search({ size: 100 }, { host: "au.localhost" });
  const { data } = response.json<SearchResponseOnWire>();
  expect(data.map((card) => card.property_id)).toEqual([sampleId(50)]);
});

test("D12: the forwarded host counts only from a trusted proxy", async () => {
  const total = async (remoteAddress: string) =>
    (
      await api.app.inject({
        method: "POST",
        url: "/api/v2/property/search",
        remoteAddress,
        headers: { host: "au.localhost", "x-forwarded-host": "no.localhost" },
        payload: {},
      })
    ).json<SearchResponseOnWire>().pagination.total;
  expect(await total("127.0.0.1")).toBe(30);
  expect(await total("203.0.113.9")).toBe(1);
});

test("D17: a sold listing leaves the default search at once and can be requested", async () => {
  const total = async (availability: string[]) =>
    (await search({ availability })).json<SearchResponseOnWire>().pagination.total;
  expect(await total(["sold"])).toBe(1);
  expect(await total(["all"])).toBe(31);
});

test("D31: an unknown key is ignored and named, and the search runs", async () => {
  const response = await search({ bedroom_minimum: 2, "<script>": 1, size: 1 });
  expect(response.statusCode).toBe(200);
  expect(response.headers["x-ignored-fields"]).toBe("bedroom_minimum,%3Cscript%3E");
  expect((await search({})).headers["x-ignored-fields"]).toBeUndefined();
});

test("D20: a rejected value names its field in the language of the request", async () => {
  const refused = async (language: string) =>
    (await search({ bedroom_min: "two" }, { "accept-language": language })).json<{
      error: { code: string; message: string; fields: Record<string, string> };
    }>().error;
  expect((await search({ bedroom_min: "two" })).statusCode).toBe(400);
  expect(await refused("no")).toMatchObject({
    code: "validation_failed",
    fields: { bedroom_min: "Skriv inn et tall." },
  });
  expect((await refused("en")).fields).toEqual({ bedroom_min: "Enter a number." });
});

test("SRCH-149: a minimum above its maximum is rejected with both fields named", async () => {
  const response = await search({ price_min: 5, price_max: 4 });
  expect(response.statusCode).toBe(400);
  const { fields } = response.json<{ error: { fields: object } }>().error;
  expect(Object.keys(fields)).toEqual(["price_min", "price_max"]);
});

test("an upside-down viewport and a polygon that crosses itself are rejected", async () => {
  const frame = {
    location_top_left_lat: 59,
    location_top_left_lng: 10,
    location_bottom_right_lat: 60,
    location_bottom_right_lng: 11,
  };
  expect((await search(frame)).statusCode).toBe(400);
  const knot = [
    [10, 59],
    [11, 60],
    [11, 59],
    [10, 60],
  ];
  const { error } = (await search({ polygon: knot })).json<{ error: { fields: object } }>();
  expect(error.fields).toHaveProperty("polygon");
});

test("D33: a page beyond the last is rejected and the last one is stated", async () => {
  const response = await search({ page: 4 });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: { code: "page_out_of_range" } });
  expect((await search({ page: 1, keywords: "zzzz" })).json()).toMatchObject({
    data: [],
    pagination: { total: 0, last_page: 0 },
  });
});

test("invalid JSON, a wrong content type and a too large body have different errors", async () => {
  expect((await search("{")).json()).toMatchObject({ error: { code: "malformed_body" } });
  expect((await search('{"__proto__":{}}')).statusCode).toBe(400);
  expect((await search("<a/>", { "content-type": "text/xml" })).statusCode).toBe(415);
  expect((await search("a", { "content-type": "text/plain" })).statusCode).toBe(415);
  expect((await search({ keywords: "x".repeat(200_000) })).statusCode).toBe(413);
  expect((await search("[]")).statusCode).toBe(400);
});

test("a changed listing is found by its new values", async () => {
  const changed = (title: string) => saveListings(api.db, regionNo, [sampleListing(0, { title })]);
  const found = async (keywords: string) =>
    (await search({ keywords })).json<SearchResponseOnWire>().pagination.total;
  await changed("Loftsleilighet med takterrasse");
  expect(await found("takterrassen")).toBe(1);
  await changed("Sample flat 0");
  expect(await found("takterrassen")).toBe(0);
});
