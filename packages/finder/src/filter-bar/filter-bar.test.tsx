import type { Place } from "@hjem/domain/place/place";
import { usePage } from "@hjem/storefront/page";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { useLocation } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listHref, readSearch } from "../search/list-search.ts";
import { testFeature } from "../testing/feature.ts";
import { sampleFacets } from "../testing/sample-facets.ts";
import { filterBarModel } from "./bar-model.ts";
import FilterBar from "./filter-bar.tsx";

const place = (geoId: string, name: string): Place => ({
  geoId,
  name,
  kind: "municipality",
  parent: "Trøndelag",
  count: 135,
  location: { lat: 63.4, lng: 10.4 },
});

const api = {
  "GET /api/v2/address/popular": { data: [place("municipality:0301", "Oslo")] },
  "GET /api/v2/address": {
    data: [place("municipality:5001", "Trondheim"), place("municipality:5031", "Malvik")],
  },
};

function Bar() {
  const context = usePage();
  const { search } = useLocation();
  const { request, ...rest } = readSearch(search, context);
  const places = (request.geoId ?? []).map((geoId) => ({ geoId, name: geoId }));
  return <FilterBar bar={filterBarModel(context, { request, ...rest }, places, "Pris")} />;
}

const show = (path: string, options: RenderOptions = {}) =>
  renderWithStorefront(<Bar />, { path, api, features: [testFeature], ...options });

beforeEach(() => page.viewport(1366, 900));

test("applies a property type at once and keeps the other filters", async () => {
  const { router } = await show("/list?bedroomMin=2&page=3");
  await page.getByText("Boligtype").first().click();
  await page.getByRole("checkbox", { name: "Leilighet" }).click();
  const { search } = router.state.location;
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    bedroomMin: "2",
    propertyType: "apartment",
  });
});

test("SRCH-008: removes the landing page id with the last filter, so that the landing page does not set it again", async () => {
  const { router } = await show("/list?propertyType=apartment&landingpageid=spring&language=no");
  await page.getByText("Leilighet").first().click();
  await page.getByRole("checkbox", { name: "Rekkehus" }).click();
  expect(router.state.location.search).toContain("landingpageid=spring");
  await page.getByRole("checkbox", { name: "Rekkehus" }).click();
  await page.getByRole("checkbox", { name: "Leilighet" }).click();
  expect(router.state.location.search).toBe("?language=no");
});

test("SRCH-082: another listing type offers other property types", async () => {
  await show("/list?listingType=commercial");
  await page.getByText("Type lokale").first().click();
  await expect.element(page.getByRole("checkbox", { name: "Kontor" })).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: "Rekkehus" })).not.toBeInTheDocument();
});

test("hides bedrooms for commercial property, unless the URL sets them", async () => {
  const { unmount } = await show("/list?listingType=commercial");
  await expect.element(page.getByText("Visning").first()).toBeVisible();
  await expect.element(page.getByText("Soverom")).not.toBeInTheDocument();
  await unmount();
  await show("/list?listingType=commercial&bedroomMin=2");
  await expect.element(page.getByText("2+ soverom")).toBeVisible();
});

test.each([
  ["no", "Soverom", "1-roms"],
  ["au", "Bedrooms", "Studio"],
] as const)(
  "a home without a bedroom is a choice of its own: %s",
  async (region, bedrooms, studio) => {
    const { router, app, unmount } = await show("/list", { region });
    await page.getByText(bedrooms).first().click();
    await page.getByText(studio).click();
    const { request } = readSearch(router.state.location.search, app.page);
    expect(listHref(request)).toBe("/list?bedroomMax=0");
    await unmount();
    const next = await show("/list?bedroomMax=0", { region });
    await page.getByText(studio).first().click();
    const radio = page.getByRole("radio", { name: studio });
    await expect.element(radio).toBeChecked();
    // Its words are not cut off.
    const step = radio.element().closest("label");
    expect(step?.scrollWidth).toBe(step?.clientWidth);
    await page.getByText("3+").click();
    expect(next.router.state.location.search).toBe("?bedroomMin=3");
  },
);

test("applies a typed price when its field loses focus", async () => {
  const { router, app } = await show("/list");
  await page.getByText("Pris").first().click();
  await page.getByLabelText("Fra", { exact: true }).fill("4 000 000");
  expect(router.state.location.search).toBe("");
  await page.getByLabelText("Til", { exact: true }).click();
  const { request } = readSearch(router.state.location.search, app.page);
  expect(request.priceMin).toBe(4_000_000);
});

test("shows an error for a reversed price range and offers to swap it", async () => {
  await show("/list?priceMin=5000000&priceMax=1000000");
  await page.getByText("5–1 mill.").click();
  await expect.element(page.getByText("Må være minst like høyt som «Fra».")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Bytt om" }))
    .toHaveAttribute("href", "/list?priceMin=1000000&priceMax=5000000");
});

test("shows the value of a filter in the market's format", async () => {
  await show("/list?priceMin=600000&priceMax=1900000&bedroomMin=2", { region: "au" });
  await expect.element(page.getByText("$600k – $1.9m")).toBeVisible();
  await expect.element(page.getByText("2+ bedrooms")).toBeVisible();
});

test.each([
  ["no", "4–7 mill.", "Fra", "kr"],
  ["au", "$4m – 7m", "From", "$"],
] as const)("places the currency symbol where %s writes it", async (region, chosen, from, sign) => {
  await show("/list?priceMin=4000000&priceMax=7000000", { region });
  await page.getByText(chosen).click();
  const field = page.getByLabelText(from, { exact: true });
  await expect.element(field).toBeVisible();
  const unit = page.getByText(sign, { exact: true }).first();
  const signLeft = unit.element().getBoundingClientRect().left;
  const isBefore = signLeft < field.element().getBoundingClientRect().left;
  expect(isBefore).toBe(region === "au");
});

test("the link to all filters counts them, a range once, and keeps the search", async () => {
  await page.viewport(390, 844);
  await show("/list?priceMin=1000000&priceMax=4000000&bedroomMin=2&geoId=county:03");
  const link = page.getByRole("link", { name: "Filtre 2" });
  await expect
    .element(link)
    .toHaveAttribute(
      "href",
      "/list/filters?geoId=county:03&priceMin=1000000&priceMax=4000000&bedroomMin=2",
    );
});

test("on a phone price and bedrooms are in one row with all filters, and a press opens a panel within the page", async () => {
  await page.viewport(390, 844);
  await show("/list?priceMin=1000000&priceMax=4000000&propertyType=apartment");
  const opener = (text: string) => page.getByText(text, { exact: true }).element();
  await expect.element(page.getByText("1–4 mill.")).toBeVisible();
  const all = page.getByRole("link", { name: "Filtre 2" }).element();
  const row = [opener("1–4 mill.").parentElement, opener("Soverom").parentElement, all].map(
    (control) => control?.getBoundingClientRect() ?? new DOMRect(),
  );
  expect(row.map(({ top }) => top)).toEqual(row.map(() => row[0]?.top));
  expect(row.map(({ height }) => height)).toEqual([44, 44, 44]);
  await expect.element(page.getByText("Leilighet", { exact: true })).not.toBeVisible();
  await page.getByText("1–4 mill.").click();
  await expect.element(page.getByLabelText("Fra", { exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test("opens all filters over the results, and returns the focus when closed", async () => {
  const { router } = await show("/list?bedroomMin=2", {
    api: { ...api, "POST /api/v2/property/facets": sampleFacets("no") },
  });
  await page.getByRole("link", { name: "Filtre 1" }).click();
  const drawer = page.getByRole("dialog", { name: "Alle filtre" });
  await expect.element(drawer.getByRole("heading", { name: "Alle filtre" })).toHaveFocus();
  await drawer.getByRole("checkbox", { name: /^Leilighet/ }).click();
  expect(router.state.location.search).toBe("?bedroomMin=2");
  await userEvent.keyboard("{Escape}");
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Filtre 1" })).toHaveFocus();
});

test("SRCH-170: applies a viewing date at once", async () => {
  const { router } = await show("/list");
  await page.getByText("Visning").first().click();
  await page.getByRole("checkbox", { name: "lør. 21. nov." }).click();
  expect(router.state.location.search).toBe("?viewingDate=2026-11-21");
});

test("of rentals the bar asks from when they are available, and applies a month at once", async () => {
  const { router } = await show("/list?listingType=rent");
  await expect.element(page.getByText("Visning")).not.toBeInTheDocument();
  await page.getByText("Ledig fra").first().click();
  await page.getByRole("radio", { name: /^januar/i }).click();
  expect(router.state.location.search).toBe("?listingType=rent&availableFrom=2027-01");
});

test("adds a suggested place to the selected ones, by keyboard only", async () => {
  const { router } = await show("/list?geoId=municipality:0301");
  const field = page.getByRole("searchbox");
  await field.click();
  const combobox = page.getByRole("combobox", { name: /Sted, adresse eller søkeord/ });
  await combobox.fill("tr");
  await expect.element(page.getByRole("option", { name: /^Trondheim/ })).toBeVisible();
  await expect.element(page.getByText("Kommuner")).toBeVisible();
  (combobox.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(new URLSearchParams(router.state.location.search).getAll("geoId")).toEqual([
    "municipality:0301",
    "municipality:5001",
  ]);
});

test("searches the listings for text that is not a place", async () => {
  const { router } = await show("/list");
  await page.getByRole("searchbox").click();
  await page.getByRole("combobox", { name: /Sted/ }).fill("peis");
  await page.getByRole("option", { name: /Søk etter/ }).click();
  expect(new URLSearchParams(router.state.location.search).get("keywords")).toBe("peis");
});

test("renders the fields of a filter when it is first opened, and sends its value before", async () => {
  const { router, app } = await show(
    "/list?priceMin=4000000&priceMax=7000000&bedroomMin=2&propertyType=apartment&viewingDate=2026-11-24",
  );
  const shown = () => document.querySelectorAll("[name=propertyType]:not([type=hidden])").length;
  expect(shown()).toBe(0);
  await page.getByText("Leilighet").first().click();
  await page.getByRole("checkbox", { name: "Rekkehus" }).click();
  expect(readSearch(router.state.location.search, app.page).request).toMatchObject({
    priceMin: 4_000_000,
    priceMax: 7_000_000,
    bedroomMin: 2,
    propertyType: ["apartment", "townhouse"],
    viewingDate: ["2026-11-24"],
  });
  expect(shown()).toBeGreaterThan(1);
});

test("S3: switches commercial property between sale and lease with one click, keeping place and filters", async () => {
  const { router } = await show(
    "/list?listingType=commercial&geoId=municipality:0301&propertyType=office&priceMax=9000000",
  );
  const sides = page.getByRole("navigation", { name: "Til salgs eller til leie" });
  await expect
    .element(sides.getByRole("link", { name: "Til salgs" }))
    .toHaveAttribute("aria-current", "page");
  await sides.getByRole("link", { name: "Til leie" }).click();
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    listingType: "commercial",
    acquisition: "rent",
    geoId: "municipality:0301",
    propertyType: "office",
  });
});

test("S3: shows no sale or rent switch for homes, which the menu already has", async () => {
  await show("/list");
  await expect.element(page.getByRole("searchbox")).toBeVisible();
  await expect
    .element(page.getByRole("navigation", { name: "Til salgs eller til leie" }))
    .not.toBeInTheDocument();
});
