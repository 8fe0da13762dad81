import type { LoanTerms } from "@hjem/domain/costs/monthly-cost";
import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Props of `EconomyDialog`. */
export interface EconomyDialogProps {
  /** The terms in use, the visitor's own or the assumed ones. */
  terms: LoanTerms;
  onClose: () => void;
}

/** Dialog for the visitor's own equity, interest rate and years. */
export const EconomyDialog = lazyComponent(() => import("./economy-dialog.tsx"), {
  render: "client-only",
  messages: {
    catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
  },
});
