import type { AnalyticsEvent } from "@hjem/domain/content/analytics-event";
import { searchToQuery } from "@hjem/domain/search/search-url";
import { regionNoBasics } from "@hjem/region-no/basics";
import { expect, test } from "vitest";
import type { StorageBackend } from "../storage/storage.ts";
import { buildEvent, isBlockedPath, listingIdOf, pageTypeOf, utmOf } from "./analytics-event.ts";
import { canSend, createEventQueue } from "./event-queue.ts";
import { readVisit } from "./visit.ts";

const input = {
  action: "view",
  objectId: "3f7q9z2k1m",
  pathname: "/property/000101/3f7q9z2k1m",
  search: "",
  region: regionNoBasics,
  userId: null,
  visitorId: "a-random-number",
  visit: { token: "one-visit", utm: null },
  width: 390,
  now: Date.parse("2026-11-23T12:00:00Z"),
} as const;

test("CMS-056, CMS-057, CMS-058, CMS-059: nothing is sent from previews, links and the admin area, but from /rent and /register", () => {
  const blocked = ["/preview/a/b/c", "/r/a/b/c", "/r", "/admin-listing", "/admin-listings/x"];
  for (const path of blocked) expect(isBlockedPath(path)).toBe(true);
  for (const path of ["/rent", "/register", "/", "/list", "/previews"]) {
    expect(isBlockedPath(path)).toBe(false);
  }
});

test("CMS-054, CMS-055: an event without action or timestamp is not sent", () => {
  expect(canSend({ timestamp: "2026-11-23T12:00:00Z" })).toBe(false);
  expect(canSend({ action: "view" })).toBe(false);
  expect(canSend({ action: "view", timestamp: "2026-11-23T12:00:00Z" })).toBe(true);
});

test("CMS-046, CMS-060: a visitor's view of a home has its id, the visit, the kind of device and the time", () => {
  expect(buildEvent(input)).toEqual({
    actorType: "visitor",
    actorId: "a-random-number",
    action: "view",
    objectId: "3f7q9z2k1m",
    objectType: "property",
    deviceType: "mobile",
    interactionSessionToken: "one-visit",
    timestamp: "2026-11-23T12:00:00.000Z",
    pageType: "property",
    isLoggedIn: false,
  });
});

test("CMS-051: who is signed in is a user with the account's id, and a project is one", () => {
  const event = buildEvent({ ...input, userId: "kari", isProject: true, width: 1366 });
  expect(event).toMatchObject({
    actorType: "user",
    actorId: "kari",
    isLoggedIn: true,
    objectType: "project",
    pageType: "project",
    deviceType: "desktop",
  });
});

test("CMS-047: a search has its sorting, page and parameters, without where the visit came from", () => {
  const event = buildEvent({
    ...input,
    objectId: null,
    pathname: "/list",
    search: `?${searchToQuery({
      bedroomMin: 2,
      showby: ["kitchen", "bathroom"],
      sorting: "price",
      order: "asc",
      view: "grid",
      page: 3,
      size: 48,
    })}&utm_source=x`,
  });
  expect(event).toMatchObject({
    objectId: null,
    objectType: null,
    pageType: "list",
    sorting: "price",
    order: "asc",
    page: 3,
    size: 48,
    showby: "bathroom,kitchen",
  });
  expect(event.searchParameter).toContain("view=grid");
  expect(event.searchParameter).not.toContain("utm_source");
});

test("CMS-052: every kind of page has its name", () => {
  expect(
    ["/", "/list", "/property/1/2", "/agent", "/agent/1", "/locations/oslo", "/about-us", "/x"].map(
      pageTypeOf,
    ),
  ).toEqual(["home", "list", "property", "agents", "agent", "area", "content", "other"]);
  expect(listingIdOf("/property/1/2/history")).toBe("2");
  expect(listingIdOf("/property")).toBeNull();
});

test("CMS-048: where a visit came from is kept for the visit", () => {
  const values = new Map<string, string>();
  const tab: StorageBackend = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  };
  const newId = () => `visit-${values.size}`;
  expect(readVisit(tab, "?utm_source=x&utm_term=hus", newId)).toEqual({
    token: "visit-0",
    utm: { source: "x", term: "hus" },
  });
  expect(readVisit(tab, "?page=2", newId)).toEqual({
    token: "visit-0",
    utm: { source: "x", term: "hus" },
  });
  expect(utmOf("?page=2")).toBeNull();
});

test("D113: events wait for others, at most five seconds or fifty events, and withdrawal drops what waits", () => {
  const sent: AnalyticsEvent[][] = [];
  const waits: { run: () => void; milliseconds: number }[] = [];
  const queue = createEventQueue({
    send: (events) => sent.push(events),
    wait: (run, milliseconds) => {
      waits.push({ run, milliseconds });
      return () => undefined;
    },
  });
  const event = buildEvent(input);
  queue.push(event);
  queue.push(event);
  expect(sent).toEqual([]);
  expect(waits).toMatchObject([{ milliseconds: 5_000 }]);
  waits[0]?.run();
  expect(sent.map(({ length }) => length)).toEqual([2]);
  for (let count = 0; count < 50; count += 1) queue.push(event);
  expect(sent.map(({ length }) => length)).toEqual([2, 50]);
  queue.push(event);
  queue.drop();
  queue.flush();
  expect(sent).toHaveLength(2);
});
