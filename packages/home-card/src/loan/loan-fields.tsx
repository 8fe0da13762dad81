import { loanBounds, type LoanTerms } from "@hjem/domain/costs/monthly-cost";
import { formatNumber } from "@hjem/domain/format/format-number";
import { usePage } from "@hjem/storefront/page";
import { TextField } from "@hjem/ui/text-field";
import { useLingui } from "@lingui/react/macro";
import { readLoanTerms, type ReadTerms } from "./read-loan-terms.ts";

/** Props of `LoanFields`. */
export interface LoanFieldsProps {
  /** Initial values of the fields. */
  terms: LoanTerms;
  /** Fields without a valid number, which show an error. */
  wrong: readonly string[];
}

const fieldOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** Reads the terms from a form with `LoanFields`. */
export const readLoanForm = (form: HTMLFormElement): ReadTerms => {
  const data = new FormData(form);
  return readLoanTerms({
    equity: fieldOf(data, "equity"),
    yearlyRate: fieldOf(data, "yearlyRate"),
    years: fieldOf(data, "years"),
  });
};

/** Equity, rate and years of a loan as form fields. */
export function LoanFields({ terms, wrong }: LoanFieldsProps) {
  const { t } = useLingui();
  const page = usePage();
  const figure = (value: number) => formatNumber(page, value, 2);
  const shared = { inputMode: "decimal", autoComplete: "off" } as const;
  const { max: maxRate } = loanBounds.yearlyRate;
  const { max: maxYears } = loanBounds.years;
  return (
    <>
      <TextField
        {...shared}
        name="equity"
        label={t`Deposit`}
        unit={page.region.currency.symbol}
        unitPosition={page.region.currency.position}
        defaultValue={figure(terms.equity)}
        error={wrong.includes("equity") && t`Enter an amount of 0 or more.`}
      />
      <TextField
        {...shared}
        name="yearlyRate"
        label={t`Effective rate a year`}
        unit="%"
        defaultValue={figure(terms.yearlyRate)}
        error={wrong.includes("yearlyRate") && t`Enter a rate from 0 to ${maxRate}%.`}
      />
      <TextField
        {...shared}
        name="years"
        label={t`Loan term`}
        unit={t`years`}
        defaultValue={figure(terms.years)}
        error={wrong.includes("years") && t`Enter 1 to ${maxYears} years.`}
      />
    </>
  );
}
