import { LoanDialog } from "@hjem/home-card/loan/dialog";
import { useLoanTerms } from "@hjem/home-card/loan/loan-terms";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { Ledger, LedgerRow, LedgerSum } from "@hjem/ui/ledger";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import styles from "./costs.module.css";
import { buildMonthlyView, type MonthlyAccount } from "./monthly-account.ts";

/** The monthly cost: on the terms that the visitor has stored on this device, else on assumed ones. */
export default function MonthlyCosts(account: MonthlyAccount) {
  const { assumed, view } = account;
  const page = usePage();
  const own = useLoanTerms();
  const [isOpen, setOpen] = useState(false);
  const { lines, total, note } = own ? buildMonthlyView(page, account, own, true) : view;
  return (
    <>
      <Ledger>
        {lines.map(({ label, value }) => (
          <LedgerRow key={label} label={label}>
            {value}
          </LedgerRow>
        ))}
        <LedgerSum label={total.label}>{total.value}</LedgerSum>
      </Ledger>
      <p className={`${text.xsmall} ${text.secondary}`}>{note}</p>
      <p className={styles.change}>
        <Button
          variant="line"
          size="s"
          onPointerEnter={() => void LoanDialog.prepare(page)}
          onClick={() => setOpen(true)}
        >
          <Trans>Change my figures</Trans>
        </Button>
      </p>
      {isOpen && <LoanDialog terms={own ?? assumed} onClose={() => setOpen(false)} />}
    </>
  );
}
