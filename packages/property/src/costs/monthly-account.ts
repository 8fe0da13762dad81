import { type LoanTerms, monthlyCost, type MonthlyPart } from "@hjem/domain/costs/monthly-cost";
import { formatNumber, formatPercent } from "@hjem/domain/format/format-number";
import { formatMonthly, formatPrice, formatPriceRange } from "@hjem/domain/format/format-price";
import type { Listing } from "@hjem/domain/listing/listing";
import {
  type MonthlyBasis,
  monthlyBasisOf,
  unpricedBasisOf,
} from "@hjem/domain/listing/price/home-costs";
import { sumRange } from "@hjem/domain/listing/price/total-price";
import type { Translator } from "@hjem/storefront/page-context";
import { plural, t } from "@lingui/core/macro";
import type { Line } from "../section/line.ts";

/** The monthly cost of a home, formatted. */
export interface MonthlyView {
  lines: Line[];
  total: Line;
  /** Description of the terms. */
  note: string;
}

/** The monthly cost of a home: formatted on assumed terms, with the data to calculate it on the visitor's own. */
export interface MonthlyAccount extends MonthlyBasis {
  /** The market's term for shared costs, which depends on the state. */
  sharedCostLabel: string;
  /** That the price of a loan leaves out the shared debt, which the shared costs pay; empty without any. */
  debtNote: string;
  view: MonthlyView;
  /** True where the home shows no price, so that the buyer enters one. @default false */
  isPriceAsked?: boolean;
}

/** Formats the monthly cost on given terms; the lines add up to the total, because each is rounded as shown. */
export function buildMonthlyView(
  page: Translator,
  { source, sharedCostLabel, isLowest }: Omit<MonthlyAccount, "assumed" | "debtNote" | "view">,
  terms: LoanTerms,
  isOwn: boolean,
): MonthlyView {
  const { i18n, term } = page;
  const cost = monthlyCost(source, terms);
  const rate = formatPercent(page, terms.yearlyRate / 100, 2);
  const { years } = terms;
  const equity = formatPrice(page, cost.equity);
  const loan = formatPrice(page, cost.loan);
  const figure = formatNumber(page, years);
  const total = formatMonthly(page, cost.total);
  const labels: Record<MonthlyPart, string> = {
    loan: t(
      i18n,
    )`${plural(years, { one: `Loan, ${rate} over ${figure} year`, other: `Loan, ${rate} over ${figure} years` })}`,
    sharedCost: sharedCostLabel,
    municipalityFees: term("price.municipalityFees"),
    propertyTax: term("price.propertyTax"),
    groundRent: term("price.groundRent"),
  };
  return {
    lines: cost.parts.map(({ part, amount }) => ({
      label: labels[part],
      value: formatPrice(page, amount),
    })),
    total: {
      label: isOwn ? t(i18n)`Your monthly cost` : t(i18n)`Estimated monthly cost`,
      value: isLowest ? t(i18n)`from ${total}` : total,
    },
    note: isOwn
      ? t(i18n)`Based on your deposit of ${equity} and a loan of ${loan}.`
      : t(
          i18n,
        )`Based on a deposit of ${equity} and a loan of ${loan}. Enter your own figures to see your cost.`,
  };
}

function debtNoteOf(page: Translator, { prices }: Listing): string {
  const debt = sumRange(prices.jointDebt);
  if (!debt || debt.max === 0) return "";
  const amount = formatPriceRange(page, debt.min, debt.max);
  const name = page.term("price.jointDebt");
  return t(
    page.i18n,
  )`${name}: ${amount}. It is paid through the shared costs and is not part of the loan.`;
}

/** The monthly cost of a home for sale on the region's assumed terms; null where it cannot be calculated. */
export function monthlyAccount(
  page: Translator,
  listing: Listing,
  purchaseCosts: number | null,
): MonthlyAccount | null {
  const known = monthlyBasisOf(page.region, listing, purchaseCosts);
  if (!known) return null;
  const basis = { ...known, sharedCostLabel: page.term("price.sharedCost") };
  const debtNote = debtNoteOf(page, listing);
  return { ...basis, debtNote, view: buildMonthlyView(page, basis, known.assumed, false) };
}

/** What the loan of a home without a shown price, such as at an auction, is calculated from; null for any other. */
export function unpricedAccount(page: Translator, listing: Listing): MonthlyAccount | null {
  const known = unpricedBasisOf(page.region, listing);
  return (
    known && {
      ...known,
      sharedCostLabel: page.term("price.sharedCost"),
      debtNote: debtNoteOf(page, listing),
      view: { lines: [], total: { label: "", value: "" }, note: "" },
      isPriceAsked: true,
    }
  );
}
