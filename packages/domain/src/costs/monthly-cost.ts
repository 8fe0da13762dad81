/** The terms on which a home is paid for; a visitor's own are stored on the device, else the region's are assumed. */
export interface LoanTerms {
  /** Own money in whole kroner or dollars. */
  equity: number;
  /** Percent a year, effective fees included, e.g. 5.4. */
  yearlyRate: number;
  /** Years until the loan is paid down. */
  years: number;
}

/** What a region assumes of a buyer of whom nothing is known: own money as a share of price and purchase costs. */
export interface AssumedLoan extends Omit<LoanTerms, "equity"> {
  equityShare: number;
}

/** Bounds of what a visitor may state; outside of them a field shows an error. */
export const loanBounds = {
  equity: { min: 0, max: 1_000_000_000 },
  yearlyRate: { min: 0, max: 25 },
  years: { min: 1, max: 40 },
} as const;

/** The inputs of a home's monthly cost: whole units of money, null where not stated. */
export interface MonthlyCostSource {
  /** Asking price without joint debt, which the shared costs pay down. */
  price: number;
  /** Duty and fees of the purchase. */
  purchaseCosts: number | null;
  /** Per `sharedCostPeriod`. */
  sharedCost: number | null;
  sharedCostPeriod: "month" | "quarter";
  annualMunicipalityFees: number | null;
  annualPropertyTax: number | null;
  /** Ground rent a year. */
  groundRent: number | null;
}

/** Parts of a monthly cost in the order in which they are shown. */
export const monthlyParts = [
  "loan",
  "sharedCost",
  "municipalityFees",
  "propertyTax",
  "groundRent",
] as const;
export type MonthlyPart = (typeof monthlyParts)[number];

/** What a home costs a month: each part rounded to whole units, so that what is shown adds up to `total`. */
export interface MonthlyCost {
  parts: { part: MonthlyPart; amount: number }[];
  total: number;
  /** What has to be borrowed. */
  loan: number;
  equity: number;
}

const MONTHS = 12;
const monthsIn = { month: 1, quarter: 3 } as const;

/**
 * What a loan costs a month with equal payments (annuity): L·i / (1 − (1 + i)^−n), where i is a twelfth of the yearly rate
 * and n the number of months; without interest the loan shared out evenly. Not rounded.
 */
export function annuity({
  loan,
  yearlyRate,
  years,
}: Omit<LoanTerms, "equity"> & { loan: number }): number {
  const months = years * MONTHS;
  const rate = yearlyRate / 100 / MONTHS;
  // expm1 and log1p keep their precision where the rate is next to nothing.
  const share = -Math.expm1(-months * Math.log1p(rate));
  return share === 0 ? loan / months : (loan * rate) / share;
}

/** The terms of a buyer of whom nothing is known, for a home that costs `cost` in whole units, fees included. */
export const assumedTerms = (
  cost: number,
  { equityShare, yearlyRate, years }: AssumedLoan,
): LoanTerms => ({ equity: Math.round(cost * equityShare), yearlyRate, years });

/**
 * Monthly cost of a home on given terms. Only what is stated is counted: a part of which nothing is known
 * is left out, never guessed. Joint debt is not borrowed anew, because shared costs pay it down (market N1).
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
