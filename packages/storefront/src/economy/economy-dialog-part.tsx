import { formatNumber } from "@hjem/domain/format/format-number";
import { loanBounds } from "@hjem/domain/costs/monthly-cost";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { TextField } from "@hjem/ui/text-field";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { usePage } from "../page/page-provider.tsx";
import type { EconomyDialogProps } from "./economy-dialog.tsx";
import { forgetLoanTerms, keepLoanTerms } from "./loan-terms.ts";
import { readLoanTerms } from "./read-loan-terms.ts";

const fieldOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** Own money, rate and years of a loan, kept in this browser alone. */
export default function EconomyDialog({ terms, onClose }: EconomyDialogProps) {
  const { t } = useLingui();
  const page = usePage();
  const form = useId();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const figure = (value: number) => formatNumber(page, value, 2);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = readLoanTerms({
      equity: fieldOf(data, "equity"),
      yearlyRate: fieldOf(data, "yearlyRate"),
      years: fieldOf(data, "years"),
    });
    if ("wrong" in read) {
      setWrong(read.wrong);
      return;
    }
    keepLoanTerms(read.terms);
    onClose();
  };
  const reset = () => {
    forgetLoanTerms();
    onClose();
  };
  const shared = { inputMode: "decimal", autoComplete: "off" } as const;
  const { max: maxRate } = loanBounds.yearlyRate;
  const { max: maxYears } = loanBounds.years;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>My economy</Trans>}
      footer={
        <>
          <Button variant="ghost" onClick={reset}>
            <Trans>Use what is assumed</Trans>
          </Button>
          <Button type="submit" form={form} variant="primary">
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className={layout.stack} noValidate>
        <TextField
          {...shared}
          name="equity"
          label={t`Own money`}
          unit={page.region.currency.symbol}
          defaultValue={figure(terms.equity)}
          error={wrong.includes("equity") && t`Write a sum, 0 or more.`}
        />
        <TextField
          {...shared}
          name="yearlyRate"
          label={t`Effective rate a year`}
          unit="%"
          defaultValue={figure(terms.yearlyRate)}
          error={wrong.includes("yearlyRate") && t`Write a rate from 0 to ${maxRate} per cent.`}
        />
        <TextField
          {...shared}
          name="years"
          label={t`Paid down over`}
          unit={t`years`}
          defaultValue={figure(terms.years)}
          error={wrong.includes("years") && t`Write from 1 to ${maxYears} years.`}
        />
        <p className={`${text.small} ${text.secondary}`}>
          <Trans>Kept in this browser only. No bank has made this offer.</Trans>
        </p>
      </form>
    </Dialog>
  );
}
