import { AnalyticsEvent } from "@hjem/domain/content/analytics-event";
import { DAY_MS, MINUTE_MS } from "@hjem/domain/durations";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { regionNo } from "@hjem/region-no";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { onEmbeddedFirst } from "../../testing/both-engines.ts";
import {
  norwegianPlaces,
  sampleId,
  sampleListing,
  TEST_NOW,
} from "../../testing/sample-listings.ts";
import { buildTestApp, testSecrets, testSites } from "../../testing/test-app.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { saveListings } from "../listings/repository.ts";
import { savePlaces } from "../places/repository.ts";
import { dropOldEvents } from "./analytics-repository.ts";
import { createEventBuffer } from "./event-buffer.ts";

const LISTING = sampleId(1);

const event = {
  actor_type: "visitor",
  actor_id: "a-random-number",
  action: "view",
  object_id: LISTING.toUpperCase(),
  object_type: "property",
  device_type: "mobile",
  interaction_session_token: "one-visit",
  timestamp: new Date(TEST_NOW).toISOString(),
  page_type: "property",
  is_logged_in: false,
};

interface SendOptions {
  now?: number;
  /** Of the first request, the second, and so on. */
  headers?: readonly Record<string, string>[];
}

const recordsEvents = (database: () => TestDatabase) => {
  beforeEach(async () => {
    await database().empty();
    await savePlaces(database().db, "no", norwegianPlaces);
    await saveListings(database().db, regionNo, [sampleListing(1)]);
  });
  const browser = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36";

  /** Sends bodies, each with headers of its own if given, and closes the API, which writes what waits. */
  const send = async (
    bodies: readonly object[],
    { now = TEST_NOW, headers = [] }: SendOptions = {},
  ): Promise<number[]> => {
    const app = await buildTestApp(database().db, { now: () => now });
    const codes: number[] = [];
    for (const [index, payload] of bodies.entries()) {
      const response = await app.inject({
        method: "POST",
        url: "/api/v1/payload/website",
        headers: { host: "no.localhost:3000", "user-agent": browser, ...headers[index] },
        payload,
      });
      codes.push(response.statusCode);
    }
    await app.close();
    return codes;
  };
  const events = async () =>
    (await sql<Record<string, unknown>>`select * from analytics_event`.execute(database().db)).rows;
  const sums = () =>
    database()
      .db.selectFrom("analytics_day")
      .select(["object_id", "measure", "count"])
      .orderBy("measure")
      .execute();

  test("CMS-046, CMS-047, CMS-048, CMS-053: an event is stored with all its fields", async () => {
    const search = {
      ...event,
      object_id: null,
      object_type: null,
      page_type: "list",
      sorting: "price",
      order: "asc",
      page: 2,
      size: 12,
      showby: "grid",
      search_parameter: "bedroomMin=2",
      metadata: { target: "none" },
      utm: { source: "x", medium: "mail", campaign: "c", term: "t", content: "b" },
    };
    expect(await send([search])).toEqual([204]);
    expect(await events()).toMatchObject([
      {
        region: "no",
        action: "view",
        page_type: "list",
        actor_type: "visitor",
        actor_id: "a-random-number",
        session: "one-visit",
        device_type: "mobile",
        is_logged_in: false,
        details: {
          sorting: "price",
          order: "asc",
          page: 2,
          size: 12,
          showby: "grid",
          searchParameter: "bedroomMin=2",
          utm: search.utm,
        },
      },
    ]);
    expect(await sums()).toEqual([{ object_id: "", measure: "search", count: 1 }]);
  });

  test("D113: fifty events come in one request, fifty-one do not, and each day has their sums by listing", async () => {
    const click = { ...event, action: "click", metadata: { target: "phone" } };
    const batch = Array.from({ length: 50 }, (_, number) => ({
      ...(number < 20 ? click : event),
      actor_id: `visitor ${number % 4}`,
    }));
    expect(await send([batch, [...batch, event]])).toEqual([204, 400]);
    expect(await events()).toHaveLength(50);
    expect(await sums()).toEqual([
      { object_id: LISTING, measure: "phone", count: 4 },
      { object_id: LISTING, measure: "view", count: 4 },
    ]);
  });

  /** 50 views in each of some requests. */
  const flood = (change: (number: number) => object, requests = 60) =>
    Array.from({ length: requests }, (_request, request) =>
      Array.from({ length: 50 }, (_event, number) => ({
        ...event,
        ...change(request * 50 + number),
      })),
    );
  test.each<[string, (number: number) => object]>([
    ["views", () => ({})],
    ["views of many visits", (number) => ({ interaction_session_token: `visit ${number}` })],
    ["clicks to contact", () => ({ action: "click", metadata: { target: "phone" } })],
  ])("D113: many %s by one visitor count once a day", async (_what, change) => {
    const later = TEST_NOW + DAY_MS;
    expect(await send(flood(change, 3))).toEqual([204, 204, 204]);
    // Another process knows it too.
    await send([{ ...event, ...change(0) }]);
    expect((await sums()).map(({ count }) => count)).toEqual([1]);
    const nextDay = { ...event, ...change(0), timestamp: new Date(later).toISOString() };
    await send([nextDay], { now: later });
    expect((await sums()).map(({ count }) => count)).toEqual([1, 1]);
  });

  test("D113: 3,000 views of made-up visitors of one line count ten times, those of another line all the same", async () => {
    const madeUp = flood((number) => ({ actor_id: `visitor ${number}` }));
    const headers = madeUp.map((_, number) => ({
      // A line may have all networks of 64 bits that begin with the same 48.
      "x-forwarded-for": `2001:db8:1:${number}::1`,
    }));
    await send(madeUp, { headers });
    expect(await sums()).toEqual([{ object_id: LISTING, measure: "view", count: 10 }]);
    await send([{ ...event, actor_id: "another" }], {
      headers: [{ "x-forwarded-for": "2001:db8:2:3::1" }],
    });
    expect(await sums()).toEqual([{ object_id: LISTING, measure: "view", count: 11 }]);
  });

  test("D113: who was counted is forgotten once no event of that day is taken, and never stored as it was sent", async () => {
    const counted = async () =>
      (await sql<object>`select * from analytics_counted`.execute(database().db)).rows;
    await send([event]);
    const text = JSON.stringify(await counted());
    expect(text).toContain(LISTING);
    expect(text).not.toMatch(/a-random-number|127\.0\.0\.1|one-visit/);
    await dropOldEvents(database().db, TEST_NOW + 3 * DAY_MS);
    expect(await counted()).toHaveLength(1);
    await dropOldEvents(database().db, TEST_NOW + 5 * DAY_MS);
    expect(await counted()).toEqual([]);
  });

  test("CMS-049, CMS-050, CMS-054, CMS-055: an event without action or timestamp, with unknown values, or of another day is refused", async () => {
    const at = (time: number) => ({ ...event, timestamp: new Date(time).toISOString() });
    const { action: _, ...withoutAction } = event;
    const { timestamp: __, ...withoutTimestamp } = event;
    const codes = await send([
      withoutAction,
      withoutTimestamp,
      { ...event, action: "hover" },
      { ...event, object_type: "agent" },
      at(TEST_NOW - DAY_MS - 1),
      at(TEST_NOW + 6 * MINUTE_MS),
      [],
    ]);
    expect(new Set(codes)).toEqual(new Set([400]));
    expect(await events()).toEqual([]);
  });

  test("D113: text that no database stores is refused in every field, and events of other visitors are written", async () => {
    const broken = ["a\0b", "\ud800", "x\udc00"].flatMap((text) => [
      { ...event, actor_id: text },
      { ...event, object_id: text },
      { ...event, interaction_session_token: text },
      { ...event, sorting: text },
      { ...event, order: text },
      { ...event, showby: text },
      { ...event, search_parameter: text },
      { ...event, metadata: { target: text } },
      { ...event, metadata: { [text]: "x" } },
      { ...event, utm: { source: text } },
    ]);
    const codes = await send([event, ...broken, event]);
    expect(codes).toEqual([204, ...broken.map(() => 400), 204]);
    expect(await events()).toHaveLength(2);
  });

  test("D113: an event that the database refuses takes no other one of its batch with it", async () => {
    const warnings: string[] = [];
    const buffer = createEventBuffer({
      db: database().db,
      key: testSecrets.keys[0],
      log: { warn: (_: unknown, message?: string) => void warnings.push(String(message)) },
    });
    const parsed = AnalyticsEvent.parse(toCamelKeys(event));
    const region = testSites.find(({ id }) => id === "no");
    if (!region) throw new Error("there is no Norwegian market");
    const add = (sessions: readonly string[]) =>
      buffer.add({
        region,
        accountId: null,
        network: "203.0.113.5",
        events: sessions.map((interactionSessionToken) => ({
          ...parsed,
          actorId: interactionSessionToken.replace("\0", "?"),
          interactionSessionToken,
        })),
      });
    add(["one", "two"]);
    add(["three", "\0", "four"]);
    await buffer.flush();
    expect((await events()).map(({ session }) => session)).toEqual(["one", "two", "three", "four"]);
    expect(await sums()).toEqual([{ object_id: LISTING, measure: "view", count: 4 }]);
    expect(warnings).toEqual(["an event of a visitor was not written"]);
  });

  test("bots are not counted, and no account's id is stored", async () => {
    const headers = [{ "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" }];
    await send([event], { headers });
    expect(await events()).toEqual([]);
    await send([{ ...event, actor_type: "user", actor_id: "an-account", is_logged_in: true }]);
    expect(await events()).toMatchObject([{ actor_type: "user", actor_id: null }]);
  });

  test("D113: events about what this market does not advertise are not counted", async () => {
    await send([event, event, { ...event, object_id: sampleId(2) }], {
      headers: [{}, { host: "au.localhost:3000" }],
    });
    expect(await sums()).toEqual([{ object_id: LISTING, measure: "view", count: 1 }]);
  });

  test("D113: 60 requests of an address in a minute are taken, and those of another address all the same", async () => {
    const from = (address: string) => ({ "x-forwarded-for": address });
    const addresses = Array.from({ length: 63 }, (_, number) =>
      number < 62 ? "203.0.113.5" : "203.0.113.6",
    );
    const codes = await send(
      addresses.map(() => event),
      { headers: addresses.map(from) },
    );
    expect(codes).toEqual([...Array(60).fill(204), 429, 429, 204]);
    expect(await events()).toHaveLength(61);
  });

  test("D113: each month has a partition of its own; those of events are dropped after 13 months, their sums stay", async () => {
    const months = async () =>
      (
        await sql<{ name: string }>`
          select inhrelid::regclass::text as name from pg_inherits
          where inhparent = 'analytics_event'::regclass order by 1
        `.execute(database().db)
      ).rows.map(({ name }) => name);
    await dropOldEvents(database().db, TEST_NOW + 1_000 * DAY_MS);
    const later = Date.parse("2026-12-01T00:30:00Z");
    const late = { ...event, timestamp: new Date(later - MINUTE_MS * 31).toISOString() };
    await send([event]);
    const other = { actor_id: "another", timestamp: new Date(later).toISOString() };
    await send([late, { ...event, ...other }], { now: later });
    expect(await months()).toEqual(["analytics_event_2026_11", "analytics_event_2026_12"]);
    await dropOldEvents(database().db, Date.parse("2027-12-31T23:00:00Z"));
    expect(await events()).toHaveLength(3);
    await dropOldEvents(database().db, Date.parse("2028-01-01T00:00:00Z"));
    expect(await months()).toEqual(["analytics_event_2026_12"]);
    expect(await events()).toHaveLength(1);
    const counted = await sums();
    expect(counted.reduce((total, { count }) => total + count, 0)).toBe(3);
  });
};
onEmbeddedFirst(recordsEvents);
