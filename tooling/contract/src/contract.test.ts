import type { ApiContext } from "@hjem/api-client/api-context";
import { agenciesApi } from "@hjem/api-client/endpoints/agencies";
import { agentsApi } from "@hjem/api-client/endpoints/agents";
import { areasApi } from "@hjem/api-client/endpoints/areas";
import { contentApi } from "@hjem/api-client/endpoints/content";
import { countsApi } from "@hjem/api-client/endpoints/counts";
import { directionsApi } from "@hjem/api-client/endpoints/directions";
import { iconsApi } from "@hjem/api-client/endpoints/icons";
import { leadsApi } from "@hjem/api-client/endpoints/leads";
import { offersApi } from "@hjem/api-client/endpoints/offers";
import { placesApi } from "@hjem/api-client/endpoints/places";
import { propertiesApi } from "@hjem/api-client/endpoints/properties";
import { readingApi } from "@hjem/api-client/endpoints/reading";
import { searchApi } from "@hjem/api-client/endpoints/search";
import { surroundingsApi } from "@hjem/api-client/endpoints/surroundings";
import { isApiError } from "@hjem/api-client/errors/api-error";
import { checkResponses } from "@hjem/api-client/response-checks";
import { defaultSearchPaths, servicesAt } from "@hjem/api-client/services";
import { saveAgencies } from "@hjem/api/modules/agencies/repository";
import { saveLandingPages } from "@hjem/api/modules/landing/repository";
import { saveListings } from "@hjem/api/modules/listings/repository";
import { savePlaces } from "@hjem/api/modules/places/repository";
import { randomListings } from "@hjem/api/testing/random-listings";
import {
  fitzroy,
  norwegianPlaces,
  australianPlaces,
  sampleAgency,
  sampleId,
  sampleListing,
} from "@hjem/api/testing/sample-listings";
import { openTestApp, type TestApp } from "@hjem/api/testing/test-app";
import type { Language } from "@hjem/domain/language";
import { isUnreachable } from "@hjem/domain/travel/directions";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createContractStore } from "./contract-store.ts";
import { injectedFetch } from "./injected-fetch.ts";

const OPEN_WITHIN_MS = 120_000;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await savePlaces(server.db, "no", norwegianPlaces);
  await savePlaces(server.db, "au", australianPlaces);
  await saveLandingPages(server.db, "no", [
    {
      id: "by-the-sea",
      words: { no: { title: "Ved sjøen", lead: "" }, en: { title: "By the sea", lead: "" } },
      search: "locationTypes=coast",
      isDemo: true,
    },
  ]);
  await saveAgencies(server.db, "no", [sampleAgency("000101", "Nordlys Bolig")]);
  await saveAgencies(server.db, "au", [sampleAgency("000777", "Harbour Homes")]);
  await saveListings(server.db, regionNo, [
    ...randomListings("norwegian", 60, 100),
    sampleListing(1),
    sampleListing(3, { isViewingByAppointment: true }),
    sampleListing(4, {
      ownerType: "api",
      agencyId: "001204",
      agency: { id: "001204", externalId: "test", name: "Prøve Bolig", profile: null },
      agent: { id: "001204-1", name: "Dagny Prøve", languages: ["no", "en"] },
    }),
  ]);
  await saveListings(server.db, regionAu, [sampleListing(2, { address: fitzroy })]);
  checkResponses();
}, OPEN_WITHIN_MS);
afterAll(() => server.close());

/** The client as a site of Norway has it; `problems` collects responses of a wrong shape. */
const openClient = (language: Language = "no", searchPaths = defaultSearchPaths) => {
  const problems: string[] = [];
  const context: ApiContext = {
    services: servicesAt(),
    searchPaths,
    fetch: injectedFetch(server.app, "no.localhost:3000"),
    language: () => language,
    timeoutMs: 30_000,
    onBadResponse: (problem) => problems.push(problem),
  };
  const store = createContractStore(context);
  return { store, problems };
};

test("API-008, API-009, SRCH-194: a search with any fields is sent and its response read", async () => {
  const { store } = openClient();
  const runSearch = (request: Parameters<typeof searchApi.endpoints.search.initiate>[0]) =>
    store.dispatch(searchApi.endpoints.search.initiate(request)).unwrap();
  const found = await runSearch({
    priceMin: 1,
    geoId: ["county:03"],
    sorting: "price",
    order: "asc",
  });
  expect(found.pagination).toMatchObject({ currentPage: 1, perPage: 12 });
  expect(found.data.length).toBe(Math.min(12, found.pagination.total));
  expect(found.data[0]?.priceMin).toBeGreaterThan(0);
  expect(await runSearch({ view: "map", zoomLevel: 3 })).toBeDefined();
});

test("RTE-010: a landing page is in the language of its reader", async () => {
  const titleIn = async (language: Language) => {
    const { store } = openClient(language);
    const requested = store.dispatch(contentApi.endpoints.getLandingPage.initiate("by-the-sea"));
    return (await requested.unwrap()).title;
  };
  expect([await titleIn("no"), await titleIn("en")]).toEqual(["Ved sjøen", "By the sea"]);
});

test("RTE-007: first-on-market homes are read like results", async () => {
  const { store } = openClient();
  const { data } = await store
    .dispatch(propertiesApi.endpoints.firstOnMarket.initiate({ acquisition: "buy", page: 1 }))
    .unwrap();
  expect(data.every(({ isFirstOnMarket }) => isFirstOnMarket)).toBe(true);
});

test("API-011: nested values, lists and sentinels arrive as they were sent", async () => {
  const { store } = openClient();
  const { pagination } = await store
    .dispatch(
      searchApi.endpoints.search.initiate({
        locationTopLeftLat: 71,
        locationTopLeftLng: 4,
        locationBottomRightLat: 57,
        locationBottomRightLng: 31,
        mapCentroid: { lat: 59.9, lng: 10.7 },
        propertyRadius: 100_000,
        floors: { min: -1 },
        viewingDate: ["TODAY", "2026-11-22"],
        availability: ["all"],
        polygon: [
          [4, 57],
          [31, 57],
          [31, 71],
        ],
      }),
    )
    .unwrap();
  expect(pagination.currentPage).toBe(1);
});

test("SRCH-196, SRCH-197: the map and the facets count the same homes as the list", async () => {
  const { store, problems } = openClient();
  const request = { priceMin: 1, view: "map", page: 2 } as const;
  const { pagination } = await store
    .dispatch(searchApi.endpoints.search.initiate({ priceMin: 1 }))
    .unwrap();
  const map = await store.dispatch(countsApi.endpoints.searchMap.initiate(request)).unwrap();
  const facets = await store.dispatch(countsApi.endpoints.facets.initiate(request)).unwrap();
  const shown = map.data.map((feature) => (feature.kind === "cluster" ? feature.count : 1));
  expect(shown.reduce((sum, count) => sum + count, 0)).toBe(pagination.total);
  expect([map.total, facets.total]).toEqual([pagination.total, pagination.total]);
  expect(facets.facets.bedroom?.map(({ value }) => value)).toEqual([
    "studio",
    "1",
    "2",
    "3",
    "4",
    "5",
  ]);
  expect(problems).toEqual([]);
});

test("SRCH-195, API-041: the other search path works with the same client", async () => {
  const { store } = openClient("no", { ...defaultSearchPaths, search: "/api/v4/property/search" });
  const { pagination } = await store.dispatch(searchApi.endpoints.search.initiate({})).unwrap();
  expect(pagination.total).toBeGreaterThan(0);
});

test("PROP-058, SRCH-203, LEAD-007: listings are read by id, one complete and several as results", async () => {
  const { store } = openClient();
  const { getProperty, getProperties } = propertiesApi.endpoints;
  const listing = await store.dispatch(getProperty.initiate(sampleId(1))).unwrap();
  expect(listing).toEqual(sampleListing(1));
  const ingestion = propertiesApi.endpoints.getIngestion.initiate({ propertyId: sampleId(1) });
  expect(await store.dispatch(ingestion).unwrap()).toMatchObject({ source: "demo" });
  const history = propertiesApi.endpoints.getListingHistory.initiate(sampleId(1));
  expect(await store.dispatch(history).unwrap()).toMatchObject({ changes: [] });
  const offers = offersApi.endpoints.getOffers.initiate("mortgage");
  expect(await store.dispatch(offers).unwrap()).toEqual({ offers: [] });
  const several = await store
    .dispatch(getProperties.initiate({ ids: [sampleId(1), sampleId(100)], availability: ["all"] }))
    .unwrap();
  expect(several.data.map(({ propertyId }) => propertyId)).toEqual([sampleId(1), sampleId(100)]);
  const one = await store.dispatch(getProperties.initiate({ ids: [sampleId(1)] })).unwrap();
  expect(one.pagination.total).toBe(1);
});

test("PROP-056, PROP-059, SAVE-040, LEAD-009: the surroundings of a home are read", async () => {
  const { store, problems } = openClient();
  const { endpoints } = surroundingsApi;
  const propertyId = sampleId(1);
  const ids = await store
    .dispatch(endpoints.getSimilarIds.initiate({ propertyId, size: 3 }))
    .unwrap();
  const similar = await store
    .dispatch(endpoints.getSimilar.initiate({ propertyId, size: 3 }))
    .unwrap();
  const homes = await store
    .dispatch(endpoints.getRecommended.initiate({ propertyId, size: 3 }))
    .unwrap();
  expect(similar.map((home) => home.propertyId)).toEqual(ids);
  expect(ids.length).toBeGreaterThan(0);
  expect([...similar, ...homes].every((home) => home.propertyId !== propertyId)).toBe(true);
  const units = endpoints.getUnits.initiate({ parentId: propertyId, extras: ["floorplan"] });
  expect(await store.dispatch(units).unwrap()).toEqual([]);
  expect(await store.dispatch(endpoints.getNearStops.initiate(propertyId)).unwrap()).toEqual([]);
  const [start, end] = [
    { lat: 59.914, lng: 10.754 },
    { lat: 59.95, lng: 10.76 },
  ];
  const way = { mode: "driving", start, end, county: "Oslo", addressDisplayName: "Jobb" } as const;
  const route = directionsApi.endpoints.getDirections.initiate(way);
  expect(await store.dispatch(route).unwrap()).toMatchObject({
    addressDisplayName: "Jobb",
    duration: 780,
    isEstimate: true,
  });
  const overseas = { ...way, end: { lat: -37.81, lng: 144.96 } };
  const none = await store.dispatch(directionsApi.endpoints.getDirections.initiate(overseas));
  expect(isApiError(none.error) && isUnreachable(none.error)).toBe(true);
  const rooms = endpoints.getRoomDecorations.initiate(propertyId);
  expect(await store.dispatch(rooms).unwrap()).toEqual([]);
  const icons = iconsApi.endpoints.getIcons.initiate({ prefix: "mdi", names: ["heat-pump"] });
  expect((await store.dispatch(icons).unwrap())["heat-pump"]?.body).toContain("<path");
  expect(problems).toEqual([]);
});

test("SRCH-198..201: places are suggested, looked up and listed as popular", async () => {
  const { store } = openClient();
  const places = placesApi.endpoints;
  const scope = { listingType: "buy", acquisition: "buy" } as const;
  const suggested = await store
    .dispatch(places.suggestAddresses.initiate({ term: "grün", ...scope }))
    .unwrap();
  expect(suggested[0]).toMatchObject({ name: "Grünerløkka", parent: "Oslo", kind: "district" });
  const lookedUp = await store
    .dispatch(places.lookupAddresses.initiate({ term: "oslo", filter: { bedroomMin: 1 } }))
    .unwrap();
  expect(lookedUp[0]?.name).toBe("Oslo");
  expect(
    (await store.dispatch(places.popularAddresses.initiate(scope)).unwrap()).length,
  ).toBeGreaterThan(0);
  expect(
    (await store.dispatch(places.popularRegions.initiate(scope)).unwrap()).length,
  ).toBeGreaterThan(0);
});

test("D109: a place and a kind of home are recognised, the rest stays keywords", async () => {
  const { store, problems } = openClient();
  const { readSearch } = readingApi.endpoints;
  const reading = await store
    .dispatch(readSearch.initiate({ text: "leilighet grunerløkka peis" }))
    .unwrap();
  expect(reading).toEqual({
    filter: { geoId: ["district:0301-grunerlokka"], propertyType: ["apartment"] },
    chips: [
      { kind: "property_type", text: "leilighet" },
      { kind: "place", text: "grunerløkka" },
    ],
    words: "peis",
  });
  expect(problems).toEqual([]);
});

test("SRCH-053: the agencies that can be chosen are those of the market, and a search knows their ids", async () => {
  const { store, problems } = openClient();
  const { listAgencies } = agenciesApi.endpoints;
  const names = await store.dispatch(listAgencies.initiate({})).unwrap();
  const known = { agencyId: "000101", name: "Nordlys Bolig" };
  expect(names).toContainEqual(known);
  const ids = ["000101", "000777"];
  expect(await store.dispatch(listAgencies.initiate({ ids })).unwrap()).toEqual([known]);
  const { search } = searchApi.endpoints;
  const { data } = await store.dispatch(search.initiate({ agencyId: ids })).unwrap();
  expect(data.length).toBeGreaterThan(0);
  expect(data.every((home) => home.agencyId === "000101")).toBe(true);
  expect(problems).toEqual([]);
});

test("RTE-014: a place is read with the numbers that a search of it finds", async () => {
  const { store, problems } = openClient();
  const { getArea } = areasApi.endpoints;
  const area = await store.dispatch(getArea.initiate({ term: "norway oslo" })).unwrap();
  expect(area).toMatchObject({ name: "Oslo", address: "oslo", matches: 1 });
  for (const { listingType, acquisition, count } of area.counts) {
    const { pagination } = await store
      .dispatch(
        searchApi.endpoints.search.initiate({ listingType, acquisition, geoId: [area.geoId] }),
      )
      .unwrap();
    expect(count).toBe(pagination.total);
  }
  const { error } = await store.dispatch(getArea.initiate({ term: "nowhere", initial: "a" }));
  expect(error).toMatchObject({ status: 404, code: "not_found" });
  expect(problems).toEqual([]);
});

test("LEAD-001..006: a visitor's forms are accepted, and rejected field by field", async () => {
  const { store, problems } = openClient("en");
  const { contactOwner, registerInterest, signUpForViewing, requestValuation, reportListing } =
    leadsApi.endpoints;
  const { token: formToken } = await store
    .dispatch(leadsApi.endpoints.getFormToken.initiate())
    .unwrap();
  const sender = {
    name: "Ola",
    email: "ola@example.com",
    consent: true,
    consentVersion: "2026-11",
    formToken,
  } as const;
  const about = { propertyId: sampleId(3) };
  const receipts = [
    await store
      .dispatch(contactOwner.initiate({ ...about, body: { ...sender, message: "Hei" } }))
      .unwrap(),
    await store.dispatch(registerInterest.initiate({ ...about, body: sender })).unwrap(),
    await store.dispatch(signUpForViewing.initiate({ ...about, body: sender })).unwrap(),
  ];
  expect(receipts.map(({ kind }) => kind)).toEqual(["contact", "interest", "viewing"]);
  // The clock of the server stands still, so that all of them are sent too fast.
  expect(receipts.every(({ isHeld }) => isHeld)).toBe(true);
  const { estimate, receipt } = await store
    .dispatch(requestValuation.initiate({ ...about, body: {} }))
    .unwrap();
  expect([estimate.kind, receipt]).toEqual(["cannot_tell", null]);
  const report = reportListing.initiate({ ...about, body: { kind: "scam" } });
  expect((await store.dispatch(report).unwrap()).reportId).toMatch(/^[0-9a-f-]{36}$/);
  const wrong = contactOwner.initiate({
    ...about,
    body: { ...sender, email: "ola", message: "Hei" },
  });
  const { error } = await store.dispatch(wrong);
  expect(error).toHaveProperty("fields.email", expect.stringContaining("name@example.com"));
  expect(problems).toEqual([]);
});

test("D12, D20: the client reads the API's errors: sentence, fields, origin and request id", async () => {
  const { store } = openClient("en");
  const { error: elsewhere } = await store.dispatch(
    propertiesApi.endpoints.getProperty.initiate(sampleId(2)),
  );
  expect(elsewhere).toMatchObject({
    status: 404,
    code: "other_region",
    origin: "http://au.localhost:3000",
    requestId: expect.any(String),
  });
  const { error: refused } = await store.dispatch(
    searchApi.endpoints.search.initiate({ priceMin: 5, priceMax: 4 }),
  );
  expect(refused).toMatchObject({ status: 400, code: "validation_failed" });
  expect(refused).toHaveProperty("fields.priceMin", expect.stringContaining("Change one"));
});

test("API-036: every response of the real API passes the client's own checks", async () => {
  const { store, problems } = openClient();
  for (const listingType of ["buy", "rent", "commercial", "new_homes", "leisure"] as const) {
    const response = await store
      .dispatch(
        searchApi.endpoints.search.initiate({ listingType, availability: ["all"], size: 100 }),
      )
      .unwrap();
    expect(response.pagination.total).toBe(response.data.length);
  }
  expect(problems).toEqual([]);
});

test("RTE-003, RTE-005: agents are found by name, office and area, and read with their listings", async () => {
  const { store, problems } = openClient();
  const { searchAgents, getAgent, getAgentListings } = agentsApi.endpoints;
  const requested = { name: "dagny", office: "prøve", area: "oslo", page: 1 };
  const found = await store.dispatch(searchAgents.initiate(requested)).unwrap();
  expect(found.place?.name).toBe("Oslo");
  expect(found.data.map(({ name, counts }) => [name, counts.forSale])).toEqual([
    ["Dagny Prøve", 1],
  ]);
  const agentId = found.data[0]?.id ?? "";
  const agent = await store.dispatch(getAgent.initiate(agentId)).unwrap();
  expect(agent).toMatchObject({
    languages: ["no", "en"],
    agency: { profile: null },
    colleagues: 1,
  });
  const listings = getAgentListings.initiate({ agentId, state: "for_sale" });
  const homes = await store.dispatch(listings).unwrap();
  expect(homes.data.map(({ propertyId }) => propertyId)).toEqual([sampleId(4)]);
  const unknown = await store.dispatch(getAgent.initiate("nobody"));
  expect(unknown.error).toMatchObject({ status: 404, code: "not_found" });
  expect(problems).toEqual([]);
});
