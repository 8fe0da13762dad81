import { createDemoPort } from "@hjem/demo/create-demo-port";
import type { ListingChange } from "@hjem/domain/listing/listing-history";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { saveListings } from "../modules/listings/repository.ts";
import { sampleId, sampleListing, TEST_NOW } from "../testing/sample-listings.ts";
import { saveSamples } from "../testing/sample-markets.ts";
import { openTestApp, testSites, type TestApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ demo: createDemoPort({ outbox: null, now: () => TEST_NOW }) });
});
beforeEach(async () => {
  await api.empty();
  await saveSamples(api.db, { no: [sampleListing(1)] });
  await sql`truncate listing_event`.execute(api.db);
});
afterAll(() => api.close());

const change = (body: object, app = api.app) =>
  app.inject({
    method: "POST",
    url: "/dev/changes",
    headers: { host: "no.localhost" },
    payload: body,
  });

const lastEvent = async () => {
  const { rows } = await sql<{ public_id: string; changes: ListingChange[]; isNew: boolean }>`
    select public_id, changes, before is null as "isNew" from listing_event order by id desc limit 1
  `.execute(api.db);
  return rows[0];
};

test("the demo's command lowers a price, adds a viewing, sells a home and brings it back, as an advertiser does", async () => {
  const changes: unknown[] = [];
  for (const kind of ["price", "viewing", "sold", "back"]) {
    const response = await change({ kind, id: sampleId(1) });
    expect(response.statusCode).toBe(200);
    expect(response.json().url).toContain(sampleId(1));
    changes.push((await lastEvent())?.changes);
  }
  expect(changes).toEqual([
    [
      {
        what: "price",
        before: { min: 5_000_000, max: 5_000_000 },
        after: { min: 4_830_000, max: 4_830_000 },
      },
    ],
    [
      {
        what: "viewing",
        before: null,
        after: { day: "2026-11-25", timeFrom: "12:00", timeTo: "12:45" },
      },
    ],
    [{ what: "status", before: "available", after: "sold" }],
    [{ what: "status", before: "sold", after: "available" }],
  ]);
});

test("without an id the newest home is changed; a new one has an id of its own", async () => {
  await saveListings(api.db, testSites[0]!, [
    sampleListing(2, { publishedAt: "2026-11-20T08:00:00.000Z" }),
  ]);
  expect((await change({ kind: "price" })).json().url).toContain(sampleId(2));
  await change({ kind: "new" });
  const event = await lastEvent();
  expect(event).toMatchObject({ isNew: true });
  expect([sampleId(1), sampleId(2)]).not.toContain(event?.public_id);
});

test("without an id it is a made-up home that is changed, though the newest is a person's", async () => {
  await saveListings(api.db, testSites[0]!, [
    sampleListing(3, { isDemo: false, publishedAt: "2026-11-20T09:00:00.000Z" }),
  ]);
  const response = await change({ kind: "price" });
  expect(response.statusCode).toBe(200);
  expect(response.json().url).toContain(sampleId(1));
});

test("a home that is not made up is never changed, nor is any in live mode", async () => {
  await saveListings(api.db, testSites[0]!, [sampleListing(3, { isDemo: false })]);
  expect((await change({ kind: "sold", id: sampleId(3) })).statusCode).toBe(404);
  expect((await change({ kind: "sold", id: "unheardof0" })).statusCode).toBe(404);
  expect((await change({ kind: "burn" })).statusCode).toBeGreaterThanOrEqual(400);
  const live = await openTestApp();
  expect((await change({ kind: "price", id: sampleId(1) }, live.app)).statusCode).toBe(404);
  await live.close();
});
