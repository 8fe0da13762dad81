import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import type { LoanDialogProps } from "./lazy-loan-dialog.ts";
import { LoanFields, readLoanForm } from "./loan-fields.tsx";
import { resetLoanTerms, storeLoanTerms } from "./loan-terms.ts";

/** Equity, interest rate and years of a loan, stored in this browser only. */
export default function LoanDialog({ terms, onClose }: LoanDialogProps) {
  const form = useId();
  const [wrong, setWrong] = useState<readonly string[]>([]);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readLoanForm(event.currentTarget);
    if ("wrong" in read) {
      setWrong(read.wrong);
      return;
    }
    storeLoanTerms(read.terms);
    onClose();
  };
  const reset = () => {
    resetLoanTerms();
    onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>My finances</Trans>}
      footer={
        <>
          <Button variant="ghost" onClick={reset}>
            <Trans>Reset to defaults</Trans>
          </Button>
          <Button type="submit" form={form} variant="primary">
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className={layout.stack} noValidate>
        <LoanFields terms={terms} wrong={wrong} />
        <p className={`${text.small} ${text.secondary}`}>
          <Trans>Saved in this browser only. This is not an offer from a bank.</Trans>
        </p>
      </form>
    </Dialog>
  );
}
