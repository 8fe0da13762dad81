import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import type { StubCall } from "@hjem/storefront/testing/stub-api";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Results } from "../list/results.tsx";
import { testFeature } from "../testing/feature.ts";
import { api, model } from "../testing/load.ts";
import { response } from "../testing/search-response.ts";

/** An API with listings of some types only: their number, by `"rent"`, `"commercial rent"`. */
const listed = (totals: Readonly<Record<string, number>>) => ({
  ...api,
  "POST /api/v2/property/search": ({ body }: StubCall) => {
    const { listingType, acquisition, bedroomMin, priceMax } = body as Record<string, unknown>;
    const total = totals[`${String(listingType)} ${String(acquisition)}`] ?? 0;
    return response([], (bedroomMin ?? priceMax) === undefined ? total : 0);
  },
});

async function show(query: string, options: RenderOptions) {
  const list = await model(query, options);
  await renderWithStorefront(<Results model={list} />, { ...options, features: [testFeature] });
}

const links = () =>
  page
    .getByRole("link")
    .elements()
    .map((link) => [link.textContent, link.getAttribute("href")]);

test.each([
  ["no", "", "Det er ingen boliger til salgs her ennå", "Til forsiden"],
  ["no", "?listingType=rent", "Det er ingen boliger til leie her ennå", "Til forsiden"],
  ["au", "", "There are no homes for sale here yet", "Go to home page"],
  [
    "au",
    "?listingType=commercial&acquisition=rent",
    "There are no commercial properties for lease here yet",
    "Go to home page",
  ],
] as const)(
  "an empty site shows that it has no listings yet and suggests no change: %s %s",
  async (region, query, title, home) => {
    await show(query, { region, api: listed({}) });
    await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(links()).toEqual([[home, "/"]]);
  },
);

test("an empty site suggests no change of place either", async () => {
  await show("?geoId=municipality:5001", { api: listed({}) });
  await expect
    .element(page.getByRole("heading", { name: "Det er ingen boliger til salgs her ennå" }))
    .toBeVisible();
  expect(links()).toEqual([["Til forsiden", "/"]]);
});

test("links to the listing types that have listings, with their number", async () => {
  const some = listed({ "rent rent": 3, "commercial rent": 1 });
  await show("", { api: some });
  await expect.element(page.getByRole("link", { name: "3 boliger til leie" })).toBeVisible();
  expect(links()).toEqual([
    ["3 boliger til leie", "/list?listingType=rent"],
    ["1 næringslokale til leie", "/list?listingType=commercial&acquisition=rent"],
  ]);
});

test.each([
  { found: 12, title: "Ingen treff, men 12 boliger hvis du endrer søket" },
  { found: 0, title: "Det er ingen boliger til salgs her ennå" },
])("SAVE-007: a search that finds nothing yet can be saved: $title", async ({ found, title }) => {
  await show("?bedroomMin=9", { api: listed({ "buy buy": found }) });
  await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Lagre søk" })).toBeVisible();
});

test("a street without homes for sale says that there is one to rent", async () => {
  const kentStreet = {
    ...api,
    "POST /api/v2/property/search": ({ body }: StubCall) => {
      const { listingType, geoId } = body as Record<string, unknown>;
      return response([], geoId === undefined ? 12 : listingType === "rent" ? 1 : 0);
    },
  };
  await show("?geoId=street:6011-cottesloe-kent-street", { region: "au", api: kentStreet });
  const link = page.getByRole("link", { name: "1 home for rent" });
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute("href")).toBe(
    "/list?listingType=rent&geoId=street:6011-cottesloe-kent-street",
  );
});

test("suggests changes for a search without results when there are listings", async () => {
  await show("?bedroomMin=9", { api: listed({ "buy buy": 12 }) });
  await expect
    .element(
      page.getByRole("heading", { name: "Ingen treff, men 12 boliger hvis du endrer søket" }),
    )
    .toBeVisible();
});

test.each([
  [
    "no",
    "commercial rent",
    "Ingen treff, men 12 næringslokaler til leie hvis du endrer søket",
    "+12 næringslokaler til leie",
  ],
  [
    "au",
    "commercial buy",
    "No exact matches, but 12 commercial properties if you change your search",
    "+12 commercial properties",
  ],
  [
    "no",
    "commercial buy",
    "Ingen treff, men 12 næringseiendommer hvis du endrer søket",
    "+12 næringseiendommer",
  ],
  [
    "no",
    "new_homes buy",
    "Ingen treff, men 12 nye boliger hvis du endrer søket",
    "+12 nye boliger",
  ],
  [
    "au",
    "new_homes buy",
    "No exact matches, but 12 new homes if you change your search",
    "+12 new homes",
  ],
  ["no", "rent rent", "Ingen treff, men 12 boliger hvis du endrer søket", "+12 boliger"],
] as const)(
  "counts suggestions with the noun of the listing type: %s %s",
  async (region, kind, title, gain) => {
    const [listingType, acquisition] = kind.split(" ");
    const of = kind === "commercial rent" ? `&acquisition=${acquisition}` : "";
    await show(`?listingType=${listingType}${of}&priceMax=1000`, {
      region,
      api: listed({ [kind]: 12 }),
    });
    await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect.element(page.getByText(gain, { exact: true })).toBeVisible();
  },
);

test("a place in the address that the site does not know is named, and nothing is outside it", async () => {
  const onlyElsewhere = {
    ...api,
    "POST /api/v2/property/search": ({ body }: StubCall) =>
      response([], "geoId" in (body as object) ? 0 : 3),
    "GET /api/v2/address/lookup": { data: [] },
  };
  await show("?geoId=city:oslo", { api: onlyElsewhere });
  await expect
    .element(page.getByRole("heading", { level: 1, name: "Fant ikke stedet «oslo»" }))
    .toBeVisible();
  await expect.element(page.getByText(/utenfor/)).not.toBeInTheDocument();
});
