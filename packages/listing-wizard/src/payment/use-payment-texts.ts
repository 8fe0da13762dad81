import type { Payment } from "@hjem/domain/draft/payment";
import { formatMinorPrice } from "@hjem/domain/format/format-minor-price";
import { formatNumber } from "@hjem/domain/format/format-number";
import type { PaymentMethod } from "@hjem/domain/listing/listing-package";
import { usePage } from "@hjem/storefront/page";
import { useLingui } from "@lingui/react/macro";

/** Texts of payments in the language of the page. */
export interface PaymentTexts {
  /** An amount in minor units, to the cent. */
  price: (minor: number) => string;
  /** Percent, e.g. `25 %`. */
  rate: (percent: number) => string;
  methodNames: Readonly<Record<PaymentMethod, string>>;
  /** Why a payment did not go through, and what to do. */
  declined: (reason: Payment["reason"]) => string;
}

/** Texts of payments. */
export function usePaymentTexts(): PaymentTexts {
  const { t } = useLingui();
  const page = usePage();
  const reasons: Record<NonNullable<Payment["reason"]>, string> = {
    declined: t`The card was declined. Try another card, or ask your bank.`,
    insufficient_funds: t`There is not enough money on the card. Try another card.`,
    authentication_failed: t`Your bank did not confirm the payment. Try again.`,
    expired: t`The payment was not confirmed in time. Try again.`,
    draft_incomplete: t`The listing could not be published when the payment was approved. The amount is released, and nothing is charged.`,
    publishing_off: t`Publishing was closed before the payment was approved. The amount is released, and nothing is charged.`,
    review_took_long: t`The review took longer than a bank reserves an amount. The amount is released, and nothing is charged. Pay again to publish the listing.`,
    not_published: t`The listing was not published. The amount is released, and nothing is charged. Pay again to publish it.`,
  };
  return {
    price: (minor) => formatMinorPrice(page, minor),
    rate: (percent) => t`${formatNumber(page, percent, 1)}%`,
    methodNames: { card: t`Card`, mobile: t`Mobile payment` },
    declined: (reason) => (reason ? reasons[reason] : t`The payment was cancelled. Try again.`),
  };
}
