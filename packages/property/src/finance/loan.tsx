import { LoanFields, readLoanForm } from "@hjem/home-card/loan/fields";
import { storeLoanTerms, useLoanTerms } from "@hjem/home-card/loan/loan-terms";
import { readLoanTerms } from "@hjem/home-card/loan/read-loan-terms";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { Disclosure } from "@hjem/ui/disclosure";
import layout from "@hjem/ui/layout.module.css";
import { Ledger, LedgerRow, LedgerSum } from "@hjem/ui/ledger";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";
import { buildMonthlyView } from "../costs/monthly-account.ts";
import type { Line } from "../section/line.ts";
import styles from "./finance.module.css";
import type { LoanProps } from "./lazy-tabs.ts";
import { buildLoanView } from "./loan-view.ts";
import { OfferList } from "./offer-list.tsx";

/** Terms from the URL: for the form without JavaScript. */
function termsIn(search: string) {
  const query = new URLSearchParams(search);
  const [equity, yearlyRate, years] = ["equity", "yearlyRate", "years"].map(
    (name) => query.get(name) ?? "",
  );
  if (!equity && !yearlyRate && !years) return null;
  return readLoanTerms({ equity: equity ?? "", yearlyRate: yearlyRate ?? "", years: years ?? "" });
}

const rows = (lines: readonly Line[]) =>
  lines.map(({ label, value }) => (
    <LedgerRow key={label} label={label}>
      {value}
    </LedgerRow>
  ));

/**
 * Cost of the home with a loan, calculated as the visitor types; the terms are stored on the device, like the page's
 * other terms.
 */
export default function Loan({ account, offers }: LoanProps) {
  const { source, assumed } = account;
  const page = usePage();
  const { search } = useLocation();
  const own = useLoanTerms();
  const [wrong, setWrong] = useState<readonly string[] | null>(null);
  const [hasWritten, setWritten] = useState(false);
  const requested = termsIn(search);
  const stated = requested && "terms" in requested ? requested.terms : null;
  const terms = (hasWritten ? own : (stated ?? own)) ?? assumed;
  const loan = buildLoanView(page, source, terms);

  const reckon = (event: FormEvent<HTMLFormElement>) => {
    const read = readLoanForm(event.currentTarget);
    setWritten(true);
    setWrong("wrong" in read ? read.wrong : []);
    if ("terms" in read) storeLoanTerms(read.terms);
  };

  const monthly = buildMonthlyView(page, account, terms, terms !== assumed);
  const hasOthers = monthly.lines.length > 1;

  return (
    <div className={layout.stackLarge}>
      <div className={styles.loan}>
        <h2 className={styles.title}>
          <Trans>Loan calculator</Trans>
        </h2>
        <div className={styles.answer} role="group" aria-live="polite">
          <Ledger>
            <LedgerSum label={loan.payment.label}>{loan.payment.value}</LedgerSum>
          </Ledger>
        </div>
        <form
          className={`${layout.stack} ${styles.form}`}
          // Without JavaScript the URL has the terms, and the server calculates.
          onInput={reckon}
          onSubmit={(event) => {
            event.preventDefault();
            reckon(event);
          }}
          noValidate
          // Stored terms are known only after hydration: then the fields show them.
          key={own && !hasWritten && !stated ? "own" : "stated"}
        >
          <LoanFields
            terms={terms}
            wrong={wrong ?? (requested && "wrong" in requested ? requested.wrong : [])}
          />
          <noscript>
            <Button type="submit">
              <Trans>Calculate</Trans>
            </Button>
          </noscript>
          <p className={`${text.xsmall} ${text.secondary}`}>
            <Trans>
              Your figures are saved in this browser only and used for all homes. This is not an
              offer from a bank.
            </Trans>
          </p>
        </form>
        <div className={`${layout.stack} ${styles.details}`}>
          <Ledger>{rows(loan.lines)}</Ledger>
          {account.debtNote && <p className={text.small}>{account.debtNote}</p>}
          {hasOthers && (
            <Ledger>
              {rows(monthly.lines)}
              <LedgerSum label={monthly.total.label}>{monthly.total.value}</LedgerSum>
            </Ledger>
          )}
          <Ledger>{rows(loan.sums)}</Ledger>
          {loan.formula && <Ledger>{rows(loan.owed)}</Ledger>}
          {loan.formula && (
            <Disclosure summary={<Trans>How we calculate</Trans>}>
              <div className={`${styles.formula} ${layout.stackSmall}`}>
                <p>
                  <strong>{loan.formula.general}</strong>
                </p>
                <p className={`${text.small} ${text.secondary}`}>{loan.formula.filled}</p>
              </div>
            </Disclosure>
          )}
        </div>
      </div>
      <OfferList offers={offers} />
    </div>
  );
}
