import { assumedTerms } from "@hjem/domain/costs/monthly-cost";
import { formatNumber } from "@hjem/domain/format/format-number";
import { readNumber } from "@hjem/domain/format/read-number";
import { LoanFields, readLoanForm } from "@hjem/home-card/loan/fields";
import { storeLoanTerms, useLoanTerms } from "@hjem/home-card/loan/loan-terms";
import { readLoanTerms } from "@hjem/home-card/loan/read-loan-terms";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { Disclosure } from "@hjem/ui/disclosure";
import layout from "@hjem/ui/layout.module.css";
import { Ledger, LedgerRow, LedgerSum } from "@hjem/ui/ledger";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
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

/** The price that a buyer has in mind for a home that shows none; null for none, or for what is no price. */
function readPrice(written: string): number | null {
  const price = readNumber(written);
  return price !== undefined && price > 0 ? Math.round(price) : null;
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
export default function Loan({ account: given, offers }: LoanProps) {
  const page = usePage();
  const { t } = useLingui();
  const { search } = useLocation();
  const [typedPrice, setTypedPrice] = useState<string>();
  const [assumedFor, setAssumedFor] = useState(0);
  const writtenPrice = typedPrice ?? new URLSearchParams(search).get("price") ?? "";
  const ownPrice = given.isPriceAsked ? readPrice(writtenPrice) : null;
  const account = ownPrice
    ? {
        ...given,
        source: { ...given.source, price: ownPrice },
        assumed: assumedTerms(ownPrice, page.region.assumedLoan),
      }
    : given;
  const { source, assumed } = account;
  const hasPrice = source.price > 0;
  const own = useLoanTerms();
  const [wrong, setWrong] = useState<readonly string[] | null>(null);
  const [hasWritten, setWritten] = useState(false);
  const requested = termsIn(search);
  const stated = requested && "terms" in requested ? requested.terms : null;
  const terms = (hasWritten ? own : (stated ?? own)) ?? assumed;
  const loan = buildLoanView(page, source, terms);

  const reckon = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.name === "price") {
      setTypedPrice(target.value);
      if (!own) setAssumedFor(readPrice(target.value) ?? 0);
      return;
    }
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
            <LedgerSum label={loan.payment.label}>
              {hasPrice ? loan.payment.value : <Trans>Enter a price</Trans>}
            </LedgerSum>
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
          {given.isPriceAsked && (
            <TextField
              name="price"
              label={t`Your price`}
              hint={t`The seller has not given a price. Enter what you expect to pay; it is not saved.`}
              inputMode="numeric"
              autoComplete="off"
              unit={page.region.currency.symbol}
              unitPosition={page.region.currency.position}
              defaultValue={ownPrice ? formatNumber(page, ownPrice) : ""}
            />
          )}
          <LoanFields
            // Without own terms the assumed deposit follows the price.
            key={assumedFor}
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
        {hasPrice && (
          <div className={`${layout.stack} ${styles.details}`}>
            <Ledger>{rows(loan.lines)}</Ledger>
            {loan.largeNote && <p className={text.small}>{loan.largeNote}</p>}
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
        )}
      </div>
      <OfferList offers={offers} />
    </div>
  );
}
