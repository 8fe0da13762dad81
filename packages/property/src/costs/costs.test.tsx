import type { Listing } from "@hjem/domain/listing/listing";
import { resetLoanTerms, storeLoanTerms } from "@hjem/home-card/loan/loan-terms";
import { renderWithStorefront, type RenderOptions } from "@hjem/storefront/testing";
import {
  australianListing,
  kroner,
  listing,
  listingPrices,
} from "@hjem/storefront/testing/sample-listing";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { propertyModel } from "../model/property-model.ts";
import { testFeature } from "../testing/feature.ts";
import { Costs } from "./costs.tsx";

const url = new URL("http://test.localhost/property/001204/3f7q9z2k1m");
const freehold = listingPrices({
  price: kroner(6_490_000),
  askingPrice: kroner(6_490_000),
  addingCost: kroner(163_340),
  totalPrice: kroner(6_653_340),
  annualMunicipalityFees: kroner(17_880),
});

async function show(home: Listing, options: RenderOptions = {}) {
  const given = { features: [testFeature], ...options };
  const { app } = await renderWithStorefront(null, given);
  const { costs, price } = await propertyModel(app.page, url, home);
  await renderWithStorefront(<Costs {...costs} />, given);
  return { ...costs, price };
}

const plain = (text: string) => text.replaceAll("\u00A0", " ");
const linesOf = (view: readonly { label: string; value: string }[]) =>
  view.map(({ label, value }) => `${label}: ${plain(value)}`);

/** The ends of a formatted range. */
const rangeOf = (text: string) =>
  text.split("–").map((end) => Number(end.replaceAll(/[^\d]/g, "")));

beforeEach(resetLoanTerms);

test("market N8: splits purchase costs into duty and fees that add up to them", async () => {
  const { accounts } = await show(listing({ prices: freehold }));
  expect(linesOf(accounts[0]?.lines ?? [])).toEqual([
    "Prisantydning: 6 490 000 kr",
    "Dokumentavgift: 162 250 kr",
    "Tinglysingsgebyr: 1 090 kr",
  ]);
  expect(plain(accounts[0]?.total?.value ?? "")).toBe("6 653 340 kr");
  await expect.element(page.getByText(/etter satsene til Kartverket fra 2025/)).toBeVisible();
});

test("a rental without a bond says so in the market's words", async () => {
  const { accounts, price } = await show(
    listing({
      listingType: "residential_rent",
      prices: listingPrices({ monthly: kroner(14_500), deposit: kroner(0) }),
    }),
  );
  expect(linesOf(price.lines)).toEqual(["Depositum: Uten depositum"]);
  expect(accounts).toEqual([]);
});

test("shows purchase costs as one amount when the rules give another total", async () => {
  const prices = { ...freehold, addingCost: kroner(200_000) };
  const { accounts } = await show(listing({ prices }));
  expect(linesOf(accounts[0]?.lines ?? [])).toContain("Omkostninger: 200 000 kr");
});

test("labels a monthly cost on assumed terms as estimated, and recalculates it on the visitor's terms", async () => {
  const costs = await show(listing({ prices: freehold }));
  expect(costs.monthly?.view.total.label).toBe("Estimert månedskostnad");
  await expect.element(page.getByText("Estimert månedskostnad")).toBeVisible();
  storeLoanTerms({ equity: 1_800_000, yearlyRate: 5.4, years: 25 });
  await expect.element(page.getByText("Din månedskostnad")).toBeVisible();
  await expect.element(page.getByText("Lån, 5,4 % over 25 år")).toBeVisible();
  await expect.element(page.getByText("29 515 kr", { exact: true })).toBeVisible();
  // 29 515 of loan and 1 490 of municipal charges.
  await expect.element(page.getByText("31 005 kr/mnd.")).toBeVisible();
});

test("loan terms are entered in a dialog, with an error at each invalid field", async () => {
  await show(listing({ prices: freehold }));
  await page.getByRole("button", { name: "Endre tallene mine" }).click();
  const dialog = page.getByRole("dialog", { name: "Min økonomi" });
  await dialog.getByLabelText("Effektiv rente per år").fill("99");
  await dialog.getByRole("button", { name: "Lagre" }).click();
  await expect.element(dialog.getByText("Skriv inn en rente fra 0 til 25 prosent.")).toBeVisible();
  await dialog.getByLabelText("Effektiv rente per år").fill("5,4");
  await dialog.getByLabelText("Egenkapital").fill("1 800 000");
  await dialog.getByLabelText("Nedbetalingstid").fill("25");
  await dialog.getByRole("button", { name: "Lagre" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("Din månedskostnad")).toBeVisible();
});

test("market A13: Australian duty is an estimate over the whole price guide, and the parts add up to the total", async () => {
  const { accounts, monthly } = await show(australianListing(), { region: "au", language: "en" });
  expect(accounts[0]?.lines.map(({ label }) => label)).toEqual([
    "Price guide",
    "Transfer duty (stamp duty), estimate",
  ]);
  const [price, duty] = accounts[0]?.lines.map(({ value }) => rangeOf(value)) ?? [];
  expect(price).toEqual([1_120_000, 1_230_000]);
  // Victoria: 5.5 % of the whole price from 960,000 to 2,000,000.
  expect(duty).toEqual([61_600, 67_650]);
  const total = accounts[0]?.total;
  expect(total?.label).toBe("Total, estimate");
  expect(rangeOf(total?.value ?? "")).toEqual([1_120_000 + 61_600, 1_230_000 + 67_650]);
  expect(monthly?.view.lines.map(({ label }) => label)).toContain("Council rates");
  // A monthly cost at the lowest price of a range is labelled so.
  expect(monthly?.view.total.value).toMatch(/^from \$/);
});

test("a hidden price shows its search range as the first part of the total", async () => {
  const home = australianListing();
  const prices = { ...home.prices, method: "contact_agent" as const, askingPrice: null };
  const { accounts, monthly } = await show({ ...home, prices }, { region: "au", language: "en" });
  const parts = accounts[0]?.lines.map(({ value }) => rangeOf(value)) ?? [];
  expect(accounts[0]?.lines[0]?.label).toBe("Price in searches");
  expect(rangeOf(accounts[0]?.total?.value ?? "")).toEqual([
    parts.reduce((sum, part) => sum + part[0]!, 0),
    parts.reduce((sum, part) => sum + part.at(-1)!, 0),
  ]);
  expect(monthly).toBeNull();
});

test("market A3: an auction without a guide shows no price, no duty and no monthly cost", async () => {
  const home = australianListing();
  const prices = { ...home.prices, askingPrice: null };
  const { accounts, monthly } = await show({ ...home, prices }, { region: "au", language: "en" });
  expect(accounts.flatMap(({ lines }) => lines).map(({ label }) => label)).toEqual([
    "Council rates p.a.",
  ]);
  expect(monthly).toBeNull();
});

test("does not add municipal charges that shared costs include", async () => {
  const shared = { ...freehold, sharedCost: kroner(4_120), annualPropertyTax: kroner(3_600) };
  const included = "Forretningsførsel, forsikring av bygget og kommunale avgifter.";
  const within = await show(listing({ prices: { ...shared, includedInSharedCost: included } }));
  expect(within.monthly?.view.lines.map(({ label }) => label)).toEqual([
    expect.stringMatching(/^Lån/),
    "Felleskostnader",
    "Eiendomsskatt",
  ]);
  const beside = await show(listing({ prices: shared }));
  const sum = (costs: typeof within) => costs.monthly?.view.total.value.replaceAll(/\D/g, "");
  expect(Number(sum(beside)) - Number(sum(within))).toBe(1_490);
});

test("D54: a sold home shows the seller's figures, and no estimates", async () => {
  const sold = await show(listing({ prices: freehold, status: "sold", closedAt: "2026-11-12" }));
  expect(sold.monthly).toBeNull();
  expect(linesOf(sold.accounts[0]?.lines ?? [])).toContain("Omkostninger: 163 340 kr");
  const home = australianListing({ status: "sold" });
  const { accounts } = await show(home, { region: "au", language: "en" });
  expect(accounts[0]?.total).toBeNull();
});

test("shows no monthly cost for a hidden price or a rental", async () => {
  const hidden = await show(
    listing({ prices: { ...freehold, method: "contact_agent", addingCost: null } }),
  );
  expect(hidden.monthly).toBeNull();
  const rental = await show(listing({ listingType: "residential_rent" }));
  expect(rental.monthly).toBeNull();
});

test("market N8: a new project shows duty from its cheapest to its most expensive unit, based on the land alone", async () => {
  const span = (min: number, max: number) => ({ ...kroner(0), amount: null, min, max });
  const { accounts } = await show(
    listing({
      objectType: "project",
      contractDetails: { ...listing().contractDetails, condition: "new" },
      prices: listingPrices({
        askingPrice: span(4_140_000, 5_300_000),
        addingCost: span(104_590, 133_590),
        totalPrice: span(4_244_590, 5_433_590),
      }),
    }),
  );
  expect(linesOf(accounts[0]?.lines ?? [])).toContain("Dokumentavgift: 103 500–132 500 kr");
  await expect
    .element(page.getByText(/bare av tomteverdien.* mellom 4\s141\s090\skr.* og 4\s244\s590\skr/))
    .toBeVisible();
});

test("market N8: the total of a new home with the duty of its full price is the most that it may cost", async () => {
  const { accounts, price } = await show(
    listing({
      contractDetails: { ...listing().contractDetails, condition: "new" },
      prices: freehold,
    }),
  );
  expect(plain(accounts[0]?.total?.value ?? "")).toBe("inntil 6 653 340 kr");
  expect(linesOf(price.lines)).toContain("Totalpris: inntil 6 653 340 kr");
});

test("market A4: shows a weekly rent per month too", async () => {
  const rent = { ...kroner(570), currency: "AUD" as const };
  const { price } = await show(
    australianListing({
      listingType: "residential_rent",
      prices: listingPrices({ price: rent, monthly: rent }),
    }),
    { region: "au", language: "en" },
  );
  expect(price.price.figure).toBe("$570 per week");
  expect(linesOf(price.lines)).toContain("Equivalent to: $2,470 per month");
  await expect
    .element(page.getByRole("link", { name: "Read the guide to renting a home" }))
    .toHaveAttribute("href", "/page/renting-a-home");
});

test("D30: shows the rent of business premises as the market has it, and per square metre and year", async () => {
  const rent = { ...kroner(66_000), currency: "AUD" as const };
  const details = { ...australianListing().details, usageArea: { min: 165, max: 165 } };
  const premises = { listingType: "commercial_rent" as const, details };
  const { price } = await show(
    australianListing({ ...premises, prices: listingPrices({ price: rent, monthly: rent }) }),
    { region: "au", language: "en" },
  );
  expect(price.price.figure).toBe("$66,000 per year");
  expect(linesOf(price.lines)).toEqual([
    "Equivalent to: $5,500 per month",
    "Rent per m²: $400/m² per year",
  ]);
  const norwegian = await show(
    listing({ ...premises, prices: listingPrices({ monthly: kroner(22_000) }) }),
  );
  expect(linesOf(norwegian.price.lines)).toEqual(["Leie per m²: 1 600 kr/m²/år"]);
});

test("the rent of a home is not compared by the square metre", async () => {
  const { price } = await show(
    listing({
      listingType: "residential_rent",
      prices: listingPrices({ monthly: kroner(14_500) }),
    }),
  );
  expect(price.lines).toEqual([]);
});
