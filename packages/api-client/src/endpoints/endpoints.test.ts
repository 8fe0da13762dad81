import { configureStore } from "@reduxjs/toolkit";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { ApiContext } from "../api-context.ts";
import { api } from "../api.ts";
import { reportBadResponses } from "../bad-responses.ts";
import { checkResponses } from "../response-checks.ts";
import { defaultSearchPaths, servicesAt } from "../services.ts";
import { leadsApi } from "./leads.ts";
import { placesApi } from "./places.ts";
import { propertiesApi } from "./properties.ts";
import { readingApi } from "./reading.ts";
import { searchApi } from "./search.ts";
import { surroundingsApi } from "./surroundings.ts";

interface Sent {
  method: string;
  url: string;
  body: unknown;
  headers: Headers;
}

const emptyPage = {
  data: [],
  pagination: { current_page: 1, per_page: 12, total: 0, last_page: 0 },
};

/** A store with a stubbed API that has one response, and the requests it received. */
function storeWith(response: unknown, given: Partial<ApiContext> = {}) {
  const sent: Sent[] = [];
  const problems: string[] = [];
  const context: ApiContext = {
    services: servicesAt(),
    searchPaths: defaultSearchPaths,
    fetch: async (url, init) => {
      const body = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
      sent.push({
        method: init?.method ?? "GET",
        url,
        body,
        headers: new Headers(init?.headers),
      });
      return new Response(JSON.stringify(response), {
        headers: { "content-type": "application/json" },
      });
    },
    language: () => "en",
    timeoutMs: 1_000,
    onBadResponse: (problem) => problems.push(problem),
    ...given,
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context } }).concat(
        api.middleware,
        reportBadResponses(context),
      ),
  });
  return { store, sent, problems };
}

beforeAll(checkResponses);
afterEach(() => {
  vi.useRealTimers();
});

test("API-041, SRCH-194: posts a search to v2, without the view", async () => {
  const { store, sent } = storeWith(emptyPage);
  await store.dispatch(searchApi.endpoints.search.initiate({ priceMin: 1, view: "grid", page: 2 }));
  expect(sent).toMatchObject([
    { method: "POST", url: "/api/v2/property/search", body: { price_min: 1, page: 2 } },
  ]);
});

test("API-041, SRCH-195: the search path is configurable, the body stays the same", async () => {
  const searchPaths = { ...defaultSearchPaths, search: "/api/v4/property/search" };
  const { store, sent } = storeWith(emptyPage, { searchPaths });
  await store.dispatch(searchApi.endpoints.search.initiate({ priceMin: 1 }));
  expect(sent).toMatchObject([{ url: "/api/v4/property/search", body: { price_min: 1 } }]);
});

test("requests the same search as list and as grid once", async () => {
  const { store, sent } = storeWith(emptyPage);
  await store.dispatch(searchApi.endpoints.search.initiate({ view: "list" }));
  await store.dispatch(searchApi.endpoints.search.initiate({ view: "grid" }));
  expect(sent).toHaveLength(1);
});

test("SRCH-211: caches an unused search for a minute, then requests it again", async () => {
  vi.useFakeTimers();
  const { store, sent } = storeWith(emptyPage);
  const request = () =>
    store.dispatch(searchApi.endpoints.search.initiate({ priceMin: 1 }, { subscribe: false }));
  await request();
  await vi.advanceTimersByTimeAsync(59_000);
  await request();
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await request();
  expect(sent).toHaveLength(2);
});

test("SRCH-204: requests results by id again as soon as nothing shows them", async () => {
  vi.useFakeTimers();
  const { store, sent } = storeWith(emptyPage);
  const request = () =>
    store.dispatch(
      propertiesApi.endpoints.getProperties.initiate({ ids: ["a"] }, { subscribe: false }),
    );
  await request();
  await vi.advanceTimersByTimeAsync(1);
  await request();
  expect(sent).toHaveLength(2);
});

test("SRCH-066: reads a count named results as the total", async () => {
  const pagination = { current_page: 1, per_page: 12, results: 30, last_page: 3 };
  const { store } = storeWith({ data: [], pagination });
  const { data } = await store.dispatch(searchApi.endpoints.search.initiate({}));
  expect(data?.pagination).toMatchObject({ currentPage: 1, total: 30, lastPage: 3 });
});

test("PROP-058: requests a listing with any availability", async () => {
  const { store, sent } = storeWith({});
  await store.dispatch(propertiesApi.endpoints.getProperty.initiate("1a27pd7j0a"));
  expect(sent[0]?.url).toBe("/api/v2/property?id=1a27pd7j0a&availability[]=all");
});

test("LEAD-001, LEAD-002, LEAD-004, LEAD-006: posts leads to the leads host, and a valuation to the user service", async () => {
  const services = { ...servicesAt(), leads: "https://leads", userService: "https://users" };
  const { store, sent } = storeWith({}, { services });
  const { contactOwner, registerInterest, signUpForViewing, requestValuation, reportListing } =
    leadsApi.endpoints;
  const sender = {
    name: "Ola",
    email: "ola@example.com",
    consent: true,
    consentVersion: "2026-11",
    formToken: "signed",
  } as const;
  const about = { propertyId: "1a27pd7j0a" };
  await store.dispatch(contactOwner.initiate({ ...about, body: { ...sender, message: "Hei" } }));
  await store.dispatch(registerInterest.initiate({ ...about, body: sender }));
  await store.dispatch(signUpForViewing.initiate({ ...about, body: { ...sender, viewing: 1 } }));
  await store.dispatch(requestValuation.initiate({ ...about, body: {} }));
  await store.dispatch(reportListing.initiate({ ...about, body: { kind: "scam" } }));
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "POST https://leads/api/v3/property/1a27pd7j0a/contact",
    "POST https://leads/api/v2/property/1a27pd7j0a/register_interest",
    "POST https://leads/api/v2/property/1a27pd7j0a/viewing",
    "POST https://users/api/v2/property/1a27pd7j0a/valuation",
    "POST https://leads/api/v2/property/1a27pd7j0a/report",
  ]);
  expect(sent[0]?.body).toMatchObject({ consent_version: "2026-11", form_token: "signed" });
});

test("LEAD-007: requests the ingestion of a listing from the user service", async () => {
  const { store, sent } = storeWith(
    {},
    { services: servicesAt("", { userService: "https://users" }) },
  );
  const { getIngestion } = propertiesApi.endpoints;
  await store.dispatch(getIngestion.initiate({ propertyId: "a", projectId: "b" }));
  expect(sent[0]?.url).toBe("https://users/api/ingestion/property/a?project_id=b");
});

test("SRCH-203, SRCH-204: results by id are never taken from the cache", async () => {
  const { store, sent } = storeWith(emptyPage);
  await store.dispatch(
    propertiesApi.endpoints.getProperties.initiate({ ids: ["a", "b"], availability: ["all"] }),
  );
  expect(sent[0]?.url).toBe("/api/v2/properties?ids[]=a&ids[]=b&availability[]=all");
  expect(sent[0]?.headers.get("cache-control")).toBe("no-cache");
});

test("SRCH-198..201: requests places by text, by popularity and within a filter", async () => {
  const { store, sent } = storeWith({ data: [] });
  const { suggestAddresses, popularAddresses, lookupAddresses, popularRegions } =
    placesApi.endpoints;
  await store.dispatch(suggestAddresses.initiate({ term: "osl" }));
  await store.dispatch(popularAddresses.initiate());
  await store.dispatch(lookupAddresses.initiate({ term: "osl", filter: { listingType: "rent" } }));
  const regions = await store.dispatch(
    popularRegions.initiate({ listingType: "leisure", acquisition: "rent" }),
  );
  expect(sent.map(({ url }) => url)).toEqual([
    "/api/v2/address?term=osl",
    "/api/v2/address/popular",
    "/api/v2/address/lookup?listing_type=rent&term=osl",
    "/api/v2/regions/popular?listing_type=leisure&acquisition=rent",
  ]);
  expect(regions.data).toEqual([]);
});

test("D109: the API parses typed text, together with the current search", async () => {
  const { store, sent } = storeWith({ data: { filter: { bedroom_min: 2 }, chips: [], words: "" } });
  const text = "2 soverom";
  const { data } = await store.dispatch(
    readingApi.endpoints.readSearch.initiate({ text, listingType: "rent" }),
  );
  expect(sent[0]?.url).toBe("/api/v2/search/reading");
  expect(data).toEqual({ filter: { bedroomMin: 2 }, chips: [], words: "" });
});

test("API-036: reports a response of the wrong shape to the error handler", async () => {
  const { store, problems } = storeWith({ data: [], pagination: { total: "many" } });
  const { error } = await store.dispatch(searchApi.endpoints.search.initiate({}));
  expect(error).toMatchObject({
    status: 500,
    badResponse: expect.stringContaining("search: pagination"),
  });
  expect(problems).toHaveLength(1);
});

test("LEAD-009, LEAD-013: pictures of rooms are requested from the host of the image service", async () => {
  const services = servicesAt("", { images: "https://images.test" });
  const { store, sent } = storeWith({ data: [] }, { services });
  await store.dispatch(surroundingsApi.endpoints.getRoomDecorations.initiate("3f7q9z2k1m"));
  expect(sent.map(({ url }) => url)).toEqual([
    "https://images.test/api/room-decorations/3f7q9z2k1m",
  ]);
});
