import { renderWithStorefront } from "@hjem/storefront/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { testFeature } from "../testing/feature.ts";
import { sampleAgencies } from "../testing/sample-agencies.ts";
import { sampleFacets } from "../testing/sample-facets.ts";
import FiltersPageForm from "./filters-page-form.tsx";

const show = async (query: string, places: { geoId: string; name: string }[] = []) => {
  await renderWithStorefront(
    <FiltersPageForm
      query={query}
      table={{ facilities: [], facilitiesByType: {} }}
      places={places}
      clearHref="/list/filters"
    />,
    {
      region: "no",
      path: `/list/filters?${query}`,
      api: {
        "POST /api/v2/property/facets": sampleFacets("no"),
        "GET /api/v2/agencies": { data: sampleAgencies },
      },
      features: [
        testFeature,
        {
          name: "all-filters",
          catalogs: {
            en: [() => import("./locales/en.po"), () => import("../labels/locales/en.po")],
            no: [() => import("./locales/no.po"), () => import("../labels/locales/no.po")],
          },
          routes: [],
        },
      ],
    },
  );
};

test("says where is searched and what is chosen: each choice is removed on this page, and a link leads back", async () => {
  await page.viewport(390, 844);
  await show("geoId=municipality:0301&bedroomMin=2&priceMax=4000000", [
    { geoId: "municipality:0301", name: "Oslo" },
  ]);
  await expect.element(page.getByText("Oslo", { exact: true })).toBeVisible();
  const chosen = page.getByRole("list", { name: "Valgte filtre" });
  await expect
    .element(chosen.getByRole("link", { name: /soverom/i }))
    .toHaveAttribute("href", "/list/filters?geoId=municipality:0301&priceMax=4000000");
  await expect
    .element(page.getByRole("link", { name: "Tilbake til boligene" }))
    .toHaveAttribute("href", "/list?geoId=municipality:0301&priceMax=4000000&bedroomMin=2");

  // When hydrated the form changes in place: it may have more than the page's address.
  await chosen.getByRole("link", { name: /soverom/i }).click();
  await expect.element(chosen.getByRole("link", { name: /soverom/i })).not.toBeInTheDocument();
  await expect.element(chosen.getByRole("link")).toBeVisible();
});

test("its contents lead to a filter that is folded, and unfold it", async () => {
  await page.viewport(1366, 900);
  await show("");
  const agency = page.getByRole("combobox", { name: "Meglerkontor" });
  await expect.element(agency).not.toBeInTheDocument();
  await page.getByRole("navigation", { name: "Innhold" }).getByText("Meglerkontor").click();
  await expect.element(agency).toBeVisible();
});

test("a phone has the contents folded above the form", async () => {
  await page.viewport(390, 844);
  await show("");
  const energy = page.getByRole("link", { name: "Energimerking" });
  await expect.element(energy).not.toBeInTheDocument();
  await page.getByText("Innhold", { exact: true }).click();
  await expect.element(energy).toBeVisible();
});
