import { openTestApp, type TestAppOptions } from "@hjem/storefront/testing/open-test-app";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { response } from "../testing/search-response.ts";
import { loadArea } from "./load-area.ts";
import { testFeature } from "./testing/feature.ts";
import { area, emptyArea } from "./testing/sample-area.ts";

// Modules of its own: those of other files may check responses, and the ones here are not complete.
vi.hoisted(() => vi.resetModules());

const view = {
  "GET /api/v2/areas": { data: area() },
  "POST /api/v2/property/search": response([norwegianHome()], 128),
};

async function load(path: string, options: TestAppOptions = {}) {
  const given = { api: view, features: [testFeature], ...options };
  const { app, calls } = await openTestApp(given);
  const url = new URL(path, "http://no.test");
  const args = { request: new Request(url), url, params: {}, page: app.page };
  const loaded = await Promise.resolve(loadArea(args)).catch((thrown: unknown) => thrown);
  return { loaded, calls };
}

const redirectOf = ({ loaded }: { loaded: unknown }) => {
  if (!(loaded instanceof Response)) throw new Error("It was not redirected.");
  return [loaded.status, loaded.headers.get("location")];
};

test("RTE-015, RTE-016: looks up the whole rest of the path as text", async () => {
  const { calls } = await load("/locations/norway/m%C3%B8re%20og%20romsdal/%C3%A5lesund");
  expect(calls[0]?.query.get("term")).toBe("norway møre og romsdal ålesund");
});

test("RTE-014: loads a place at its canonical URL", async () => {
  const { loaded, calls } = await load("/locations/oslo/frogner");
  expect(loaded).toMatchObject({
    name: "Frogner",
    head: {
      title: "Boliger i Frogner, Oslo",
      canonical: "/locations/oslo/frogner",
      isNoIndex: false,
    },
    isDemo: true,
  });
  expect(calls[1]?.body).toMatchObject({ geoId: ["district:0301-frogner"], listingType: "buy" });
});

test("structured data describes where the place is", async () => {
  const { loaded } = await load("/locations/oslo/frogner");
  expect(loaded).toHaveProperty("head.jsonLd.0.itemListElement", [
    expect.objectContaining({ position: 1, name: "Oslo" }),
    expect.objectContaining({
      position: 2,
      item: { "@id": expect.stringMatching(/\/locations\/oslo\/frogner$/) },
    }),
  ]);
});

test("redirects other spellings to the canonical URL permanently, and keeps the language", async () => {
  expect(redirectOf(await load("/locations/norway/Oslo/Frogner?language=en"))).toEqual([
    301,
    "/locations/oslo/frogner?language=en",
  ]);
});

test("redirects an ambiguous name to the largest place temporarily", async () => {
  const api = { ...view, "GET /api/v2/areas": { data: area({ matches: 2 }) } };
  expect(redirectOf(await load("/locations/frogner", { api }))).toEqual([
    302,
    "/locations/oslo/frogner",
  ]);
});

test("text that is not the name of a place is not found, whatever place has a similar name", async () => {
  const api = { "GET /api/v2/areas": new StubError(404, "not_found") };
  const { loaded, calls } = await load("/locations/nope?language=en", { api });
  expect(loaded).toMatchObject({ init: { status: 404 } });
  expect(calls).toHaveLength(1);
});

test.each(["/locations", "/locations/", "/locations/%25%20-", `/locations/${"a".repeat(100_000)}`])(
  "a path that cannot name a place is not found, without a request",
  async (path) => {
    const { loaded, calls } = await load(path);
    expect(loaded).toMatchObject({ init: { status: 404 } });
    expect(calls).toEqual([]);
  },
);

test("keeps an empty place out of search engines", async () => {
  const api = { ...view, "GET /api/v2/areas": { data: emptyArea() } };
  const { loaded, calls } = await load("/locations/oslo/frogner", { api });
  expect(loaded).toMatchObject({ head: { isNoIndex: true }, newest: null });
  expect(calls).toHaveLength(1);
});

test("an initial requests the places that start with it", async () => {
  const { calls } = await load("/locations/oslo/frogner?initial=Rest");
  expect(calls[0]?.query.get("initial")).toBe("R");
});
