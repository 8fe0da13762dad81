import { openTestApp, type TestAppOptions } from "@hjem/storefront/testing/open-test-app";
import { listing } from "@hjem/storefront/testing/sample-listing";
import { StubError } from "@hjem/storefront/testing/stub-api";
import { expect, test, vi } from "vitest";
import { swipeStateOf } from "../swipe/swipe-state.ts";
import { testFeature } from "../testing/feature.ts";
import { loadProperty } from "./load-property.ts";
import type { PropertyModel } from "./property-model.ts";
import { resultsBefore } from "./way-back.ts";

// Modules of its own: those of other files may check responses, and the ones here are not complete.
vi.hoisted(() => vi.resetModules());

const stubListing = (response: object): TestAppOptions => ({
  api: { "GET /api/v2/property": response },
  features: [testFeature],
});

async function load(path: string, options: TestAppOptions) {
  const { app } = await openTestApp(options);
  const url = new URL(path, "http://no.test");
  const [, , agencyId, propertyId] = url.pathname.split("/");
  return loadProperty({
    request: new Request(url),
    url,
    params: { agencyId, propertyId },
    page: app.page,
  });
}

test("PROP-001: loads a listing by its URL", async () => {
  const view = await load("/property/001204/3f7q9z2k1m", stubListing(listing()));
  expect(view).toMatchObject({ title: "Innholdsrik enebolig med solrik hage" });
});

test("redirects another agency in the URL to the right one permanently, and keeps the query", async () => {
  const response = await load("/property/999999/3f7q9z2k1m?language=en", stubListing(listing()));
  expect(response).toBeInstanceOf(Response);
  const { status, headers } = response as Response;
  expect([status, headers.get("location")]).toEqual([
    301,
    "/property/001204/3f7q9z2k1m?language=en",
  ]);
});

test("PROP-066: an unknown or malformed id is not found", async () => {
  for (const response of [
    new StubError(404, "not_found"),
    new StubError(400, "validation_failed"),
  ]) {
    await expect(load("/property/001204/zzzzzzzzzz", stubListing(response))).rejects.toMatchObject({
      init: { status: 404 },
    });
  }
});

test("the title is the address, the description starts with the price, and the image is the first picture", async () => {
  const view = await load("/property/001204/3f7q9z2k1m", stubListing(listing()));
  const { head } = view as PropertyModel;
  expect(head.title).toBe("Nardovegen 12, 7032 Trondheim");
  expect(head.description?.replaceAll("\u00a0", " ")).toMatch(/^6 490 000 kr\. Innholdsrik/);
  expect(head.image).toMatchObject({
    url: "/media/aaaaaaaa01-share.jpg",
    alt: expect.stringContaining("Nardovegen 12"),
  });
  expect(head.jsonLd?.[0]).toMatchObject({
    "@type": "RealEstateListing",
    offers: { price: 6_490_000, priceCurrency: "NOK" },
  });
  expect(head.jsonLd?.[1]).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Trøndelag" },
      { position: 2, name: "Trondheim" },
      { position: 3, name: "Nardo" },
      { position: 4, name: "Nardovegen 12" },
    ],
  });
});

test("PROP-001: a home that is advertised without a street ends its path with its title", async () => {
  const { address } = listing();
  const view = await load(
    "/property/001204/3f7q9z2k1m",
    stubListing(listing({ address: { ...address, street: "" } })),
  );
  const { crumbs } = view as PropertyModel;
  expect(crumbs.at(-1)).toEqual({ label: "Innholdsrik enebolig med solrik hage" });
});

test("D54: describes a home sold at an undisclosed price in two sentences", async () => {
  const sold = listing({ status: "sold" });
  sold.prices = { ...sold.prices, method: "contact_agent" };
  const view = await load("/property/001204/3f7q9z2k1m", stubListing(sold));
  const { head } = view as PropertyModel;
  expect(head.description).toMatch(/^Solgt\. Pris ikke oppgitt\. Innholdsrik/);
});

test("PROP-009: a tab has its own URL, redirected to the right agency too", async () => {
  const view = await load("/property/001204/3f7q9z2k1m/history", stubListing(listing()));
  expect(view).toMatchObject({
    share: { url: "http://no.localhost:3000/property/001204/3f7q9z2k1m" },
  });
  const response = await load("/property/999999/3f7q9z2k1m/history", stubListing(listing()));
  expect((response as Response).headers.get("location")).toBe(
    "/property/001204/3f7q9z2k1m/history",
  );
});

test("PROP-005: a rental has no loan page; the loan page of a sold home redirects to the home (D17)", async () => {
  const mortgage = "/property/001204/3f7q9z2k1m/mortgage";
  const rented = stubListing(listing({ listingType: "residential_rent" }));
  await expect(load(mortgage, rented)).rejects.toMatchObject({ init: { status: 404 } });
  const sold = stubListing(listing({ status: "sold", closedAt: "2026-11-12" }));
  const response = (await load(mortgage, sold)) as Response;
  expect([response.status, response.headers.get("location")]).toEqual([
    302,
    "/property/001204/3f7q9z2k1m",
  ]);
});

test("D99, D17: search engines are not to list a hidden listing, and its page says that it is not available", async () => {
  const home = listing({ status: "unavailable", isHidden: true, closedAt: "2026-11-12" });
  const view = await load("/property/001204/3f7q9z2k1m", stubListing(home));
  const { head, closed } = view as PropertyModel;
  expect(head).toMatchObject({ isNoIndex: true, description: "Ikke tilgjengelig" });
  expect([head.jsonLd, head.image]).toEqual([undefined, undefined]);
  expect(closed).toMatchObject({ isHidden: true, state: "Ikke tilgjengelig · 12. november 2026" });
});

test("D100: the price history of a home goes back to its earlier owners", async () => {
  const home = listing({
    earlierPrices: [
      { action: "sold", date: "2019-03-04", price: 3_900_000, currency: "NOK", description: "" },
    ],
    priceHistory: [
      { action: "listed", date: "2026-11-02", price: 6_490_000, currency: "NOK", description: "" },
    ],
  });
  const view = (await load("/property/001204/3f7q9z2k1m", stubListing(home))) as PropertyModel;
  expect(view.history.map(({ label }) => label)).toEqual([
    "2. november 2026 · Lagt ut",
    "4. mars 2019 · Solgt",
  ]);
});

test("a home that was opened from results leads back to them, with their number; any other to its place", async () => {
  const { app } = await openTestApp(stubListing(listing()));
  expect(resultsBefore(app.page, listing())).toBeNull();
  swipeStateOf(app.page.store).results = {
    href: "/list?geoId=municipality:5001",
    total: 1280,
    ids: ["3f7q9z2k1m"],
  };
  const back = resultsBefore(app.page, listing());
  expect(back?.href).toBe("/list?geoId=municipality:5001");
  expect(back?.label.replaceAll(/\s/g, " ")).toBe("1 280 boliger");
  const view = (await load("/property/001204/3f7q9z2k1m", stubListing(listing()))) as PropertyModel;
  expect(view.back.label).toBe("Boliger i Nardo");
  expect(view.back.href).toMatch(/^\/list\?.*geoId=/);
});

test("a page about land begins with its size, and one about parking has neither sun nor estimate", async () => {
  const land = { ...listing(), propertyTypes: ["plot" as const] };
  const plot = (await load("/property/001204/3f7q9z2k1m", stubListing(land))) as PropertyModel;
  expect(plot.facts.slice(0, 2).map(({ label }) => label)).toEqual(["Tomteareal", "Type"]);
  expect(plot.position.hasSun).toBe(true);
  const space = { ...listing(), propertyTypes: ["garage_parking" as const] };
  const parking = (await load("/property/001204/3f7q9z2k1m", stubListing(space))) as PropertyModel;
  expect(parking.facts[0]?.label).toBe("Type");
  expect(parking.position.hasSun).toBe(false);
  expect(parking.enquiries.estimate).toBeNull();
  expect(parking.costs.guide).toBeNull();
});

test("a sold home has neither travel times nor sun nor its old price on the map, and says once that its price is not known", async () => {
  const gone = { ...listing(), status: "sold" as const, closedAt: "2026-11-12" };
  const sold = (await load("/property/001204/3f7q9z2k1m", stubListing(gone))) as PropertyModel;
  expect(sold.position).toMatchObject({ hasSun: false, hasCommute: false });
  expect(sold.position.pin.label).not.toMatch(/mill/);
  expect(sold.price.price.figure).toBe("Pris ikke oppgitt");
  expect(sold.bar.price.value).toBe("");
  expect(sold.closed?.state).not.toContain("Pris ikke oppgitt");
});
