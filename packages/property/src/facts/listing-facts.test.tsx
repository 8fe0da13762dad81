import type { Listing } from "@hjem/domain/listing/listing";
import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { openTestApp } from "@hjem/storefront/testing/open-test-app";
import { australianListing, listing } from "@hjem/storefront/testing/sample-listing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { propertyModel } from "../model/property-model.ts";
import { PropertyView } from "../property-view.tsx";
import { testFeature } from "../testing/feature.ts";

const url = new URL("http://test.localhost/property/001204/3f7q9z2k1m");

/** Shows the page of a home. */
async function show(home: Listing, options: RenderOptions = {}): Promise<void> {
  await page.viewport(1366, 900);
  const given = { features: [testFeature], ...options };
  const { app } = await openTestApp(given);
  const model = await propertyModel(app.page, url, home);
  await renderWithStorefront(<PropertyView model={model} />, given);
}

/** The facts that the page shows by now, as label and value: some of its parts are loaded first. */
const shownFacts = (): string[][] => {
  const terms = page.getByRole("term").elements();
  return terms.map(({ textContent, nextElementSibling }) =>
    [textContent, nextElementSibling?.textContent ?? ""].map((text) =>
      text.replaceAll("\u00a0", " "),
    ),
  );
};

/** A home about which everything is known. */
const known = (home: Listing): Listing => ({
  ...home,
  yearRenovated: 2019,
  contractDetails: {
    ...home.contractDetails,
    furnished: "partly",
    isPetAllowed: true,
    isPartialRentalAllowed: true,
    yearOfFixedAgreement: 2051,
    isLandOwnedBySeller: false,
    hasSecurityOrder: true,
    hasSellerInsurance: true,
  },
});

test("PROP-018, PROP-020..027: year of renovation, land and terms of the contract are shown with their values", async () => {
  await show(known(listing()));
  await expect.poll(shownFacts).toEqual(
    expect.arrayContaining([
      ["Renovert år", "2019"],
      ["Tomteareal", "742 m²"],
      ["Boligselgerforsikring", "Ja"],
      ["Møblering", "Delvis møblert"],
      ["Dyrehold tillatt", "Ja"],
      ["Utleiedel", "Ja"],
      ["Festekontrakten utløper", "2051"],
      ["Eiet tomt", "Nei"],
      ["Sikring av felleskostnader", "Ja"],
    ]),
  );
});

test("PROP-018, PROP-020, PROP-022, PROP-023: so are those of a home in Australia", async () => {
  await show(known(australianListing()), { region: "au" });
  await expect.poll(shownFacts).toEqual(
    expect.arrayContaining([
      ["Year renovated", "2019"],
      ["Land size", "402 m²"],
      ["Furnishing", "Part furnished"],
      ["Pets considered", "Yes"],
    ]),
  );
});

test("a rental says among its first facts when it is free, with what furniture, and whether pets may live there", async () => {
  const rental = known(listing({ listingType: "residential_rent" }));
  const availableFrom = "2026-12-10";
  await show({ ...rental, contractDetails: { ...rental.contractDetails, availableFrom } });
  const labels = () => shownFacts().map(([label]) => label);
  await expect.poll(labels).toContain("Byggeår");
  for (const label of ["Ledig fra", "Møblering", "Dyrehold tillatt"])
    expect(labels().indexOf(label)).toBeLessThan(labels().indexOf("Byggeår"));
});

test("PROP-019: the energy label is shown with its letter, the heating colour in words, and its use", async () => {
  await show(listing());
  const section = page.getByRole("region", { name: "Energimerking" });
  await expect.element(section.getByText("D", { exact: true })).toBeVisible();
  await expect.element(section.getByText(/Oransje.*214 kWh per m² per år/)).toBeVisible();
});

test("PROP-029: ground, internal, external, balcony and terrace areas are shown, each with its unit", async () => {
  const home = listing();
  const area = (size: number) => ({ min: size, max: size });
  await show({
    ...home,
    details: {
      ...home.details,
      groundSurface: area(96),
      internalArea: area(148),
      externalArea: area(22),
      balconyArea: area(8),
      terraceArea: area(31),
    },
  });
  const values = () => shownFacts().map(([, value]) => value);
  await expect
    .poll(values)
    .toEqual(expect.arrayContaining(["96 m²", "148 m²", "22 m²", "8 m²", "31 m²"]));
});
