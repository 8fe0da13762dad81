import { openTestApp, type TestAppOptions } from "@hjem/storefront/testing/open-test-app";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { feature } from "./feature.ts";
import { loadLanding } from "./landing-model.ts";

// Modules of its own: those of other files may check responses, and the ones here are not complete.
vi.hoisted(() => vi.resetModules());

const page = {
  id: "ved-sjoen",
  title: "Bo ved sjøen",
  lead: "Ved kysten.",
  search: "locationTypes=coast&priceMax=5000000",
  isDemo: true,
};
const view = {
  "GET /api/v2/landing_pages/ved-sjoen": { data: page },
  "POST /api/v2/property/search": {
    data: [norwegianHome()],
    pagination: { currentPage: 1, perPage: 8, total: 1_204, lastPage: 151 },
  },
};

async function load(path: string, api: TestAppOptions["api"] = view) {
  const { app, calls } = await openTestApp({
    api,
    features: [{ ...feature, routes: [] }],
  });
  const url = new URL(path, "http://no.test");
  const args = { request: new Request(url), url, params: {}, page: app.page };
  const loaded = await loadLanding(args).catch((thrown: unknown) => thrown);
  return { loaded, calls };
}

test("RTE-010, RTE-012: a landing page searches as its editors configured, and its count links to that search", async () => {
  const { loaded, calls } = await load("/landing?landingpageid=ved-sjoen");
  expect(calls[1]?.body).toMatchObject({ locationTypes: ["coast"], priceMax: 5_000_000 });
  expect(loaded).toMatchObject({
    title: "Bo ved sjøen",
    all: {
      label: "Vis 1\u00a0204 boliger",
      href: "/list?priceMax=5000000&locationTypes=coast&landingpageid=ved-sjoen",
    },
  });
});

test("RTE-013: a missing or unknown landing page id is not found", async () => {
  expect((await load("/landing")).loaded).toMatchObject({ init: { status: 404 } });
  const unknown = { "GET /api/v2/landing_pages/x": new StubError(404, "not_found") };
  const { loaded } = await load("/landing?landingpageid=x", unknown);
  expect(loaded).toMatchObject({ init: { status: 404 } });
});

test("shows the text of the landing page when the search fails", async () => {
  const api = { ...view, "POST /api/v2/property/search": new StubError(500, "internal_error") };
  const { loaded } = await load("/landing?landingpageid=ved-sjoen", api);
  expect(loaded).toMatchObject({ title: "Bo ved sjøen", all: null });
});
