import type { Property } from "@hjem/domain/listing/property";
import type { StorefrontState } from "@hjem/storefront/store";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { expect, test } from "vitest";
import { hydrationData, hydrationState } from "./hydration-state.ts";

/** What is handed on of the home in the response to a search. */
function handedHome(request: object, home: Partial<Property> = {}) {
  const entry = {
    status: "fulfilled",
    endpointName: "search",
    requestId: "7",
    originalArgs: request,
    data: {
      data: [norwegianHome({ childPropertyId: ["3f7q9z2k1n"], ...home })],
      pagination: { total: 1 },
    },
  };
  const state = { app: {}, api: { queries: { search: entry }, provided: { tags: {}, keys: {} } } };
  const { api } = hydrationState(state as unknown as StorefrontState, 0);
  const queries = api?.queries as Record<string, { data: { data: object[]; pagination: object } }>;
  const data = queries.search?.data;
  expect(data?.pagination).toEqual({ total: 1 });
  return data?.data[0];
}

test("of a result goes to the browser what a page reads, and how many homes a project has", () => {
  const home = handedHome({ listingType: "buy" });
  expect(home).toMatchObject({
    propertyId: "3f7q9z2k1m",
    displayName: "Nardo",
    energyProfile: { label: "d" },
    infoSection: { interiorArea: { value: 148 } },
    imageCount: 14,
  });
  expect(home).toHaveProperty("childPropertyId.length", 1);
  for (const unread of ["street", "facilities", "biddingUrl", "infoSection.costs"]) {
    expect(home).not.toHaveProperty(unread);
  }
});

test("facilities go along where words were looked for: the page says which of them the words name", () => {
  expect(handedHome({ keywords: "hage" })).toHaveProperty("facilities", ["fireplace", "garden"]);
});

test("sends structured data once, in the page, and the rest of the loader data beside it", () => {
  const head = { title: "Homes for sale", jsonLd: [{ "@type": "ItemList" }] };
  expect(hydrationData({ "search.list": { head, view: "list" }, root: null })).toEqual({
    "search.list": { head: { title: "Homes for sale" }, view: "list" },
    root: null,
  });
});

test("D84: cards estimate from the position, and know a home whose street is hidden; a place is named once", () => {
  const { location } = norwegianHome();
  expect(handedHome({})).toMatchObject({ location, suburb: "Trondheim" });
  const hidden = handedHome({}, { street: "", suburb: "Nardo" });
  expect(hidden).toMatchObject({ location, street: "" });
  expect(hidden).not.toHaveProperty("suburb");
});

test("D42: of its photos a home hands on the colours of the two that a card paints at once", () => {
  const image = { type: "kitchen" as const, ratio: 1.5, color: "#d6cab5", isIllustration: true };
  const images = ["a", "b", "c"].map((name) => ({ ...image, url: `/media/${name}` }));
  expect(handedHome({}, { images })).toMatchObject({
    images: [{ color: "#d6cab5" }, { color: "#d6cab5" }, { color: "" }],
  });
});

test("D42: of its prices a home hands on those that a card may show: a cut, or what was paid", () => {
  const step = (action: "listed" | "price_changed", price: number) => ({
    action,
    date: "2026-11-20",
    price,
    currency: "NOK" as const,
    description: "",
  });
  const listed = step("listed", 4_000_000);
  const cut = step("price_changed", 3_900_000);
  expect(handedHome({}, { priceHistory: [listed] })).toMatchObject({ priceHistory: [] });
  expect(handedHome({}, { priceHistory: [listed, cut] })).toMatchObject({
    priceHistory: [
      { action: "listed", date: "2026-11-20", price: 4_000_000 },
      { action: "price_changed", date: "2026-11-20", price: 3_900_000 },
    ],
  });
});

test("D129: in a search by days of viewings a home hands on all that are ahead, else the next one", () => {
  const [first] = norwegianHome().viewingDate;
  if (!first) throw new Error("the sample home has no viewing");
  const viewingDate = [first, { ...first, day: 5, unixTo: first.unixTo + 172_800 }];
  expect(handedHome({}, { viewingDate })).toMatchObject({ viewingDate: [{ day: 3 }] });
  expect(handedHome({ viewingDate: ["2026-12-05"] }, { viewingDate })).toMatchObject({
    viewingDate: [{ day: 3 }, { day: 5 }],
  });
});
