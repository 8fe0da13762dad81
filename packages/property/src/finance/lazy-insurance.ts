import type { InsuranceNeed } from "@hjem/domain/offers/insurance-needs";
import type { Offer } from "@hjem/domain/offers/offer";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import { financeMessages } from "./finance-messages.ts";

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
