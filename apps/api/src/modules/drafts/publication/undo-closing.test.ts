import { HOUR_MS, MINUTE_MS } from "@hjem/domain/durations";
import { DetailedListing } from "@hjem/domain/listing/listing";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AccountTest, errorCodeOf, openAccountTest } from "../../../testing/account-tests.ts";
import {
  completeDraft,
  draftOf,
  saveDraftPlaces,
  signInAdvertiser,
  type TestAdvertiser,
} from "../../../testing/draft-tests.ts";
import { TEST_NOW } from "../../../testing/sample-listings.ts";
import { freeSites } from "../../../testing/test-app.ts";
import { releaseHeldEvents } from "../../alerts/listing-events.ts";

let api: AccountTest;
let kari: TestAdvertiser;
let draftId: string;
let id: string;

beforeAll(async () => {
  api = await openAccountTest({ regions: freeSites });
  await saveDraftPlaces(api.db);
  kari = await signInAdvertiser(api, "kari@example.no");
});
afterAll(() => api.close());
beforeEach(async () => {
  await kari.later(TEST_NOW - api.clock.now);
  await sql`truncate listing_draft, listing, listing_log, listing_search, listing_card, listing_words, listing_event cascade`.execute(
    api.db,
  );
  draftId = (await completeDraft(api, kari)).id;
  id = (await kari.call(`/${draftId}/publish`, { method: "POST" })).json().property_id;
  await sql`truncate listing_event`.execute(api.db);
});

const put = (act: string, body?: object) =>
  kari.call(`/${draftId}/${act}`, { method: "PUT", ...(body && { body }) });
const undo = () => kari.call(`/${draftId}/undo`, { method: "POST" });
const listing = async () => {
  const url = `/api/v2/property?id=${id}&availability=all`;
  const response = await api.app.inject({ url, headers: { host: "no.localhost:3000" } });
  return DetailedListing.parse(toCamelKeys(response.json()));
};
/** Events that people are alerted of by now. */
const told = async (): Promise<number> => {
  await releaseHeldEvents(api.db, api.clock.now);
  return (await sql`select id from listing_event`.execute(api.db)).rows.length;
};
const logged = async () =>
  (await sql<{ change: unknown }>`select change from listing_log`.execute(api.db)).rows.length;

const acts = [
  { name: "sold", act: () => put("sold", { date: "2026-11-21", price: 4_650_000 }) },
  { name: "withdrawn", act: () => put("deactivate") },
];

test.each(acts)(
  "D139: $name is undone within the hour, and nothing tells of it",
  async ({ act }) => {
    const before = await listing();
    const closed = draftOf(await act());
    expect(closed.undoUntil).toBe(new Date(api.clock.now + HOUR_MS).toISOString());
    expect((await listing()).status).not.toBe("available");
    await kari.later(59 * MINUTE_MS);
    expect(draftOf(await undo())).toMatchObject({ status: "live", undoUntil: null });
    expect(await listing()).toEqual(before);
    expect(await logged()).toBe(0);
    await kari.later(HOUR_MS);
    expect(await told()).toBe(0);
  },
);

test.each(acts)("D139: after the hour $name stays, and people hear of it then", async ({ act }) => {
  await act();
  expect(await told()).toBe(0);
  await kari.later(HOUR_MS);
  expect(await told()).toBe(1);
  expect(errorCodeOf(await undo())).toBe("conflict");
});

test("D139: a corrected price can be undone too, within the hour of the first", async () => {
  const before = await listing();
  await put("sold", { date: "2026-11-21", price: 1 });
  await kari.later(30 * MINUTE_MS);
  await put("sold", { date: "2026-11-21", price: 4_650_000 });
  await kari.later(29 * MINUTE_MS);
  await undo();
  expect(await listing()).toEqual(before);
});

test("D139: shown again within the hour, a listing was never away for those who follow it", async () => {
  await put("deactivate");
  await kari.later(10 * MINUTE_MS);
  expect(draftOf(await put("activate")).status).toBe("live");
  await kari.later(HOUR_MS);
  expect(await told()).toBe(0);
});
