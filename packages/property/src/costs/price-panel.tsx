import type { ResultPrice } from "@hjem/domain/format/result-price";
import { advertLanguage } from "@hjem/domain/language";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import { usePage } from "@hjem/storefront/page";
import { Ledger, LedgerRow } from "@hjem/ui/ledger";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import type { Line } from "../section/line.ts";
import type { MonthlyAccount } from "./monthly-account.ts";

/** The monthly cost, beside the price. */
const MonthlyTotal = lazyComponent(() => import("./monthly-total.tsx"));

/** Props of `PricePanel`. */
export interface PricePanelProps {
  price: ResultPrice;
  lines: readonly Line[];
  /** The monthly cost, if it can be calculated. */
  monthly: MonthlyAccount | null;
}

/** The price in the sidebar, with related figures below it. */
export function PricePanel({
  price: { label, figure, searchedAs, statement },
  lines,
  monthly,
}: PricePanelProps) {
  const page = usePage();
  return (
    <div data-answers="price">
      <Ledger variant="aside">
        <LedgerRow label={label} isLead>
          {figure}
        </LedgerRow>
        {lines.map((each) => (
          <LedgerRow key={each.label} label={each.label}>
            {each.value}
          </LedgerRow>
        ))}
        {monthly && <MonthlyTotal {...monthly} />}
      </Ledger>
      {searchedAs && (
        <p className={`${text.xsmall} ${text.muted}`}>
          <Trans>Appears in searches {searchedAs}</Trans>
        </p>
      )}
      {statement && (
        <p className={`${text.small} ${text.secondary}`} lang={advertLanguage(page)?.tag}>
          {statement}
        </p>
      )}
    </div>
  );
}
