import { searchApi } from "@hjem/api-client/endpoints/search";
import type { Area } from "@hjem/domain/place/area";
import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { norwegianHome } from "@hjem/storefront/testing/sample-homes";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { response } from "../testing/search-response.ts";
import { areaModel, newestRequest } from "./area-model.ts";
import { AreaView } from "./area-view.tsx";
import { testFeature } from "./testing/feature.ts";
import { area, areaPlace, emptyArea } from "./testing/sample-area.ts";

const homes = [norwegianHome()];
const api = { "POST /api/v2/property/search": response(homes, 128) };

async function show(place: Area, options: RenderOptions & { initial?: string } = {}) {
  await page.viewport(1366, 900);
  const { initial = "", ...rest } = options;
  const given = { api, features: [testFeature], ...rest };
  const { app } = await renderWithStorefront(null, given);
  const request = newestRequest(place);
  if (request) await app.page.store.dispatch(searchApi.endpoints.search.initiate(request));
  const model = areaModel(app.page, place, { initial, homes });
  await renderWithStorefront(<AreaView model={model} />, given);
}

const link = (name: string | RegExp) => page.getByRole("link", { name });
const main = () => page.getByRole("heading", { level: 1 });

test("RTE-014: shows the place, and a link to the wider place", async () => {
  await show(area());
  await expect.element(main()).toHaveTextContent("Frogner");
  await expect.element(page.getByText("Boliger, priser og steder i Frogner.")).toBeVisible();
  await expect
    .element(page.getByRole("navigation", { name: "Du er her" }).getByRole("link"))
    .toHaveAttribute("href", "/locations/oslo");
});

test("each number links to the list it counts", async () => {
  await show(area());
  const hrefs = {
    "Til salgs 128": "/list?geoId=district:0301-frogner",
    "Til leie 24": "/list?listingType=rent&geoId=district:0301-frogner",
    "Nye boliger 12": "/list?listingType=new_homes&geoId=district:0301-frogner",
  };
  for (const [name, href] of Object.entries(hrefs)) {
    await expect.element(link(name)).toHaveAttribute("href", href);
  }
  await expect.element(page.getByText("Fritidsbolig til salgs")).not.toBeInTheDocument();
  await expect
    .element(link("Se boliger til salgs").first())
    .toHaveAttribute("href", "/list?geoId=district:0301-frogner");
});

test("medians show the number of homes they are based on, and the kind of area", async () => {
  await show(area());
  const view = (label: string) =>
    page.getByRole("term").filter({ hasText: label }).element().nextElementSibling?.textContent;
  const plain = (label: string) => view(label)?.replaceAll("\u00a0", " ");
  expect(plain("Median prisantydning")).toBe("7 450 000 krMedian av 127 boliger til salgs nå");
  expect(plain("Medianpris per m²")).toBe(
    "112 300 kr/m²Median av 119 boliger til salgs nå med oppgitt areal · Internt bruksareal (BRA-i)",
  );
  // The list counts a project once: its number of homes is lower.
  await expect.element(page.getByText(/Hver bolig i et prosjekt er regnet med/)).toBeVisible();
  expect(plain("Median husleie")).toBe("19 500 kr/mnd.Median av 24 boliger til leie nå");
});

test("shows no median for too few homes", async () => {
  await show(area({ medians: { price: null, pricePerPrimary: null, rent: null } }));
  await expect.element(page.getByText(/^For få boliger til å beregne/)).toBeVisible();
  await expect.element(page.getByText("Median prisantydning")).not.toBeInTheDocument();
});

test("lists property types with their median price, if enough homes have one", async () => {
  await show(area());
  const table = page.getByRole("table", { name: "Boliger til salgs etter type" });
  const row = (name: string) => table.getByRole("row", { name });
  await expect.element(row("Leilighet 119 7 200 000 kr")).toBeVisible();
  await expect.element(row("Enebolig 2 For få boliger")).toBeVisible();
  await expect
    .element(table.getByRole("link", { name: "Rekkehus" }))
    .toHaveAttribute("href", "/list?geoId=district:0301-frogner&propertyType=townhouse");
});

test("shows what homes sold for by quarter with the number of sales, and no median of a few", async () => {
  await show(area());
  const table = page.getByRole("table", { name: "Salgspriser per kvartal" });
  const row = (name: string) => table.getByRole("row", { name });
  await expect.element(row("4. kv. 2026 21 7 300 000 kr")).toBeVisible();
  await expect.element(row("2. kv. 2026 3 For få boliger")).toBeVisible();
  await expect.element(page.getByText(/^Boliger solgt gjennom meglere/)).toBeVisible();
});

test("shows no table of sales where nothing is known to be sold", async () => {
  await show(area({ soldQuarters: [] }));
  await expect.element(page.getByText("Salgspriser per kvartal")).not.toBeInTheDocument();
});

test("links to homes by number of bedrooms", async () => {
  await show(area());
  await expect
    .element(link("2 eller flere"))
    .toHaveAttribute("href", "/list?geoId=district:0301-frogner&bedroomMin=2");
});

test("shows the newest homes, labelled as demo", async () => {
  await show(area());
  await expect
    .element(page.getByRole("heading", { name: "Nyeste boliger til salgs" }))
    .toBeVisible();
  await expect.element(link(homes[0]?.address ?? "").first()).toBeVisible();
  await expect.element(page.getByText(/^Dette er demoannonser/)).toBeVisible();
});

test("links to places inside and nearby with their numbers", async () => {
  const inside = {
    total: 2,
    most: [areaPlace("Majorstuen", "oslo/majorstuen", 40)],
    initials: [],
    named: [areaPlace("Majorstuen", "oslo/majorstuen", 40), areaPlace("Skøyen", "oslo/skoyen", 0)],
  };
  await show(area({ inside }));
  await expect
    .element(link("Majorstuen 40 annonser").first())
    .toHaveAttribute("href", "/locations/oslo/majorstuen");
  await expect.element(page.getByText("Skøyen", { exact: true })).not.toBeVisible();
  await page.getByText("Alle 2 steder i Frogner").click();
  await expect.element(page.getByText("Skøyen", { exact: true })).toBeVisible();
  await expect.element(link("Ullern 1 annonse")).toHaveAttribute("href", "/locations/oslo/ullern");
});

test("lists very many places by initial", async () => {
  const inside = {
    total: 3_000,
    most: [],
    initials: ["A", "Å"],
    named: [areaPlace("Årnes", "x/arnes", 2)],
  };
  await show(area({ inside }), { initial: "å" });
  await expect
    .element(page.getByRole("link", { name: "Å", exact: true }))
    .toHaveAttribute("aria-current", "true");
  await expect
    .element(page.getByRole("link", { name: "A", exact: true }))
    .toHaveAttribute("href", "/locations/oslo/frogner?initial=A#inside");
  await expect.element(link("Årnes 2 annonser")).toBeVisible();
});

test("links to other places with the same name, and corrects nobody", async () => {
  const alternatives = [{ ...areaPlace("Frogner", "lillestrom/frogner", 9), parent: "Lillestrøm" }];
  await show(area({ alternatives }));
  await expect
    .element(page.getByRole("heading", { name: "Andre steder som heter Frogner" }))
    .toBeVisible();
  await expect
    .element(link("Frogner Lillestrøm"))
    .toHaveAttribute("href", "/locations/lillestrom/frogner");
  await expect.element(page.getByText(/Mente du/)).not.toBeInTheDocument();
});

test("tells neighbouring places with the same name apart by postcode", async () => {
  const twins = ["4740", "4822"].map((postcode) => ({
    ...areaPlace("Richmond", `qld/${postcode}-richmond`, 1),
    parent: "QLD",
  }));
  await show(area({ neighbours: twins, alternatives: twins }), { region: "au" });
  await expect.element(link("Richmond 4740 1 listing")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Richmond QLD 4822", exact: true }))
    .toHaveAttribute("href", "/locations/qld/4822-richmond");
});

test("shows an empty place with a link to the wider place", async () => {
  await show(emptyArea());
  await expect.element(page.getByText(/^Det er ingen annonser her/)).toBeVisible();
  await expect.element(link("Se boliger i Oslo")).toHaveAttribute("href", "/locations/oslo");
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
});

test("shows weekly rents in Australia", async () => {
  await show(area(), { region: "au" });
  await expect.element(page.getByText("$19,500 per week")).toBeVisible();
  await expect
    .element(
      page.getByText(/Median of 119 homes for sale now that state their area · Internal area/),
    )
    .toBeVisible();
});
