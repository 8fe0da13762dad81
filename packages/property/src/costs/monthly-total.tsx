import { useLoanTerms } from "@hjem/home-card/loan/loan-terms";
import { usePage } from "@hjem/storefront/page";
import { LedgerRow } from "@hjem/ui/ledger";
import { buildMonthlyView, type MonthlyAccount } from "./monthly-account.ts";

/** The total monthly cost as a line beside the price. */
export default function MonthlyTotal(account: MonthlyAccount) {
  const page = usePage();
  const own = useLoanTerms();
  const { total } = own ? buildMonthlyView(page, account, own, true) : account.view;
  return (
    <LedgerRow label={total.label} isMine>
      {total.value}
    </LedgerRow>
  );
}
