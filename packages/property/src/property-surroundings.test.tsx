import type { Listing } from "@hjem/domain/listing/listing";
import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import { listing, listingAddress } from "@hjem/storefront/testing/sample-listing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { propertyModel } from "./model/property-model.ts";
import { PropertyView } from "./property-view.tsx";
import type { Surroundings } from "./surroundings/surroundings.ts";
import { testFeature } from "./testing/feature.ts";
import { around, project, unit } from "./testing/sample-surroundings.ts";

const url = new URL("http://test.localhost/property/001204/3f7q9z2k1m");

async function show(home: Listing, near?: Surroundings, options: RenderOptions = {}) {
  await page.viewport(1366, 900);
  const given = { features: [testFeature], ...options };
  const { app } = await renderWithStorefront(null, given);
  const model = await propertyModel(app.page, url, home, near);
  await renderWithStorefront(<PropertyView model={model} />, given);
}

const heading = (name: string) => page.getByRole("heading", { level: 2, name });
const sun = (pattern: RegExp) => page.getByText(pattern);

test("PROP-042, PROP-047, PROP-059: a project shows its phase and its available units", async () => {
  const units = [unit(1, { availability: "sold" }), unit(2)];
  await show(project(), around("no", { project: project(), units }));
  await expect.element(heading("Tidslinje")).toBeVisible();
  const current = document.querySelectorAll("[aria-current=step]");
  expect([...current].map(({ textContent }) => textContent)).toEqual(["SalgPågårnovember 2026"]);
  await expect.element(page.getByText("1 av 2 boliger er til salgs.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "H0202" }))
    .toHaveAttribute("href", "/property/001204/unit000002");
  await expect.element(page.getByRole("cell").getByText("64 m²").first()).toBeVisible();
});

test("a project of many units shows six of them, and all to whoever asks", async () => {
  const many = Array.from({ length: 9 }, (_, at) => unit(at + 1));
  await show(project(), around("no", { project: project(), units: many }));
  const links = () =>
    page
      .getByRole("link", { name: /^H020/ })
      .elements()
      .filter((link) => link.checkVisibility());
  await expect.poll(links).toHaveLength(6);
  await page.getByText("Alle 9 boliger").click();
  await expect.poll(links).toHaveLength(9);
});

test("PROP-059: a unit links to its project and the other units, not to itself", async () => {
  const near = around("no", { project: project(), units: [unit(1), unit(2)] });
  await show(listing({ id: "unit000001", projectId: "pr0j3ct000" }), near);
  await expect
    .element(page.getByRole("link", { name: "Gå til Askgården, Nardo" }))
    .toHaveAttribute("href", "/property/001204/pr0j3ct000");
  await expect.element(page.getByRole("link", { name: "H0202" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "H0201" })).not.toBeInTheDocument();
});

test("shows the sun of today in text, and of another day when one is selected", async () => {
  const tromso = listingAddress({ coordinates: { lat: 69.649, lng: 18.956 } });
  await show(listing({ address: tromso }), around("no"));
  await expect
    .element(sun(/^21\. november 2026: solen står opp kl\. \d\d:\d\d i sør/))
    .toBeVisible();
  const day = page.getByLabelText("Dag", { exact: true });
  await day.fill("2026-06-21");
  await expect.element(sun(/midnattssol. Solen går ikke ned/)).toBeVisible();
  await day.fill("2026-12-21");
  await expect.element(sun(/mørketid. Solen står ikke opp/)).toBeVisible();
});

test("says that distances to stops are in a straight line", async () => {
  await show(listing(), around("no"));
  await expect.element(page.getByText("Nardo skole (demo)")).toBeVisible();
  await expect
    .element(page.getByText("Avstandene er i luftlinje.", { exact: false }))
    .toBeVisible();
});

test("D17, PROP-056: a sold home still shows similar homes", async () => {
  await show(listing({ status: "sold", closedAt: "2026-11-12" }), around("no"));
  const row = page.getByRole("region", { name: "Lignende annonser i nærheten" });
  await expect.element(row.getByRole("article").nth(1)).toBeVisible();
  await expect.element(heading("Andre aktuelle annonser")).not.toBeInTheDocument();
});

test("the page of a parking space has neither stops nor an account of areas nor a price by the square metre", async () => {
  const space = { propertyTypes: ["garage_parking" as const] };
  await show(listing(space), around("no"));
  await expect.element(heading("Hva det koster")).toBeVisible();
  await expect.element(heading("Areal")).not.toBeInTheDocument();
  await expect.element(page.getByText("Nærmeste holdeplasser")).not.toBeInTheDocument();
  await expect.element(page.getByText("Pris per m²")).not.toBeInTheDocument();
});

test("PROP-042: shows highlights", async () => {
  const { additionalInfo } = listing();
  await show(listing({ additionalInfo: { ...additionalInfo, highlights: ["To bad", "Heis"] } }));
  await expect.element(page.getByRole("listitem").filter({ hasText: "To bad" })).toBeVisible();
});

test("PROP-042: a reader of another language has highlights from the facts of the home", async () => {
  const { additionalInfo, details } = listing();
  const home = listing({
    additionalInfo: { ...additionalInfo, highlights: ["To bad", "Heis"] },
    details: { ...details, bathrooms: { min: 2, max: 2 }, terraceArea: { min: 12, max: 12 } },
    facilities: ["elevator"],
    yearRenovated: 2014,
  });
  await show(home, undefined, { language: "en" });
  const points = page.getByRole("list").filter({ hasText: "2 bathrooms" }).getByRole("listitem");
  await expect.element(points.first()).toBeVisible();
  expect(points.elements().map(({ textContent }) => textContent)).toEqual([
    "2 bathrooms",
    "Balcony or terrace of 12\u00a0m²",
    "Renovated in 2014",
    "Lift",
  ]);
});

test("PROP-045: marks a home under construction", async () => {
  await show(listing({ underConstruction: true }));
  await expect.element(page.getByText("Under oppføring")).toBeVisible();
});

test("PROP-045, D17: does not mark a sold home as under construction", async () => {
  await show(listing({ underConstruction: true, status: "sold", closedAt: "2026-11-12" }));
  await expect.element(page.getByText(/^Solgt · /)).toBeVisible();
  await expect.element(page.getByText("Under oppføring")).not.toBeInTheDocument();
});

test("LEAD-012: shows the floor plan beside the size of each room", async () => {
  const rooms = [
    { kind: "living_room" as const, area: 31 },
    { kind: "office" as const, area: 5.5 },
  ];
  await show(listing({ rooms }));
  await expect.element(heading("Planløsning")).toBeVisible();
  const study = page.getByRole("term").filter({ hasText: "Kontor" });
  await expect.element(study).toBeVisible();
  await expect.element(page.getByText("5,5 m²")).toBeVisible();
});

test("LEAD-016: leaves out empty sections", async () => {
  await show(listing());
  await expect.element(heading("Kart og transport")).toBeVisible();
  for (const name of [
    "Planløsning",
    "Tidslinje",
    "Boliger i prosjektet",
    "Lignende annonser i nærheten",
  ]) {
    await expect.element(heading(name)).not.toBeInTheDocument();
  }
  await expect.element(page.getByText("Nærmeste holdeplasser")).not.toBeInTheDocument();
});
