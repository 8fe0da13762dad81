import type { Place, PlaceKind } from "@hjem/domain/place/place";
import { pastSearches, rememberSearch } from "@hjem/saved/search-history";
import { browserStorage } from "@hjem/storefront/browser-storage";
import { usePage } from "@hjem/storefront/page";
import { type RenderOptions, renderWithStorefront } from "@hjem/storefront/testing";
import { useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { filterBarModel } from "../filter-bar/bar-model.ts";
import FilterBar from "../filter-bar/filter-bar.tsx";
import { chosenCircle } from "../labels/chosen-circle.ts";
import { SearchBox } from "../search-box/search-box.tsx";
import { readSearch } from "../search/list-search.ts";
import { testFeature } from "../testing/feature.ts";

const place = (geoId: string, name: string, kind: PlaceKind = "municipality"): Place => ({
  geoId,
  name,
  kind,
  parent: "Trøndelag",
  count: 135,
  location: { lat: 63.430491, lng: 10.395061 },
});
const names: Record<string, string> = {
  "municipality:5001": "Trondheim",
  "municipality:5031": "Malvik",
  "municipality:5035": "Stjørdal",
  "municipality:5028": "Melhus",
};
const api = {
  "GET /api/v2/address/popular": {
    data: Object.entries(names).map(([geoId, name]) => place(geoId, name)),
  },
  "GET /api/v2/address": {
    data: [
      place("county:50", "Trøndelag", "county"),
      place("street:5001-nardo", "Nardovegen", "street"),
    ],
  },
  "GET /api/v2/address/lookup": { data: [] },
  "POST /api/v2/property/search": {
    data: [],
    pagination: { currentPage: 1, perPage: 1, total: 7, lastPage: 7 },
  },
};

function Bar() {
  const context = usePage();
  const search = readSearch(useLocation().search, context);
  const places = (search.request.geoId ?? []).map((geoId) => ({ geoId, name: names[geoId] ?? "" }));
  const bar = filterBarModel(context, search, places, "Pris");
  return <FilterBar bar={{ ...bar, circle: chosenCircle(context, search) }} />;
}

const showBar = (query = "", options: RenderOptions = {}) =>
  renderWithStorefront(<Bar />, {
    path: `/list${query}`,
    api,
    features: [testFeature],
    ...options,
  });
const paramsOf = ({ router }: Awaited<ReturnType<typeof showBar>>) =>
  new URLSearchParams(router.state.location.search);
const field = () => page.getByRole("combobox", { name: /^Sted/ });
const open = async () => {
  await page.getByRole("searchbox").click();
  await expect.element(field()).toBeVisible();
};

beforeEach(async () => {
  browserStorage().remove("history");
  await page.viewport(1366, 900);
});

test("shows the selected places in the field, and a count of more than three", async () => {
  const query = Object.keys(names).map((geoId) => `geoId=${geoId}`);
  await showBar(`?${query.join("&")}`);
  await expect.element(page.getByPlaceholder("Trondheim, Malvik, Stjørdal +1")).toBeVisible();
  await expect
    .element(page.getByRole("searchbox", { name: /Trondheim, Malvik, Stjørdal, Melhus/ }))
    .toBeVisible();
});

test("a selected place looks like what is typed, not like a hint", async () => {
  await showBar("?geoId=municipality:5001");
  const input = page.getByPlaceholder("Trondheim").element();
  const [shown, typed] = [getComputedStyle(input, "::placeholder"), getComputedStyle(input)];
  expect(shown.color).toBe(typed.color);
  expect(Number(shown.fontWeight)).toBeGreaterThanOrEqual(500);
});

test("removes one of several places, and keeps the others and the filters", async () => {
  const shown = await showBar("?geoId=municipality:5001&geoId=municipality:5031&bedroomMin=2");
  await open();
  await page.getByRole("option", { name: "Trondheim Fjern" }).click();
  expect(Object.fromEntries(paramsOf(shown))).toEqual({
    bedroomMin: "2",
    geoId: "municipality:5031",
  });
});

test("Backspace in the empty field removes the last place", async () => {
  const shown = await showBar("?geoId=municipality:5001&geoId=municipality:5031");
  await open();
  await userEvent.keyboard("{Backspace}");
  expect(paramsOf(shown).getAll("geoId")).toEqual(["municipality:5001"]);
  await userEvent.keyboard("x{Backspace}");
  expect(paramsOf(shown).getAll("geoId")).toEqual(["municipality:5001"]);
});

test("Escape closes the list, and the next arrow key opens it with the selected places on top", async () => {
  await showBar("?geoId=municipality:5001");
  await open();
  await expect.element(page.getByRole("option", { name: "Trondheim Fjern" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect
    .element(page.getByRole("option", { name: "Trondheim Fjern" }))
    .not.toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("option", { name: "Trondheim Fjern" })).toBeVisible();
});

test("selects a street and a distance by keyboard: a circle replaces the places in the URL", async () => {
  const shown = await showBar("?geoId=municipality:5031");
  await open();
  await field().fill("nardo");
  await expect.element(page.getByRole("option", { name: "Nær Nardovegen …" })).toBeVisible();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{Enter}");
  await expect.element(page.getByText("Hvor langt fra Nardovegen?")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(Object.fromEntries(paramsOf(shown))).toEqual({
    mapCentroid: "10.39506,63.43049",
    propertyRadius: "2000",
  });
  await expect.element(page.getByPlaceholder(/Innen 2\skm fra et punkt/)).toBeVisible();
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
});

test("returns from the distances to the places", async () => {
  await showBar();
  await open();
  await field().fill("nardo");
  await page.getByRole("option", { name: "Nær Nardovegen …" }).click();
  await page.getByRole("option", { name: "Tilbake til stedene" }).click();
  await expect.element(page.getByRole("option", { name: /^Nardovegen/ })).toBeVisible();
});

test("removes a circle in the list or by its cross, and a place replaces it", async () => {
  const circle = "?mapCentroid=10.39506,63.43049&propertyRadius=2000&bedroomMin=2";
  const shown = await showBar(circle);
  await expect
    .element(page.getByRole("link", { name: "Fjern alle steder" }))
    .toHaveAttribute("href", "/list?bedroomMin=2");
  await open();
  await page.getByRole("option", { name: /^Malvik/ }).click();
  expect(Object.fromEntries(paramsOf(shown))).toEqual({
    bedroomMin: "2",
    geoId: "municipality:5031",
  });
});

test("the search box of the home page keeps the first place when a second is selected", async () => {
  await renderWithStorefront(<SearchBox />, { api, features: [testFeature] });
  await open();
  await page.getByRole("option", { name: /^Trondheim/ }).click();
  await userEvent.keyboard("{ArrowDown}");
  await page.getByRole("option", { name: /^Malvik/ }).click();
  await expect.element(page.getByPlaceholder("Trondheim, Malvik")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await expect.element(page.getByPlaceholder("Malvik", { exact: true })).toBeVisible();
});

test("offers past searches in the current language, which link to their URL and can be cleared", async () => {
  const view = "Boliger til salgs i Trondheim · 2+ soverom";
  const href = "/list?bedroomMin=2&geoId=municipality:5001";
  rememberSearch({ href, words: view, language: "no" }, { bedroomMin: 2 });
  rememberSearch(
    { href: "/list?bedroomMin=3", words: "Homes for sale · 3+", language: "en" },
    { bedroomMin: 3 },
  );
  const { router } = await showBar();
  await open();
  await expect.element(page.getByRole("option", { name: /3\+/ })).not.toBeInTheDocument();
  await page.getByRole("option", { name: view }).click();
  expect(router.state.location.pathname + router.state.location.search).toBe(href);
  await userEvent.keyboard("{ArrowDown}");
  await page.getByRole("option", { name: "Slett søkehistorikken" }).click();
  await vi.waitFor(() => expect(pastSearches()).toEqual([]));
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("option", { name: /^Stjørdal/ })).toBeVisible();
  await expect.element(page.getByText("Siste søk")).not.toBeInTheDocument();
});

test("D109: what a sentence is read as is said before it is searched for, with what was not understood", async () => {
  const text = "rekkehus med hage uten garasje, under 40 minutter til Nydalen";
  const shown = await showBar("", {
    api: {
      ...api,
      "POST /api/v2/search/reading": {
        data: {
          filter: {
            propertyType: ["townhouse"],
            reach: [{ mode: "driving", minutes: 40, lng: 10.766, lat: 59.949 }],
          },
          chips: [
            { kind: "property_type", text: "rekkehus" },
            { kind: "travel", text: "under 40 minutter til Nydalen" },
          ],
          words: "hage -garasje",
        },
      },
    },
  });
  await open();
  await field().fill(text);
  await page
    .getByRole("option", {
      name: /rekkehus · under 40 minutter til Nydalen · «hage» · uten «garasje»/,
    })
    .click();
  expect(paramsOf(shown).get("search")).toBe(text);
});

test("D109: a rent for another period is said in the market's", async () => {
  await showBar("?listingType=rent&acquisition=rent", {
    api: {
      ...api,
      "POST /api/v2/search/reading": {
        data: {
          filter: { priceMax: 17_333 },
          chips: [{ kind: "price", text: "4000 i uka", isConverted: true }],
          words: "",
        },
      },
    },
  });
  await open();
  await field().fill("4000 i uka");
  await expect
    .element(page.getByRole("option", { name: /4000 i uka \(Til 17.333 kr\/mnd\.\)/ }))
    .toBeVisible();
});
