import {
  type LoanTerms,
  monthlyCost,
  type MonthlyCostSource,
} from "@hjem/domain/costs/monthly-cost";
import { repaymentPlan } from "@hjem/domain/costs/repayment-plan";
import { formatNumber, formatPercent } from "@hjem/domain/format/format-number";
import { formatMonthly, formatPrice } from "@hjem/domain/format/format-price";
import type { PageContext } from "@hjem/storefront/page-context";
import { t } from "@lingui/core/macro";
import type { Line } from "../section/line.ts";

/** A loan on given terms, formatted. */
export interface LoanView {
  lines: Line[];
  payment: Line;
  /** What a loan of this share of the price means in this market; empty for a smaller one. */
  largeNote: string;
  /** Total payments, and the interest included. */
  sums: Line[];
  /** Balance after some years. */
  owed: Line[];
  /** The payment's formula with its figures; null without a loan. */
  formula: { general: string; filled: string } | null;
}

/** Loan, rate, number of payments: the variables are the same in every language. */
const FORMULA = "P = L · i / (1 − (1 + i)^−n)";

function largeNote(
  page: Pick<PageContext, "region" | "language" | "i18n">,
  loanShare: number,
): string {
  const { aboveShare, effect } = page.region.largeLoan;
  if (loanShare <= aboveShare) return "";
  const share = formatPercent(page, aboveShare, 0);
  return effect === "insurance"
    ? t(
        page.i18n,
      )`Above ${share} of the price, lenders usually charge lenders mortgage insurance (LMI). It is not included here.`
    : t(page.i18n)`Banks can usually lend at most ${share} of the value, shared debt included.`;
}

/** Formats what a home costs with a loan. */
export function buildLoanView(
  page: Pick<PageContext, "region" | "language" | "i18n">,
  source: MonthlyCostSource,
  terms: LoanTerms,
): LoanView {
  const { i18n } = page;
  const { loan, equity } = monthlyCost(source, terms);
  const { monthly, paid, interest, owed } = repaymentPlan({ ...terms, loan });
  const cost = source.price + (source.purchaseCosts ?? 0);
  const money = (amount: number) => formatPrice(page, amount);
  const rate = terms.yearlyRate / 1_200;
  const i = formatPercent(page, rate, 3);
  const n = formatNumber(page, terms.years * 12);
  return {
    lines: [
      {
        label:
          source.purchaseCosts === null
            ? t(i18n)`Price without duty and fees`
            : t(i18n)`Price including duty and fees`,
        value: money(cost),
      },
      { label: t(i18n)`Deposit`, value: money(equity) },
      { label: t(i18n)`Loan amount`, value: money(loan) },
      {
        label: t(i18n)`Loan as a share of the price`,
        value: formatPercent(page, loan / source.price, 0),
      },
    ],
    largeNote: largeNote(page, loan / source.price),
    payment: { label: t(i18n)`Monthly repayment`, value: formatMonthly(page, monthly) },
    sums: [
      { label: t(i18n)`Total repayments`, value: money(paid) },
      { label: t(i18n)`Of which interest`, value: money(interest) },
    ],
    owed: owed.map(({ year, balance }) => {
      const years = formatNumber(page, year);
      return { label: t(i18n)`Balance after year ${years}`, value: money(balance) };
    }),
    formula:
      loan > 0 && rate > 0
        ? {
            general: FORMULA,
            filled: t(
              i18n,
            )`L = ${money(loan)} is the loan, i = ${i} is one twelfth of the annual rate, n = ${n} is the number of payments.`,
          }
        : null,
  };
}
