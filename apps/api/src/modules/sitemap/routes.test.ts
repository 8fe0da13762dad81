import type { SitemapListings } from "@hjem/domain/sitemap/sitemap";
import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fitzroy, sampleAgency, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveSamples } from "../../testing/sample-markets.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { saveListings } from "../listings/repository.ts";
import { findSitemapListings, findSitemapParts } from "./repository.ts";

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  await saveSamples(api.db, {
    no: [
      ...[1, 2, 3, 4, 5].map((number) =>
        sampleListing(number, { changedAt: `2026-11-0${number}T08:00:00.000Z` }),
      ),
      sampleListing(6, { status: "sold", closedAt: "2026-11-10" }),
      sampleListing(7, { changedAt: "2026-11-20T08:00:00.000Z" }),
    ],
    au: [sampleListing(8, { address: fitzroy })],
  });
});
afterAll(() => api.close());

const get = (url: string, host = "no.localhost:3000") => api.app.inject({ url, headers: { host } });

test("a market's sitemaps list its available homes, with the last change", async () => {
  expect((await get("/api/v2/sitemap/listings")).json()).toEqual({
    data: [{ part: 1, count: 6, changed_at: "2026-11-20T08:00:00.000Z" }],
  });
  const { data } = (await get("/api/v2/sitemap/listings/1")).json<{
    data: { property_id: string; agency_id: string }[];
  }>();
  expect(data.map((listing) => listing.property_id)).toEqual([1, 2, 3, 4, 5, 7].map(sampleId));
  expect(data[0]?.agency_id).toBe("-1");
  expect((await get("/api/v2/sitemap/listings/1", "au.localhost")).json()).toMatchObject({
    data: [{ property_id: sampleId(8) }],
  });
});

test("a part continues where the previous one ended, each home once", async () => {
  const seen: string[] = [];
  let after: number | null = 0;
  let requested = 0;
  while (after !== null) {
    const result = await get(`/api/v2/sitemap/listings/1?size=2&after=${after}`);
    const page = result.json<{ data: { property_id: string }[]; next: SitemapListings["next"] }>();
    seen.push(...page.data.map((listing) => listing.property_id));
    after = page.next;
    requested += 1;
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 7].map(sampleId));
  expect(requested).toBe(4);
});

test("a home stays in its part when others are sold, and no part exceeds the limit", async () => {
  const perPart = 3;
  const parts = await findSitemapParts(api.db, "no", perPart);
  expect(parts.map(({ part, count }) => [part, count])).toEqual([
    [1, 3],
    [2, 2],
    [3, 1],
  ]);
  const stretch = { part: 2, perPart, after: 0, size: 10 };
  const second = await findSitemapListings(api.db, "no", stretch);
  expect(second.map(({ propertyId }) => propertyId)).toEqual([4, 5].map(sampleId));

  await saveListings(api.db, regionNo, [
    sampleListing(1, { status: "sold", closedAt: "2026-11-21" }),
  ]);
  expect(await findSitemapListings(api.db, "no", stretch)).toEqual(second);
  await saveListings(api.db, regionNo, [sampleListing(1)]);
});

test("a part is read from its index alone, however long the listings are", async () => {
  const { rows } = await sql<{ "QUERY PLAN": string }>`
    explain select public_id, agency_id, changed_at from listing
    where region = 'no' and listing ->> 'status' = 'available' and id > 0 and id <= 50000 order by id limit 5000
  `.execute(api.db);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("Index Only Scan using listing_sitemap");
});

test("an unknown part is empty; one that is no number is rejected", async () => {
  expect((await get("/api/v2/sitemap/listings/99")).json()).toEqual({ data: [], next: null });
  for (const wrong of ["0", "x", "1?after=-1", "1?size=5001"]) {
    expect((await get(`/api/v2/sitemap/listings/${wrong}`)).statusCode).toBe(400);
  }
});

test("agents and agencies with homes, and places with homes, are listed with the last change of those", async () => {
  const of = (id: string) => ({
    ownerType: "api" as const,
    agencyId: "001111",
    agency: sampleAgency("001111", "Prøve Megling"),
    agent: { id, name: "Dagny Prøve" },
    address: { geoIds: ["county:15", "municipality:1508"] },
  });
  await saveListings(api.db, regionNo, [
    sampleListing(40, { ...of("001111-1"), changedAt: "2026-11-12T08:00:00.000Z" }),
    sampleListing(41, { ...of("001111-1"), changedAt: "2026-11-14T08:00:00.000Z" }),
    sampleListing(42, { ...of("001111-2"), status: "sold", closedAt: "2026-11-10" }),
  ]);
  const changed = { changed_at: "2026-11-14T08:00:00.000Z" };
  expect((await get("/api/v2/sitemap/agents")).json()).toEqual({
    data: [{ part: 1, count: 1, ...changed }],
  });
  expect((await get("/api/v2/sitemap/agents/1")).json()).toEqual({
    data: [{ agent_id: "001111-1", ...changed }],
    next: null,
  });
  expect((await get("/api/v2/sitemap/agents", "au.localhost")).json()).toEqual({ data: [] });
  expect((await get("/api/v2/sitemap/agencies")).json()).toEqual({
    data: [{ part: 1, count: 1, ...changed }],
  });
  expect((await get("/api/v2/sitemap/agencies/1")).json()).toEqual({
    data: [{ agency_id: "001111", ...changed }],
    next: null,
  });
  expect((await get("/api/v2/sitemap/agencies", "au.localhost")).json()).toEqual({ data: [] });

  const [part] = (await get("/api/v2/sitemap/areas")).json<{ data: { count: number }[] }>().data;
  const areas = (await get("/api/v2/sitemap/areas/1")).json<{
    data: { address: string; changed_at: string }[];
  }>().data;
  expect(areas.map(({ address }) => address).toSorted()).toEqual([
    "more-og-romsdal",
    "more-og-romsdal/alesund",
    "oslo",
    "oslo/grunerlokka",
  ]);
  expect(part?.count).toBe(4);
  expect(areas).toContainEqual({ address: "more-og-romsdal/alesund", ...changed });
  expect((await get("/api/v2/sitemap/areas/9")).json()).toEqual({ data: [], next: null });
});
