import type { Offer } from "@hjem/domain/offers/offer";
import { resetLoanTerms, storeLoanTerms } from "@hjem/home-card/loan/loan-terms";
import { renderWithStorefront } from "@hjem/storefront/testing";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { MonthlyAccount } from "../costs/monthly-account.ts";
import { testFeature } from "../testing/feature.ts";
import { financeMessages } from "./lazy-tabs.ts";
import Loan from "./loan.tsx";

const account = {
  source: {
    price: 5_000_000,
    purchaseCosts: 100_000,
    sharedCost: null,
    sharedCostPeriod: "month" as const,
    annualMunicipalityFees: null,
    annualPropertyTax: null,
    groundRent: null,
  },
  sharedCostLabel: "Felleskostnader",
  debtNote: "",
  isLowest: false,
  assumed: { equity: 1_100_000, yearlyRate: 6, years: 20 },
  view: { lines: [], total: { label: "", value: "" }, note: "" },
};
const offer: Offer = {
  id: "example",
  kind: "mortgage",
  provider: "Eksempelbank 1",
  title: "Boliglån",
  text: "Et eksempel.",
  yearlyRate: 5.25,
  url: "https://example.com/loan",
  isExample: true,
};

async function show(
  path = "/property/1/a/mortgage",
  offers: Offer[] = [],
  given: MonthlyAccount = account,
) {
  const options = { features: [testFeature], path };
  const { app, unmount } = await renderWithStorefront(null, options);
  await app.page.loadMessages(financeMessages);
  await unmount();
  await renderWithStorefront(<Loan account={given} offers={offers} />, options);
}
/** The value of a label, with plain spaces. */
const valueOf = (label: string) =>
  (
    page.getByRole("term").filter({ hasText: label }).first().element().parentElement
      ?.textContent ?? ""
  ).replaceAll(/\u00a0|\u202f/g, " ");

beforeEach(resetLoanTerms);

test("PROP-005: calculates the payment on assumed terms, and shows the formula with its figures to whoever asks how", async () => {
  await show();
  // 4,000,000 over 240 months at half a per cent each.
  await expect.poll(() => valueOf("Månedlig betaling")).toContain("28 657 kr");
  expect(valueOf("Lånebeløp")).toContain("4 000 000 kr");
  expect(valueOf("Lån som andel av prisen")).toContain("80 %");
  const formula = page.getByText("P = L · i / (1 − (1 + i)^−n)");
  await expect.element(formula).not.toBeVisible();
  await page.getByText("Slik regner vi").click();
  await expect.element(formula).toBeVisible();
  await expect.element(page.getByText(/i = 0,5.% er en tolvdel/)).toBeVisible();
});

test("recalculates as the visitor types and stores the terms; an invalid field shows an error", async () => {
  await show();
  await page.getByLabelText("Egenkapital").fill("2 100 000 kr");
  await expect.poll(() => valueOf("Lånebeløp")).toContain("3 000 000 kr");
  await page.getByLabelText("Nedbetalingstid").fill("90");
  await expect.element(page.getByText("Skriv inn 1 til 40 år.")).toBeVisible();
  expect(valueOf("Lånebeløp")).toContain("3 000 000 kr");
});

test("with other costs of a month the sum is the monthly cost of the home's page, and shared debt is said not to be in the loan", async () => {
  await show(undefined, [], {
    ...account,
    source: { ...account.source, sharedCost: 4_000 },
    debtNote: "Fellesgjeld: 700 000 kr. Den er ikke med i lånet.",
  });
  await expect.poll(() => valueOf("Estimert månedskostnad")).toContain("32 657 kr");
  expect(valueOf("Felleskostnader")).toContain("4 000 kr");
  await expect.element(page.getByText(/^Fellesgjeld: 700 000 kr/)).toBeVisible();
});

test("a home without a shown price is calculated with a price of the buyer's own", async () => {
  const unpriced = {
    ...account,
    source: { ...account.source, price: 0, purchaseCosts: null },
    assumed: { equity: 0, yearlyRate: 6, years: 20 },
    isPriceAsked: true,
  };
  await show(undefined, [], unpriced);
  await expect.poll(() => valueOf("Månedlig betaling")).toContain("Skriv inn en pris");
  await page.getByLabelText("Din pris").fill("4 000 000");
  // On the region's terms: a quarter as the deposit, 3,000,000 over 300 months at 0.45 per cent each.
  await expect.poll(() => valueOf("Månedlig betaling")).toContain("18 244 kr");
  await expect.element(page.getByLabelText("Egenkapital")).toHaveValue("1\u00a0000\u00a0000");
});

test("says what a large loan means in the market, once it is one", async () => {
  await show();
  const note = page.getByText(/^Banken kan normalt låne deg høyst 90.% av verdien/);
  await expect.poll(() => valueOf("Lån som andel av prisen")).toContain("80 %");
  await expect.element(note).not.toBeInTheDocument();
  await page.getByLabelText("Egenkapital").fill("400 000");
  await expect.element(note).toBeVisible();
});

test.each([320, 390])(
  "the sum stays in sight while the fields are changed, at %i px",
  async (width) => {
    await page.viewport(width, 600);
    await show();
    const years = page.getByLabelText("Nedbetalingstid");
    years.element().scrollIntoView({ block: "end" });
    await years.fill("10");
    const payment = page.getByText("Månedlig betaling").first();
    await expect.element(payment).toBeInViewport();
    await page.viewport(1366, 900);
  },
);

test("starts with the stored terms", async () => {
  storeLoanTerms({ equity: 600_000, yearlyRate: 4, years: 30 });
  await show();
  await expect.element(page.getByLabelText("Effektiv rente per år")).toHaveValue("4");
  expect(valueOf("Lånebeløp")).toContain("4 500 000 kr");
});

test("terms in the URL take precedence, so that the form works without JavaScript", async () => {
  storeLoanTerms({ equity: 600_000, yearlyRate: 4, years: 30 });
  await show("/property/1/a/mortgage?equity=3100000&yearlyRate=5,5&years=10");
  await expect.poll(() => valueOf("Lånebeløp")).toContain("2 000 000 kr");
});

test("PROP-007: an offer shows its bank, is labelled as an example, and links out as sponsored", async () => {
  await show(undefined, [offer]);
  const made = page
    .getByRole("region", { name: "Tilbud fra samarbeidspartnere" })
    .getByRole("listitem");
  await expect.poll(() => made.query()?.textContent).toMatch(/^Eksempelbank 1 ?Eksempel/);
  const link = page.getByRole("link", { name: /Eksempelbank 1 \(åpner et annet nettsted\)/ });
  await expect.poll(() => link.query()?.getAttribute("rel")).toBe("nofollow sponsored noopener");
  expect(link.element().getAttribute("href")).toBe(offer.url);
});
