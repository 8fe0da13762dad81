/** The loan terms for a home; a visitor's own are stored on the device, else the region's are assumed. */
export interface LoanTerms {
  /** Equity in whole kroner or dollars. */
  equity: number;
  /** Percent per year, effective fees included, e.g. 5.4. */
  yearlyRate: number;
  /** Years until the loan is paid down. */
  years: number;
}

/** A region's assumptions for a buyer without own terms: equity as a share of price and purchase costs. */
export interface AssumedLoan extends Omit<LoanTerms, "equity"> {
  equityShare: number;
}

/** What a large loan means in a market: above a share of the price it costs an insurance, or is usually refused. */
export interface LargeLoan {
  aboveShare: number;
  effect: "insurance" | "refusal";
}

/** Bounds of the terms that a visitor may enter; outside them a field shows an error. */
export const loanBounds = {
  equity: { min: 0, max: 1_000_000_000 },
  yearlyRate: { min: 0, max: 25 },
  years: { min: 1, max: 40 },
} as const;

/** The inputs of a home's monthly cost: whole units of money, null where unknown. */
export interface MonthlyCostSource {
  /** Asking price without joint debt, which is paid by the shared costs. */
  price: number;
  /** Duty and fees of the purchase. */
  purchaseCosts: number | null;
  /** Per `sharedCostPeriod`. */
  sharedCost: number | null;
  sharedCostPeriod: "month" | "quarter";
  annualMunicipalityFees: number | null;
  annualPropertyTax: number | null;
  /** Ground rent per year. */
  groundRent: number | null;
}

/** Parts of a monthly cost in display order. */
export const monthlyParts = [
  "loan",
  "sharedCost",
  "municipalityFees",
  "propertyTax",
  "groundRent",
] as const;
export type MonthlyPart = (typeof monthlyParts)[number];

/**
 * The monthly cost of a home: each part is rounded to whole units, so that the shown parts add up to `total`.
 */
export interface MonthlyCost {
  parts: { part: MonthlyPart; amount: number }[];
  total: number;
  /** The amount to borrow. */
  loan: number;
  equity: number;
}

const MONTHS = 12;
const monthsIn = { month: 1, quarter: 3 } as const;

/**
 * Monthly payment of a loan with equal payments (annuity): L·i / (1 − (1 + i)^−n), where i is a twelfth of
 * the yearly rate and n the number of months; without interest the loan divided by n. Not rounded.
 */
export function annuity({
  loan,
  yearlyRate,
  years,
}: Omit<LoanTerms, "equity"> & { loan: number }): number {
  const months = years * MONTHS;
  const rate = yearlyRate / 100 / MONTHS;
  // expm1 and log1p are precise for rates close to zero.
  const share = -Math.expm1(-months * Math.log1p(rate));
  return share === 0 ? loan / months : (loan * rate) / share;
}

/** The assumed terms of a buyer for a home that costs `cost` in whole units, fees included. */
export const assumedTerms = (
  cost: number,
  { equityShare, yearlyRate, years }: AssumedLoan,
): LoanTerms => ({ equity: Math.round(cost * equityShare), yearlyRate, years });

/**
 * Monthly cost of a home on given terms. Unknown parts are left out, never estimated. Joint debt is not part
 * of the loan, because the shared costs pay it (market N1).
 */
export function monthlyCost(home: MonthlyCostSource, terms: LoanTerms): MonthlyCost {
  const cost = home.price + (home.purchaseCosts ?? 0);
  const equity = Math.min(terms.equity, cost);
  const loan = cost - equity;
  const amounts: Record<MonthlyPart, number | null> = {
    loan: loan === 0 ? null : annuity({ ...terms, loan }),
    sharedCost: home.sharedCost && home.sharedCost / monthsIn[home.sharedCostPeriod],
    municipalityFees: home.annualMunicipalityFees && home.annualMunicipalityFees / MONTHS,
    propertyTax: home.annualPropertyTax && home.annualPropertyTax / MONTHS,
    groundRent: home.groundRent && home.groundRent / MONTHS,
  };
  const parts = monthlyParts.flatMap((part) => {
    const amount = Math.round(amounts[part] ?? 0);
    return amount > 0 ? [{ part, amount }] : [];
  });
  return { parts, total: parts.reduce((sum, { amount }) => sum + amount, 0), loan, equity };
}
