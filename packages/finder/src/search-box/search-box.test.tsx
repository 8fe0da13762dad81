import { currentListingChanged } from "@hjem/storefront/app-slice";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { testFeature } from "../testing/feature.ts";
import { SearchBox } from "./search-box.tsx";

const totals: Record<string, number> = { buy: 24_318, rent: 1, "commercial rent": 304 };

const api = {
  "POST /api/v2/property/search": ({ body }: { body: unknown }) => {
    const { listingType, acquisition, geoId } = body as {
      listingType: string;
      acquisition?: string;
      geoId?: string[];
    };
    const kind = [listingType, acquisition].filter(Boolean).join(" ");
    const total = geoId ? 135 : (totals[kind] ?? 0);
    return { data: [], pagination: { currentPage: 1, perPage: 1, total, lastPage: 1 } };
  },
  "POST /api/v2/search/reading": ({ body }: { body: unknown }) => ({
    data: { filter: {}, chips: [], words: (body as { text: string }).text },
  }),
  "GET /api/v2/address/popular": {
    data: [
      {
        geoId: "municipality:5001",
        kind: "municipality",
        name: "Trondheim",
        parent: "Trøndelag",
        count: 135,
        location: { lat: 63.4, lng: 10.4 },
      },
    ],
  },
};

const show = () => renderWithStorefront(<SearchBox />, { api, features: [testFeature] });

test("shows the number of results on the button, and updates it with the listing type", async () => {
  await show();
  await expect.element(page.getByRole("button", { name: "Vis 24 318 boliger" })).toBeVisible();
  await page.getByText("Leie").click();
  await expect.element(page.getByRole("button", { name: "Vis 1 bolig" })).toBeVisible();
});

test.each([
  ["no", 360],
  ["au", 390],
  ["au", 360],
] as const)(
  "shows all listing types on a phone without scrolling: %s, %i px",
  async (region, width) => {
    await page.viewport(width, 844);
    await renderWithStorefront(
      <div style={{ paddingInline: 16 }}>
        <SearchBox />
      </div>,
      { api, features: [testFeature], region },
    );
    await expect.element(page.getByRole("radio").last()).toBeInTheDocument();
    const kinds = document.querySelector("fieldset");
    expect(kinds?.scrollWidth).toBe(kinds?.clientWidth);
  },
);

test.each([
  ["no", "no"],
  ["no", "en"],
  ["au", "en"],
] as const)(
  "on a phone of 390 px all listing types stand in one row: %s, %s",
  async (region, language) => {
    await page.viewport(390, 844);
    await renderWithStorefront(
      <div style={{ paddingInline: 16 }}>
        <SearchBox />
      </div>,
      { api, features: [testFeature], region, language },
    );
    const kinds = page.getByRole("radio");
    await expect.element(kinds.nth(4)).toBeInTheDocument();
    const tops = kinds.elements().map((kind) => kind.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
  },
);

test("shows no number on the button when there are no results", async () => {
  await show();
  await page.getByText("Fritidsbolig", { exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Søk", exact: true })).toBeVisible();
});

test("shows a selected place in the field, counts its homes and searches there", async () => {
  const { router } = await show();
  await page.getByRole("searchbox").click();
  await page.getByRole("option", { name: /Trondheim/ }).click();
  await expect.element(page.getByRole("button", { name: "Vis 135 boliger" })).toBeVisible();
  await expect.element(page.getByPlaceholder("Trondheim")).toBeVisible();
  await page.getByRole("button", { name: "Vis 135 boliger" }).click();
  expect(router.state.location.pathname).toBe("/list");
  expect(new URLSearchParams(router.state.location.search).getAll("geoId")).toEqual([
    "municipality:5001",
  ]);
});

test("removes a selected place", async () => {
  await show();
  await page.getByRole("searchbox").click();
  await page.getByRole("option", { name: /Trondheim/ }).click();
  await page.getByRole("button", { name: "Fjern alle steder" }).click();
  await expect.element(page.getByRole("button", { name: "Vis 24 318 boliger" })).toBeVisible();
});

test("counts what the typed text is understood as, on the button and beside the text", async () => {
  const text = "3-roms i bergen under 5 mill";
  const filter = { geoId: ["municipality:4601"], bedroomMin: 2, priceMax: 5_000_000 };
  const chips = ["Bergen", "2 soverom eller flere", "Under 5 mill."].map((words) => ({
    kind: "filter",
    text: words,
  }));
  const arrival = Promise.withResolvers<object>();
  const { calls } = await renderWithStorefront(<SearchBox />, {
    api: {
      ...api,
      "GET /api/v2/address": { data: [] },
      "GET /api/v2/address/lookup": { data: [] },
      "POST /api/v2/search/reading": () => arrival.promise,
    },
    features: [testFeature],
  });
  await expect.element(page.getByRole("button", { name: "Vis 24 318 boliger" })).toBeVisible();
  await page.getByRole("searchbox").fill(text);
  // Not yet understood: no number at all.
  await expect.element(page.getByRole("button", { name: "Søk", exact: true })).toBeVisible();
  arrival.resolve({ data: { filter, chips, words: "" } });
  await expect.element(page.getByRole("button", { name: "Vis 135 boliger" })).toBeVisible();
  await expect
    .element(
      page.getByRole("option", {
        name: /3-roms i bergen.*Bergen · 2 soverom eller flere · Under 5 mill\..*135/,
      }),
    )
    .toBeVisible();
  const counted = calls.filter(({ path }) => path === "/api/v2/property/search").at(-1);
  expect(counted?.body).toMatchObject({ ...filter, listingType: "buy", size: 1 });
  await page.getByRole("combobox").fill("");
  await expect.element(page.getByRole("button", { name: "Vis 24 318 boliger" })).toBeVisible();
});

test("submits typed text unchanged, to be parsed by the results page", async () => {
  const { router } = await show();
  await page.getByRole("searchbox").fill("Storgata 12");
  await userEvent.keyboard("{Enter}");
  expect(new URLSearchParams(router.state.location.search).get("search")).toBe("Storgata 12");
});

test("S3: commercial leases take one more click, and typed text stays in the field", async () => {
  const { router } = await show();
  await page.getByRole("searchbox").fill("Storgata 12");
  await page.getByText("Leie", { exact: true }).click();
  await page.getByText("Næring", { exact: true }).click();
  // Rent stays selected for commercial property.
  await expect.element(page.getByRole("radio", { name: "Til leie" })).toBeChecked();
  await expect.element(page.getByRole("button", { name: "Vis 304 lokaler" })).toBeVisible();
  await expect.element(page.getByRole("combobox")).toHaveValue("Storgata 12");
  await userEvent.click(page.getByRole("button", { name: "Vis 304 lokaler" }));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    listingType: "commercial",
    acquisition: "rent",
    search: "Storgata 12",
  });
});

test("hides the sale or rent choice for listing types with only one", async () => {
  await show();
  await page.getByText("Næring", { exact: true }).click();
  await expect.element(page.getByRole("radio", { name: "Til salgs" })).toBeChecked();
  await page.getByText("Nye boliger", { exact: true }).click();
  await expect.element(page.getByRole("radio", { name: "Til salgs" })).not.toBeInTheDocument();
});

test("FND-016: starts with the last listing type", async () => {
  await renderWithStorefront(<SearchBox />, {
    api,
    features: [testFeature],
    loader: ({ page: { store } }) => {
      store.dispatch(currentListingChanged({ listingType: "commercial", acquisition: "rent" }));
      return null;
    },
  });
  await expect.element(page.getByRole("radio", { name: "Næring" })).toBeChecked();
  await expect.element(page.getByRole("radio", { name: "Til leie" })).toBeChecked();
  await expect.element(page.getByRole("button", { name: "Vis 304 lokaler" })).toBeVisible();
});
