import { addDays } from "@hjem/domain/time/calendar";
import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type AccountTest,
  errorCodeOf,
  openAccountTest,
  type TestBrowser,
} from "../../testing/account-tests.ts";
import { openAdminArea } from "../../testing/admin-tests.ts";
import { norwegianPlaces, sampleId, sampleListing } from "../../testing/sample-listings.ts";
import { saveListings } from "../listings/repository.ts";
import { savePlaces } from "../places/repository.ts";

const ADMIN = "admin@example.com";
const EDITOR = "editor@example.com";
const TODAY = "2026-11-21";
const LISTINGS = 52;

let api: AccountTest;
let admin: TestBrowser;

beforeAll(async () => {
  api = await openAccountTest({ firstAdministrators: new Map([["no", ADMIN]]) });
  await savePlaces(api.db, "no", norwegianPlaces);
  await saveListings(api.db, regionNo, [sampleListing(1), sampleListing(2)]);
  admin = await openAdminArea(api, ADMIN);
});
afterAll(() => api.close());

const sum = (day: string, measure: string, count: number, { object = "", region = "no" } = {}) => ({
  region,
  day,
  object_id: object,
  measure,
  count,
});
const read = (query = "", page = admin) =>
  page.call(`/api/admin/statistics${query}`, { method: "GET" });

test("D113: a market's views, searches and clicks to contact are read by day and by listing", async () => {
  const [one, two, gone] = [sampleId(1), sampleId(2), sampleId(3)].map((object) => ({ object }));
  await api.db
    .insertInto("analytics_day")
    .values([
      sum(TODAY, "view", 3, one),
      sum(TODAY, "phone", 1, one),
      sum(TODAY, "enquiry", 2, one),
      // Neither reaches who advertises.
      sum(TODAY, "share", 5, one),
      sum(TODAY, "map", 5, one),
      sum(TODAY, "click", 5, one),
      sum(TODAY, "search", 40),
      sum(TODAY, "visit", 7),
      sum("2026-11-15", "view", 9, two),
      sum("2026-11-14", "view", 100, two),
      sum(TODAY, "view", 4, gone),
      sum(TODAY, "view", 50, { region: "au", object: sampleId(4) }),
    ])
    .execute();
  const response = await read("?days=7");
  expect(response.headers["cache-control"]).toBe("no-store");
  const { data, has_more: hasMore } = response.json();
  expect(data.days).toHaveLength(7);
  expect(data.days[0]).toEqual({ day: "2026-11-15", views: 9, searches: 0, contacts: 0 });
  expect(data.days[1]).toEqual({ day: "2026-11-16", views: 0, searches: 0, contacts: 0 });
  expect(data.days[6]).toEqual({ day: TODAY, views: 7, searches: 40, contacts: 3 });
  expect(data.listings).toEqual([
    {
      property_id: two?.object,
      title: "Sample flat 2",
      address: "Storgata 1, 0184 Oslo",
      views: 9,
      contacts: 0,
    },
    {
      property_id: gone?.object,
      title: null,
      address: null,
      views: 4,
      contacts: 0,
    },
    {
      property_id: one?.object,
      title: "Sample flat 1",
      address: "Storgata 1, 0184 Oslo",
      views: 3,
      contacts: 3,
    },
  ]);
  expect(hasMore).toBe(false);
  for (const [query, length] of [
    ["", 14],
    ["?days=30", 30],
    ["?days=90", 90],
  ] as const) {
    const { days, listings } = (await read(query)).json().data;
    expect(days).toHaveLength(length);
    expect(listings[0]).toMatchObject({ property_id: two?.object, views: 109 });
  }
  expect((await read("?days=8")).statusCode).toBe(400);
});

test("D113: listings are read 50 a page", async () => {
  await sql`truncate analytics_day`.execute(api.db);
  await api.db
    .insertInto("analytics_day")
    .values(
      Array.from({ length: LISTINGS }, (_, number) =>
        sum(addDays(TODAY, -(number % 10)), "view", number + 1, { object: sampleId(number) }),
      ),
    )
    .execute();
  const first = (await read()).json();
  expect([first.data.listings.length, first.has_more]).toEqual([50, true]);
  const second = (await read("?page=2")).json();
  expect([second.data.listings.length, second.has_more]).toEqual([2, false]);
  expect(second.data.listings[1]).toMatchObject({ property_id: sampleId(0), views: 1 });
});

test("D106: statistics are for moderators and administrators, and reading them is no line of the log", async () => {
  expect(errorCodeOf(await read("", api.browser()))).toBe("access_needed");
  const editor = await openAdminArea(api, EDITOR);
  expect(errorCodeOf(await read("", editor))).toBe("role_needed");
  const grant = (role: string) =>
    admin.call("/api/admin/administrators", {
      method: "PUT",
      body: { email: EDITOR, role, reason: "Ny kollega" },
    });
  await grant("editor");
  expect(errorCodeOf(await read("", editor))).toBe("role_needed");
  await grant("moderator");
  const lines = async () =>
    (await admin.call("/api/admin/log", { method: "GET" })).json().data.length;
  const before = await lines();
  expect((await read("", editor)).statusCode).toBe(200);
  expect(await lines()).toBe(before);
});
