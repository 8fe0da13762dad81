import { openTestApp, type TestAppOptions } from "@hjem/storefront/testing/open-test-app";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import type { StubCall } from "@hjem/storefront/testing/stub-api";
import { expect, onTestFinished } from "vitest";
import type { ListModel } from "../model/list-model.ts";
import { loadList } from "../model/load-list.ts";
import { testFeature } from "./feature.ts";
import { response } from "./search-response.ts";
import { trondheim } from "./trondheim.ts";

/** The API's parsing of a text: its places, and everything else as keywords. */
export const reading =
  (geoId: string) =>
  ({ body }: StubCall) => {
    const { text } = body as { text: string };
    const isPlace = text !== "nowhere";
    return {
      data: { filter: isPlace ? { geoId: [geoId] } : {}, chips: [], words: isPlace ? "" : text },
    };
  };
/** An API with 128 homes, all of them in Trondheim. */
export const api = {
  "POST /api/v2/search/reading": reading("municipality:5001"),
  "POST /api/v2/property/search": response([norwegianHome()], 128),
  "GET /api/v2/address": { data: [trondheim] },
  "GET /api/v2/address/lookup": { data: [trondheim] },
};

/** The result of the list's loader for a query. */
export async function load(query: string, options: TestAppOptions = {}) {
  const { app, calls } = await openTestApp({
    api,
    features: [testFeature],
    ...options,
  });
  const url = new URL(`/list${query}`, "http://no.test");
  // A new page shows a skeleton while results load; the tests are on the list already, so they wait for everything.
  if (typeof window !== "undefined" && window.location.pathname !== "/list") {
    const { href } = window.location;
    window.history.replaceState(null, "", "/list");
    onTestFinished(() => window.history.replaceState(null, "", href));
  }
  const loaded = await loadList({ request: new Request(url), url, params: {}, page: app.page });
  return { loaded, calls };
}

/** The redirect of a query, with its status. */
export const redirected = async (query: string) => {
  const { loaded } = await load(query);
  expect(loaded).toBeInstanceOf(Response);
  const { status, headers } = loaded as Response;
  return `${status} ${headers.get("location")}`;
};

/** The page of a query that does not redirect. */
export const model = async (query: string, options?: TestAppOptions) => {
  const { loaded, calls } = await load(query, options);
  expect(loaded).not.toBeInstanceOf(Response);
  return { ...(loaded as ListModel), calls };
};

/** The suggestions of a search without results; undefined if its page shows something else. */
export const suggestionsOf = async (results: ListModel["results"]) => {
  const empty = (await results)?.empty;
  return empty && "suggestions" in empty ? empty : undefined;
};
