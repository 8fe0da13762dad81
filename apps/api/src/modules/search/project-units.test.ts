import type { Listing } from "@hjem/domain/listing/listing";
import { regionNo } from "@hjem/region-no";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Sample } from "../../testing/sample-listings.ts";
import { sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { saveListings } from "../listings/repository.ts";

const PROJECT = sampleId(1);
const money = (amount: number) => ({ amount, currency: "NOK" as const });
const rooms = (bedrooms: number) => ({ bedrooms: { min: bedrooms, max: bedrooms } });

/** Homes between 3 and 9 million: none has three bedrooms below 6 million, though the range of the project holds both. */
const units: Sample[] = [
  { prices: { price: money(3_000_000) }, details: rooms(1) },
  { prices: { price: money(4_000_000) }, details: rooms(2) },
  { prices: { price: money(7_000_000) }, details: rooms(3) },
  { prices: { price: money(9_000_000) }, details: rooms(4) },
  { prices: { price: money(5_000_000) }, details: rooms(3), status: "sold" },
];

const unit = (number: number, sample: Sample = {}): Listing =>
  sampleListing(10 + number, { ...units[number], projectId: PROJECT, ...sample });

const project = (sample: Sample = {}): Listing =>
  sampleListing(1, {
    objectType: "project",
    title: "Askgården",
    prices: { price: { min: 3_000_000, max: 9_000_000, currency: "NOK" } },
    details: { bedrooms: { min: 1, max: 4 } },
    childPropertyIds: units.map((_unit, number) => sampleId(10 + number)),
    ...sample,
  });

const alone = sampleListing(2, { prices: { price: money(6_500_000) }, details: rooms(3) });

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await saveSamples(api.db);
});
afterAll(() => api.close());
beforeEach(() =>
  // Units first: whichever is written first, they find each other.
  saveListings(api.db, regionNo, [...units.map((_unit, number) => unit(number)), project(), alone]),
);

const post = async (url: string, body: object) => {
  const headers = { host: "no.localhost" };
  const response = await api.app.inject({ method: "POST", url, headers, payload: body });
  return response.json();
};

const search = async (body: object) => {
  const { data, pagination } = (await post("/api/v2/property/search", body)) as {
    data: { property_id: string; matching_units: unknown }[];
    pagination: { total: number };
  };
  return {
    total: pagination.total,
    found: data.map(({ property_id: id, matching_units: matching }) => [id, matching]),
  };
};

describe("D55, D110: a project is found through its available units", () => {
  test("it is one result, with the number of matching units and their lowest price; sold units do not count", async () => {
    expect(await search({ sorting: "price", order: "asc" })).toEqual({
      total: 2,
      found: [
        [PROJECT, { count: 4, price_min: 3_000_000 }],
        [alone.id, null],
      ],
    });
    expect(await search({ bedroom_min: 3, sorting: "price", order: "asc" })).toEqual({
      total: 2,
      found: [
        [PROJECT, { count: 2, price_min: 7_000_000 }],
        [alone.id, null],
      ],
    });
  });

  test("one unit must match all filters: the two ends of the project's range are not one home", async () => {
    expect(await search({ bedroom_min: 3, price_max: 6_000_000 })).toEqual({ total: 0, found: [] });
    expect((await search({ bedroom_min: 3, price_max: 7_000_000 })).found).toEqual([
      [alone.id, null],
      [PROJECT, { count: 1, price_min: 7_000_000 }],
    ]);
  });

  test("on request units are listed one by one, without their project", async () => {
    const { total, found } = await search({ group_units: false, bedroom_min: 3 });
    expect(total).toBe(3);
    expect(found).toContainEqual([sampleId(12), null]);
    expect(found).not.toContainEqual([PROJECT, expect.anything()]);
    expect((await search({ group_units: false, property_id: [PROJECT] })).total).toBe(4);
  });

  test("keywords match each unit's own text and that of its project, in whichever order they are saved", async () => {
    const named = project({ title: "Askgården", description: "Badstue for alle" });
    const views = unit(1, { title: "Toppleilighet med utsikt" });
    await saveListings(api.db, regionNo, [views]);
    await saveListings(api.db, regionNo, [named]);
    const all = [[PROJECT, { count: 4, price_min: 3_000_000 }]];
    const one = [[PROJECT, { count: 1, price_min: 4_000_000 }]];
    expect((await search({ keywords: "badstue" })).found).toEqual(all);
    expect((await search({ keywords: "utsikt" })).found).toEqual(one);
    expect((await search({ keywords: "badstue utsikt" })).found).toEqual(one);
    expect((await search({ keywords: "utsikt", bedroom_min: 3 })).total).toBe(0);
    expect((await search({ name: "askg" })).found).toEqual(all);
    // One by one each unit is a home of Askgården, what is sold of it too.
    expect((await search({ keywords: "badstue", group_units: false })).total).toBe(4);
    expect((await search({ keywords: "badstue", availability: ["sold"] })).found).toEqual([
      [sampleId(14), null],
    ]);
    await saveListings(api.db, regionNo, [project({ description: "Takterrasse" }), views]);
    expect((await search({ keywords: "badstue" })).total).toBe(0);
    expect((await search({ keywords: "takterrasse utsikt" })).found).toEqual(one);
    await saveListings(api.db, regionNo, [
      project({ objectType: "property", description: "Takterrasse" }),
    ]);
    expect((await search({ keywords: "takterrasse" })).found).toEqual([[PROJECT, null]]);
  });

  test("a project without available units is found by its own text", async () => {
    const sold = units.map((_unit, number) => unit(number, { status: "sold" }));
    await saveListings(api.db, regionNo, [project({ description: "Badstue for alle" }), ...sold]);
    expect((await search({ keywords: "badstue" })).found).toEqual([[PROJECT, null]]);
  });

  test("a sold unit of a project is listed by itself among sold homes", async () => {
    expect((await search({ availability: ["sold"] })).found).toEqual([[sampleId(14), null]]);
  });

  test("facets, prices, the map and recommendations count the project once", async () => {
    const { data } = (await post("/api/v2/property/facets", {})) as {
      data: {
        total: number;
        facets: Record<string, { value: string; count: number }[]>;
        histogram: { counts: number[] };
      };
    };
    expect(data.total).toBe(2);
    expect(data.facets.bedroom?.slice(0, 5)).toEqual([
      { value: "studio", count: 0 },
      { value: "1", count: 2 },
      { value: "2", count: 2 },
      { value: "3", count: 2 },
      { value: "4", count: 1 },
    ]);
    expect(data.histogram.counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    const map = (await post("/api/v4/property/map", { bedroom_min: 4 })) as {
      total: number;
      data: { property_id: string }[];
    };
    expect([map.total, map.data[0]?.property_id]).toEqual([1, PROJECT]);
    const similar = async (id: string) =>
      ((await post("/api/v4/property/similar", { property_id: id })) as { data: string[] }).data;
    expect(await similar(alone.id)).toEqual([PROJECT]);
    // Neither its siblings nor the project that it belongs to are another home.
    expect(await similar(sampleId(11))).toEqual([alone.id]);
  });

  test("S17: the page of a place counts the project, not its units as well", async () => {
    const response = await api.app.inject({
      url: "/api/v2/areas?term=oslo",
      headers: { host: "no.localhost" },
    });
    expect(response.json()).toMatchObject({
      data: {
        count: 2,
        counts: expect.arrayContaining([{ listing_type: "buy", acquisition: "buy", count: 2 }]),
      },
    });
  });

  test("when its last unit is sold, or the project is withdrawn, the rest is listed by itself", async () => {
    await saveListings(
      api.db,
      regionNo,
      units.map((_unit, number) => unit(number, { status: "sold" })),
    );
    expect((await search({ bedroom_min: 4 })).found).toEqual([[PROJECT, null]]);
    await saveListings(api.db, regionNo, [unit(0), unit(3), project({ status: "unavailable" })]);
    expect((await search({ bedroom_min: 4 })).found).toEqual([[sampleId(13), null]]);
    await saveListings(api.db, regionNo, [project()]);
    expect((await search({ bedroom_min: 4 })).found).toEqual([
      [PROJECT, { count: 1, price_min: 9_000_000 }],
    ]);
  });
});
