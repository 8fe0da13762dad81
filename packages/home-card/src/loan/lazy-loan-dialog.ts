import type { LoanTerms } from "@hjem/domain/costs/monthly-cost";
import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Props of `LoanDialog`. */
export interface LoanDialogProps {
  /** The terms in use, the visitor's own or the assumed ones. */
  terms: LoanTerms;
  onClose: () => void;
}

/** Dialog for the visitor's own equity, interest rate and years. */
export const LoanDialog = lazyComponent(() => import("./loan-dialog.tsx"), {
  render: "client-only",
  messages: {
    catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
  },
});
