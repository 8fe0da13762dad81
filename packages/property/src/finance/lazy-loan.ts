import type { Offer } from "@hjem/domain/offers/offer";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { MonthlyAccount } from "../costs/monthly-account.ts";
import { financeMessages } from "./finance-messages.ts";

/** Props of `Loan`. */
export interface LoanProps {
  account: MonthlyAccount;
  offers: readonly Offer[];
}

/** Contents of the loan tab, loaded with its messages only when the tab is opened (D42). */
export const Loan = lazyComponent(() => import("./loan.tsx"), {
  render: "on-visible",
  messages: financeMessages,
});
