import type { Property } from "@hjem/domain/listing/property";
import { openTestApp, type TestAppOptions } from "@hjem/storefront/testing/open-test-app";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { expect, test, vi } from "vitest";
import { response } from "../testing/search-response.ts";
import { feature } from "./feature.ts";
import { loadFirst } from "./first-on-market-model.ts";

// Modules of its own: those of other files may check responses, and the ones here are not complete.
vi.hoisted(() => vi.resetModules());

const FIRST = "GET /api/v2/property/first_on_market";
const view = (homes: readonly Property[], total?: number, page?: number) => ({
  [FIRST]: response(homes, total, page),
});

async function load(path: string, api: TestAppOptions["api"] = view([norwegianHome()], 30)) {
  const features = [{ ...feature, routes: [] }];
  const { app, calls } = await openTestApp({ api, features });
  const url = new URL(path, "http://no.test");
  const args = { request: new Request(url), url, params: {}, page: app.page };
  return { loaded: await loadFirst(args), calls };
}

test("RTE-007, RTE-009: shows the site name, the number of homes, and tabs for buying and renting", async () => {
  const { loaded, calls } = await load("/first-on-hjem");
  expect(calls[0]?.query.get("acquisition")).toBe("buy");
  expect(loaded).toMatchObject({
    title: "Først på Hjem",
    count: "30 boliger",
    pages: { current: 1, last: 3 },
    head: { canonical: "/first-on-hjem", isNoIndex: false },
    tabs: [
      { href: "/first-on-hjem", isCurrent: true },
      { href: "/first-on-hjem?acquisition=rent", isCurrent: false },
    ],
  });
});

test("keeps later pages out of search engines, and redirects a page beyond the last to the first", async () => {
  const api = view([norwegianHome()], 30, 2);
  const { loaded, calls } = await load("/first-on-hjem?acquisition=rent&page=2", api);
  expect(calls[0]?.query.get("page")).toBe("2");
  expect(loaded).toMatchObject({
    head: { canonical: "/first-on-hjem?acquisition=rent&page=2", isNoIndex: true },
  });
  const past = await load("/first-on-hjem?page=9", view([], 30, 9));
  expect(past.loaded).toBeInstanceOf(Response);
});

test.each(["?page=0", "?page=x", "?page=1e9", "?acquisition=steal"])(
  "%s requests the default list",
  async (query) => {
    const { calls } = await load(`/first-on-hjem${query}`);
    expect(calls[0]?.query.toString()).toBe("acquisition=buy&page=1");
  },
);

test("shows an empty state that links to all homes, not for search engines", async () => {
  const { loaded } = await load("/first-on-hjem", view([]));
  expect(loaded).toMatchObject({ pages: null, head: { isNoIndex: true }, allHref: "/list" });
});
