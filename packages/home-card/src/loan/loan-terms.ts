import { loanBounds, type LoanTerms } from "@hjem/domain/costs/monthly-cost";
import { fieldsOf } from "@hjem/domain/narrow";
import { storedValue } from "@hjem/storefront/stored-value";

const isWithin = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  typeof value === "number" && value >= min && value <= max;

/** Terms from storage; null where there are no valid ones. */
export function loanTermsIn(stored: unknown): LoanTerms | null {
  const { equity, yearlyRate, years } = fieldsOf(stored);
  return isWithin(equity, loanBounds.equity) &&
    isWithin(yearlyRate, loanBounds.yearlyRate) &&
    isWithin(years, loanBounds.years)
    ? { equity, yearlyRate, years }
    : null;
}

const stored = storedValue("economy", loanTermsIn, null);

/** The visitor's own loan terms, stored on this device only; null until they are set, and on the server. */
export const useLoanTerms = stored.useValue;

/** Stores the visitor's terms on this device. */
export const storeLoanTerms = (terms: LoanTerms): void => stored.write(terms);

/** Resets to the region's assumed terms. */
export const resetLoanTerms = stored.remove;
