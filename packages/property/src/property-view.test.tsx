import type { Listing } from "@hjem/domain/listing/listing";
import { withoutAmounts } from "@hjem/domain/listing/price/withheld-price";
import { viewingDate } from "@hjem/domain/listing/viewing-date";
import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import {
  australianListing,
  kroner,
  listing,
  listingPrices,
} from "@hjem/storefront/testing/sample-listing";
import { agencyAccent } from "@hjem/ui/agency-accent";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { propertyModel } from "./model/property-model.ts";
import { PropertyView } from "./property-view.tsx";
import { testFeature } from "./testing/feature.ts";

const url = new URL("http://test.localhost/property/001204/3f7q9z2k1m");

async function show(home: Listing, options: RenderOptions = {}) {
  await page.viewport(1366, 900);
  const given = { features: [testFeature], ...options };
  const { app } = await renderWithStorefront(null, given);
  const model = await propertyModel(app.page, url, home);
  await renderWithStorefront(<PropertyView model={model} />, given);
  return model;
}

const aside = () => page.getByRole("complementary");
const row = (label: string) => page.getByRole("term").filter({ hasText: label });

test("PROP-001: a Norwegian home shows price, total price and areas in bokmål", async () => {
  await show(listing());
  await expect
    .element(page.getByRole("heading", { level: 1, name: "Innholdsrik enebolig med solrik hage" }))
    .toBeVisible();
  await expect.element(aside().getByText("6 490 000 kr")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Hva det koster" })).toBeVisible();
  await expect.element(row("Internt bruksareal (BRA-i)")).toBeVisible();
  await expect.element(page.getByText("Peis/ildsted")).toBeVisible();
  await expect.element(aside().getByText("kl. 17:00–17:45")).toBeVisible();
});

test("PROP-012..017: key facts are type, ownership, area, bedrooms, rooms and year", async () => {
  const model = await show(listing());
  expect(model.facts.map(({ label, value }) => [label, value.replaceAll("\u00a0", " ")])).toEqual([
    ["Boligtype", "Enebolig"],
    ["Eieform", "Eier (selveier)"],
    ["BRA-i", "148 m²"],
    ["Soverom", "4"],
    ["Antall rom", "7"],
    ["Byggeår", "1956"],
    ["Tomteareal", "742 m²"],
    ["Energimerking", "D"],
  ]);
});

test("shows no bathrooms for commercial property", async () => {
  const premises = listing({ listingType: "commercial_rent", propertyTypes: ["office"] });
  premises.details = { ...premises.details, bathrooms: { min: 1, max: 1 } };
  const model = await show(premises);
  expect(model.facts.map(({ label }) => label)).not.toContain("Bad");
});

test("keeps a number and its unit on one line in the description", async () => {
  await show(listing({ description: "<p>Stuen er på 24 m².</p>" }));
  const view = page.getByText("Stuen er på 24 m².");
  await expect.element(view).toBeVisible();
  expect(view.element().textContent).toBe("Stuen er på 24\u00a0m².");
});

test("PROP-030: leaves out missing values", async () => {
  await show(listing({ facilities: [], description: "", yearBuilt: null, viewingDates: [] }));
  await expect.element(page.getByText("Byggeår")).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Fasiliteter" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Om boligen" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Visning" })).not.toBeInTheDocument();
});

test("English in Norway shows the Norwegian term with an explanation", async () => {
  await show(
    listing({ prices: listingPrices({ price: kroner(4_350_000), jointDebt: kroner(312_400) }) }),
    {
      language: "en",
    },
  );
  await expect.element(row("Shared debt (fellesgjeld)")).toBeVisible();
});

test("marks the language of the seller's text on an English page", async () => {
  await show(listing(), { language: "en" });
  const title = page.getByRole("heading", { level: 1 });
  await expect.element(title).toHaveAttribute("lang", "nb-NO");
});

test("a parking space has a size, and no rooms or inner walls", async () => {
  const { facts } = await show(listing({ propertyTypes: ["garage_parking"] }));
  const labels = facts.map(({ label }) => label);
  expect(labels).toContain("Størrelse");
  for (const word of ["BRA-i", "Soverom", "Antall rom", "Garasje/p-plasser"])
    expect(labels).not.toContain(word);
});

test("a parking space says whether a car can be charged, and where it is before what it costs", async () => {
  const { facts } = await show(
    listing({ propertyTypes: ["garage_parking"], facilities: ["ev_charging", "step_free"] }),
  );
  expect(facts).toContainEqual({ label: "Lading", value: "Ja" });
  expect(facts.map(({ label }) => label)).not.toContain("Boligselgerforsikring");
  await expect.element(page.getByText("Trinnfri adkomst")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Lån", exact: true })).toBeVisible();
  const [map, costs] = ["Kart og transport", "Hva det koster"].map((name) =>
    page.getByRole("heading", { name }),
  );
  await expect.element(map!).toBeVisible();
  const after = map!.element().compareDocumentPosition(costs!.element());
  expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("a building that is not finished says when it will be", async () => {
  const { facts } = await show(listing({ yearBuilt: 2031 }));
  expect(facts).toContainEqual({ label: "Planlagt ferdig", value: "2031" });
});

test("describes land as land, with running costs", async () => {
  await show(listing({ propertyTypes: ["plot"] }));
  await expect.element(page.getByRole("heading", { name: "Om tomten" })).toBeVisible();
  await expect
    .element(page.getByRole("heading", { name: "Løpende kostnader per måned" }))
    .toBeVisible();
});

test("Australian commercial property is for lease, not for rent", async () => {
  await show(australianListing({ listingType: "commercial_rent" }), { region: "au" });
  await expect.element(page.getByText("For lease", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "About the property" })).toBeVisible();
});

test("an Australian auction shows its guide and date, and labels the price as a guide", async () => {
  await show(australianListing(), { region: "au" });
  await expect.element(aside().getByText("$1,120,000 – $1,230,000")).toBeVisible();
  await expect.element(aside().getByRole("term").filter({ hasText: "Auction" })).toBeVisible();
  await expect.element(aside().getByText("Sat 12 Dec")).toBeVisible();
  await expect.element(row("Council rates").first()).toBeVisible();
});

test("an auction without a guide leads with its day, and says it once", async () => {
  const home = australianListing();
  const { price, bar } = await show(
    { ...home, prices: { ...home.prices, askingPrice: null } },
    { region: "au", language: "en" },
  );
  expect([price.price.label, price.price.figure]).toEqual(["Auction", "Sat 12 Dec"]);
  expect(bar.price).toEqual({ label: "Auction", value: "Sat 12 Dec" });
  expect(price.lines.map(({ label }) => label)).not.toContain("Auction");
});

test("a home whose only area is a key fact has no list of areas", async () => {
  const home = listing();
  const details = {
    ...home.details,
    usageArea: null,
    externalArea: null,
    terraceArea: null,
    landSize: null,
    plotArea: null,
  };
  const { areas, facts } = await show({ ...home, details });
  expect(areas.lines).toEqual([]);
  expect(facts.map(({ label }) => label)).toContain("BRA-i");
});

test("PROP-013: an Australian home shows its number of rooms, and the area its price per m² is based on", async () => {
  const home = australianListing();
  const details = { ...home.details, totalRooms: { min: 5, max: 5 } };
  await show({ ...home, details }, { region: "au" });
  // Not part of "Bedrooms" or "Bathrooms".
  await expect
    .element(
      page
        .getByRole("term")
        .filter({ hasText: /^Rooms$/ })
        .first(),
    )
    .toBeVisible();
  await expect.element(aside().getByText("Price per m² (internal)")).toBeVisible();
  await expect.element(aside().getByText("$7,887/m²")).toBeVisible();
});

test("D54: a sold home shows the sale price first and the asking price below", async () => {
  const priceHistory = [
    { action: "sold", currency: "NOK", date: "2026-11-12", description: "", price: 6_605_000 },
  ] as const;
  await show(listing({ status: "sold", closedAt: "2026-11-12", priceHistory: [...priceHistory] }));
  await expect
    .element(page.getByText(/^Solgt · 12. november 2026 · 6\s605\s000\skr$/))
    .toBeVisible();
  await expect.element(aside().getByRole("term").filter({ hasText: "Solgt for" })).toBeVisible();
  await expect.element(aside().getByText("6 490 000 kr")).toBeVisible();
  await expect.element(aside().getByText("115 000 kr (1,8 %)")).toBeVisible();
  await expect.element(aside().getByText("Totalpris")).not.toBeInTheDocument();
  await expect.element(page.getByText("Estimert månedskostnad")).not.toBeInTheDocument();
});

test("D54: a home sold at a price that nobody says is not shown as if it could be bought", async () => {
  const { price } = await show(listing({ status: "sold", closedAt: "2026-11-12" }));
  expect([price.price.label, price.price.figure]).toEqual(["Solgt", "Pris ikke oppgitt"]);
  const lines = price.lines.map(
    ({ label, value }) => `${label}: ${value.replaceAll("\u00a0", " ")}`,
  );
  expect(lines).toEqual(["Prisantydning: 6 490 000 kr"]);
});

test("a rental's price history shows rents with their period", async () => {
  const step = { currency: "NOK", description: "" } as const;
  const model = await show(
    listing({
      listingType: "residential_rent",
      priceHistory: [
        { ...step, action: "listed", date: "2026-11-01", price: 14_900 },
        { ...step, action: "price_changed", date: "2026-11-10", price: 14_500 },
      ],
    }),
  );
  expect(model.history.map(({ value }) => value.replaceAll("\u00a0", " "))).toEqual([
    "14 500 kr/mnd.",
    "14 900 kr/mnd.",
  ]);
});

test("shows the search range of a hidden price, but not the price", async () => {
  const home = australianListing();
  await show({ ...home, prices: { ...home.prices, method: "contact_agent" } }, { region: "au" });
  await expect.element(aside().getByText("Contact agent")).toBeVisible();
  await expect
    .element(aside().getByText("Appears in searches $1,120,000 – $1,230,000"))
    .toBeVisible();
});

test("D125: a price that is withheld is nowhere on the page; the statement stands in its place", async () => {
  const home = australianListing();
  const priceStatement = "This property is being sold by auction or without a price.";
  const stored = {
    ...home,
    priceStatement,
    prices: { ...home.prices, method: "auction" as const },
  };
  const model = await show(withoutAmounts(stored), { region: "au" });
  await expect.element(aside().getByText(priceStatement)).toBeVisible();
  const shown = JSON.stringify(model).replaceAll(/(?<=\d),(?=\d{3})/g, "");
  const sums = Object.values(home.prices).flatMap((money) =>
    typeof money === "object" && money !== null ? [money.amount, money.min, money.max] : [],
  );
  const leaked = sums.filter((sum) => sum !== null && sum > 100_000 && shown.includes(String(sum)));
  expect(leaked).toEqual([]);
  expect(shown).not.toMatch(/\$\d{5}/);
});

test("a sold home shows the date of sale, and no way to call the agent", async () => {
  await show(listing({ status: "sold", closedAt: "2026-11-12" }));
  await expect.element(page.getByText("Solgt · 12. november 2026")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Les guiden til å kjøpe bolig" }))
    .not.toBeInTheDocument();
  await expect.element(page.getByText("Vis nummer")).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Visning" })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("link", { name: "Vis boliger i Nardo" }))
    .toHaveAttribute("href", "/list?geoId=district:5001-nardo");
});

test.each([
  ["with a viewing to come", {}, "?ask=viewing#contact", "Meld deg på visning"],
  [
    "by appointment alone",
    { viewingDates: [], isViewingByAppointment: true },
    "?ask=viewing#contact",
    "Be om visning",
  ],
  [
    "after its last viewing",
    {
      viewingDates: [
        viewingDate({ day: "2026-11-02", timeFrom: "17:00", timeTo: "17:45" }, "Europe/Oslo"),
      ],
    },
    "#contact",
    "Spør om boligen",
  ],
  ["without any", { viewingDates: [] }, "#contact", "Spør om boligen"],
] satisfies [string, Partial<Listing>, string, string][])(
  "PROP-054: a home %s links to the same form from the page header and the sidebar",
  async (_, given, target, label) => {
    const model = await show(listing(given));
    const signUp = model.viewings?.signUp;
    expect(model.bar.action?.href).toBe(`/property/001204/3f7q9z2k1m${target}`);
    expect(signUp?.href ?? model.bar.action?.href).toBe(model.bar.action?.href);
    const links = page.getByRole("link", { name: label }).elements();
    expect(links.map((link) => link.getAttribute("href"))).not.toHaveLength(0);
    for (const link of links) {
      expect(link.getAttribute("href")).toBe(`/property/001204/3f7q9z2k1m${target}`);
    }
  },
);

test("PROP-054: the header opens the advertiser's own booking page in a new tab, as an untrusted link", async () => {
  await show(listing({ bookOpeningUrl: "https://agency.example/visning" }));
  const links = () => page.getByRole("link", { name: "Meld deg på visning" }).elements();
  await expect.poll(() => links().length).toBeGreaterThan(1);
  for (const link of links()) {
    expect(link.getAttribute("href")).toBe("https://agency.example/visning");
    expect(link.getAttribute("rel")).toBe("noopener nofollow external");
  }
});

test("shows the agent's phone number on click", async () => {
  await show(listing());
  const number = page.getByRole("link", { name: "999 00 001" });
  await expect.element(number).not.toBeInTheDocument();
  await aside().getByText("Vis nummer").click();
  await expect.element(number).toHaveAttribute("href", "tel:+4799900001");
});

test("in one column the agent is shown with the form only", async () => {
  await show(listing());
  await page.viewport(390, 844);
  const form = page.getByRole("region", { name: "Kontakt megler" });
  await expect.element(form.getByRole("link", { name: "Marte Haugland" })).toBeVisible();
  await expect
    .element(aside().getByRole("link", { name: "Marte Haugland" }))
    .not.toBeInTheDocument();
  await page.viewport(1366, 900);
});

test("RTE-004, PROP-037: the agent's name links to the agent's page, under the name of the agency", async () => {
  await show(listing());
  await expect
    .element(aside().getByRole("link", { name: "Marte Haugland" }))
    .toHaveAttribute("href", "/agent/a1");
  await expect
    .element(aside().getByRole("link", { name: "Fjordgløtt Eiendom" }))
    .toHaveAttribute("href", "/agency/001204");
  await expect.element(aside().getByText("MH", { exact: true })).toBeVisible();
});

const home = listing();

test("PROP-038: shows neither portrait nor initials for an agency that hides pictures", async () => {
  await show({ ...home, agency: home.agency && { ...home.agency, hideProfileImage: true } });
  await expect.element(aside().getByRole("link", { name: "Marte Haugland" })).toBeVisible();
  await expect.element(aside().getByText("MH", { exact: true })).not.toBeInTheDocument();
});

test.each([
  ["UI-032, FND-069: its agency's", home.agency, agencyAccent("#17324d", "dark").accent],
  [
    "FND-070: teal, of an agency without colours,",
    home.agency && { ...home.agency, profile: null },
    "#76c7c3",
  ],
  ["FND-070: teal, without an agency,", null, "#76c7c3"],
])("a home uses the accent colour of %s", async (_, agency, accent) => {
  await show({ ...home, agency, agent: null }, { theme: "dark" });
  const scope = document.querySelector("[data-agency]");
  expect(scope && getComputedStyle(scope).getPropertyValue("--color-accent").trim()).toBe(accent);
});

test("removes unknown markup from the description", async () => {
  await show(listing({ description: '<p>Hei<img src="x" onerror="window.stolen=1"></p>' }));
  await expect.element(page.getByText("Hei", { exact: true })).toBeVisible();
  expect(document.querySelector("img[src=x]")).toBeNull();
});

test("labels illustrations and demo listings as such", async () => {
  await show(listing());
  await expect
    .element(page.getByText("Bildene er illustrasjoner. Dette er en demoannonse", { exact: false }))
    .toBeVisible();
});
