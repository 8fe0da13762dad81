import { loanBounds, type LoanTerms } from "@hjem/domain/costs/monthly-cost";
import { readNumber } from "@hjem/domain/format/read-number";

/** Typed values by field. */
export type WrittenTerms = Readonly<Record<keyof LoanTerms, string>>;

/** Terms, or the fields without a valid number. */
export type ReadTerms = { terms: LoanTerms } | { wrong: readonly (keyof LoanTerms)[] };

const fields = ["equity", "yearlyRate", "years"] as const satisfies readonly (keyof LoanTerms)[];

/** Parses loan terms as people write numbers (`1 800 000 kr`, `5,4 %`), within the bounds of each field. */
export function readLoanTerms(written: WrittenTerms): ReadTerms {
  const values = fields.map((field) => {
    const value = readNumber(written[field].replace("%", ""));
    const { min, max } = loanBounds[field];
    return value !== undefined && value >= min && value <= max ? value : undefined;
  });
  const [equity, yearlyRate, years] = values;
  return equity === undefined || yearlyRate === undefined || years === undefined
    ? { wrong: fields.filter((_, index) => values[index] === undefined) }
    : { terms: { equity: Math.round(equity), yearlyRate, years: Math.round(years) } };
}
