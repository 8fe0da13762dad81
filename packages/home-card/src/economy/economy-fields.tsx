import { loanBounds, type LoanTerms } from "@hjem/domain/costs/monthly-cost";
import { formatNumber } from "@hjem/domain/format/format-number";
import { usePage } from "@hjem/storefront/page";
import { TextField } from "@hjem/ui/text-field";
import { useLingui } from "@lingui/react/macro";
import { readLoanTerms, type ReadTerms } from "./read-loan-terms.ts";

/** Props of `EconomyFields`. */
export interface EconomyFieldsProps {
  /** What stands in the fields at first. */
  terms: LoanTerms;
  /** Fields in which no usable number stands; they say what to write. */
  wrong: readonly string[];
}

const fieldOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** Terms out of a form that holds `EconomyFields`. */
export const readEconomyForm = (form: HTMLFormElement): ReadTerms => {
  const data = new FormData(form);
  return readLoanTerms({
    equity: fieldOf(data, "equity"),
    yearlyRate: fieldOf(data, "yearlyRate"),
    years: fieldOf(data, "years"),
  });
};

/** Own money, rate and years of a loan, as fields of a form. Their words are those of `economy/words`. */
export function EconomyFields({ terms, wrong }: EconomyFieldsProps) {
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
