import { annuity, type LoanTerms } from "./monthly-cost.ts";

/** Repayment of a loan over time. */
export interface RepaymentPlan {
  /** Each of the equal payments; not rounded. */
  monthly: number;
  /** All payments together. */
  paid: number;
  /** Interest included in that. */
  interest: number;
  /** Balance at the end of the first, every fifth and the last year. */
  owed: { year: number; balance: number }[];
}

const MONTHS = 12;
const BALANCE_EVERY_YEARS = 5;

/**
 * Repayment of a loan with equal payments: the balance after m months is L·(1 + i)^m − P·((1 + i)^m − 1)/i,
 * where P is the annuity and i a twelfth of the yearly rate; without interest L − P·m.
 */
export function repaymentPlan(terms: Omit<LoanTerms, "equity"> & { loan: number }): RepaymentPlan {
  const { loan, yearlyRate, years } = terms;
  const monthly = annuity(terms);
  const rate = yearlyRate / 100 / MONTHS;
  const owedAfter = (months: number): number => {
    if (rate === 0) return loan - monthly * months;
    // expm1 and log1p are precise for rates close to zero.
    const growth = Math.expm1(months * Math.log1p(rate));
    return loan * (growth + 1) - (monthly * growth) / rate;
  };
  const paid = monthly * years * MONTHS;
  const view = Array.from({ length: years }, (_, index) => index + 1).filter(
    (year) => year === 1 || year % BALANCE_EVERY_YEARS === 0 || year === years,
  );
  return {
    monthly,
    paid,
    interest: paid - loan,
    owed: view.map((year) => ({ year, balance: Math.max(0, owedAfter(year * MONTHS)) })),
  };
}
