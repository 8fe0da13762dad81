import type { InsuranceNeed } from "@hjem/domain/offers/insurance-needs";
import type { Offer } from "@hjem/domain/offers/offer";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { MessageCatalogs } from "@hjem/storefront/routes";
import type { MonthlyAccount } from "../costs/monthly-account.ts";

/** Messages of the loan and insurance tabs, loaded with them. */
export const financeMessages: MessageCatalogs = {
  catalogs: {
    en: [() => import("@hjem/home-card/loan/locales/en.po"), () => import("./locales/en.po")],
    no: [() => import("@hjem/home-card/loan/locales/no.po"), () => import("./locales/no.po")],
  },
};

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

/** Props of `Insurance`. */
export interface InsuranceProps {
  needs: readonly InsuranceNeed[];
  offers: readonly Offer[];
}

/** Contents of the insurance tab, loaded with its messages only when the tab is opened (D42). */
export const Insurance = lazyComponent(() => import("./insurance.tsx"), {
  render: "on-visible",
  messages: financeMessages,
});
