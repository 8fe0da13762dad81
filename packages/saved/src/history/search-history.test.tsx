import { browserStorage } from "@hjem/storefront/browser-storage";
import { removeStored } from "@hjem/storefront/stored-value";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { samplePerson } from "@hjem/storefront/testing/sample-person";
import { beforeEach, expect, test } from "vitest";
import { clearSearches, removeSearches } from "./change-history.ts";
import { recordSearch } from "./record-search.ts";
import { type PastSearch, pastSearches, rememberSearch } from "./search-history.ts";

const LAST = "/api/v2/my/last-searches";
const search = (href: string, language: PastSearch["language"] = "en"): PastSearch => ({
  href,
  words: `Homes at ${href}`,
  language,
});
const hrefs = () => pastSearches().map(({ href }) => href);

beforeEach(() => removeStored(["history"]));

test("SAVE-033, SAVE-035: filters in another order are one search, which moves to the front", () => {
  rememberSearch(search("/list?a=1"), { geoId: ["x", "y"], bedroomMin: 2 });
  rememberSearch(search("/list?b=1"), { bedroomMin: 3 });
  rememberSearch(search("/list?a=2"), { bedroomMin: 2, geoId: ["y", "x"], page: 2 });
  expect(hrefs()).toEqual(["/list?a=2", "/list?b=1"]);
});

test("SAVE-029, SAVE-031, SAVE-038: ten searches are stored under a key of their own, with id, hash and filter", () => {
  for (let n = 1; n <= 12; n += 1) rememberSearch(search(`/list?n=${n}`), { bedroomMin: n });
  expect(hrefs()).toHaveLength(10);
  expect(hrefs()[0]).toBe("/list?n=12");
  expect(browserStorage().read("recentSeen")).toBeUndefined();
  expect(browserStorage().read("history")).toContainEqual({
    searchId: expect.stringMatching(/^[\da-f-]{36}$/),
    hash: expect.stringMatching(/^[\da-f]{16}$/),
    filter: { bedroomMin: 12 },
    at: expect.any(Number),
    ...search("/list?n=12"),
  });
});

test("one search can be removed, or all of them", () => {
  rememberSearch(search("/list?a=1"), { bedroomMin: 1 });
  rememberSearch(search("/list?b=1"), { bedroomMin: 2 });
  removeSearches("/list?a=1");
  expect(hrefs()).toEqual(["/list?b=1"]);
  removeSearches();
  expect(browserStorage().read("history")).toBeUndefined();
});

test("ignores invalid entries and links outside the results, and keeps those of an older version", () => {
  browserStorage().write("history", { searches: 1 });
  expect(pastSearches()).toEqual([]);
  const foreign = ["https://evil.example/list", "//evil.example", "/listen", "javascript:alert(1)"];
  browserStorage().write("history", [
    { href: 1 },
    null,
    ...foreign.map((href) => search(href)),
    search("/list?old=1"),
  ]);
  expect(hrefs()).toEqual(["/list?old=1"]);
});

const store = async (options: RenderOptions) => {
  const { app, calls } = await renderWithStorefront(null, {
    api: {
      [`POST ${LAST}`]: new Response(null, { status: 204 }),
      [`DELETE ${LAST}`]: new Response(null, { status: 204 }),
    },
    ...options,
  });
  return { store: app.store, sent: () => calls.map(({ method, path }) => `${method} ${path}`) };
};
const request = { bedroomMin: 2 } as Parameters<typeof recordSearch>[2];

test("SAVE-036: a signed-in person's searches are recorded in their account, and cleared there too", async () => {
  const person = await store({ person: samplePerson });
  await recordSearch(person.store, search("/list?a=1"), request);
  await clearSearches(person.store);
  expect(person.sent()).toEqual([`POST ${LAST}`, `DELETE ${LAST}`]);
  expect(pastSearches()).toEqual([]);
});

test("SAVE-037: a visitor's searches stay on the device", async () => {
  const visitor = await store({});
  await recordSearch(visitor.store, search("/list?a=1"), request);
  expect(hrefs()).toEqual(["/list?a=1"]);
  expect(visitor.sent()).toEqual([]);
});
