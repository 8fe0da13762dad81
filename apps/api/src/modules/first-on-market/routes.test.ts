import { SearchResponse } from "@hjem/domain/search/search-response";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { expect, test } from "vitest";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import { fitzroy, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp } from "../../testing/test-app.ts";
import { findFirstOnMarket } from "./repository.ts";

const published = (day: number) => ({
  publishedAt: `2026-11-${String(day).padStart(2, "0")}T09:00:00Z`,
});

const first = { isFirstOnMarket: true };
const norwegian = [
  sampleListing(1, { ...first, ...published(10) }),
  sampleListing(2, { ...first, ...published(12), listingType: "leisure_sale" }),
  sampleListing(3, { ...first, ...published(14), status: "sold" }),
  sampleListing(4, published(15)),
  sampleListing(5, { ...first, ...published(11), listingType: "residential_rent" }),
  sampleListing(6, { ...first, ...published(13), listingType: "commercial_sale" }),
];

onEmbeddedFirst((database) => {
  test("RTE-007: lists the newest first-on-market homes of a market, without those that are gone", async () => {
    const { db } = database();
    await saveSamples(db, {
      no: norwegian,
      au: [sampleListing(7, { ...first, address: fitzroy })],
    });
    const search = async (kinds: number[], offset = 0) => {
      const { cards, total } = await findFirstOnMarket(db, {
        regionId: "no",
        kinds,
        limit: 1,
        offset,
      });
      const ids = (JSON.parse(`[${cards}]`) as { property_id: string }[]).map(
        ({ property_id: id }) => id,
      );
      return { ids, total };
    };
    expect(await search([1, 5])).toEqual({ ids: [sampleId(2)], total: 2 });
    expect(await search([1, 5], 1)).toEqual({ ids: [sampleId(1)], total: 2 });
    expect(await search([1, 5], 2)).toEqual({ ids: [], total: 2 });
    expect(await search([2])).toEqual({ ids: [sampleId(5)], total: 1 });
  });
});

test("each site lists its own, to buy or to rent; an invalid value is rejected with its field", async () => {
  const api = await openTestApp();
  await saveSamples(api.db, { no: norwegian });
  const get = (query: Record<string, string>, host = "no.localhost") =>
    api.app.inject({ url: "/api/v2/property/first_on_market", query, headers: { host } });
  const idsOf = async (query: Record<string, string>, host?: string) =>
    SearchResponse.parse(toCamelKeys((await get(query, host)).json())).data.map(
      ({ propertyId }) => propertyId,
    );
  expect(await idsOf({})).toEqual([sampleId(2), sampleId(1)]);
  expect(await idsOf({ acquisition: "rent" })).toEqual([sampleId(5)]);
  expect(await idsOf({}, "au.localhost")).toEqual([]);
  for (const [field, value] of [
    ["page", "0"],
    ["page", "1e9"],
    ["size", "10000"],
    ["acquisition", "x"],
  ] as const) {
    const response = await get({ [field]: value });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(field);
  }
  await api.close();
});
