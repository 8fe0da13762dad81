import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import { isApiError } from "@hjem/api-client/errors/api-error";
import type { Draft } from "@hjem/domain/draft/draft";
import type { PaymentOfferResponse } from "@hjem/domain/draft/payment";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Ledger, LedgerRow, LedgerSum } from "@hjem/ui/ledger";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { usePaymentTexts } from "./use-payment-texts.ts";

/** Props of `PaidPanel`. */
export interface PaidPanelProps {
  draft: Draft;
  offer: PaymentOfferResponse["data"];
  /** Reads the draft again after its publication (LIST-088). */
  reread: () => Promise<void>;
}

/** The receipt of what was paid, and the publication that it was paid for. */
export function PaidPanel({ draft, offer, reread }: PaidPanelProps) {
  const { t } = useLingui();
  const { store } = usePage();
  const navigate = useNavigate();
  const { price, rate, methodNames } = usePaymentTexts();
  const [isPublishing, setPublishing] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const { payment } = offer;
  const isAuthorised = payment?.status === "authorised";
  const isShown = isAuthorised || payment?.status === "captured";
  const publish = async () => {
    setPublishing(true);
    setMessage(null);
    const { data, error } = await store.dispatch(
      draftsApi.endpoints.publishDraft.initiate(draft.id, { track: false }),
    );
    await reread();
    setPublishing(false);
    if (!data) {
      setMessage(
        (isApiError(error) && error.message) || t`The listing was not published. Try again.`,
      );
      return;
    }
    toasts.show({
      message:
        data.status === "in_review"
          ? t`The listing is being reviewed. You will get an email.`
          : t`The listing is public`,
    });
    await navigate(paths.myListing.to());
  };
  return (
    <section className={layout.stack} aria-labelledby="paid">
      <div role="status">
        <h2 id="paid" className={text.h2}>
          {isAuthorised ? (
            <Trans>The payment is approved</Trans>
          ) : (
            <Trans>Nothing more has to be paid</Trans>
          )}
        </h2>
      </div>
      {isAuthorised && (
        <p>
          <Trans>
            The amount is reserved, and is charged when the listing is published. If the listing is
            not approved, you get the money back.
          </Trans>
        </p>
      )}
      {payment && isShown && (
        <Ledger>
          <LedgerRow label={<Trans>Paid with</Trans>}>
            {payment.card ? `•••• ${payment.card.last4}` : methodNames[payment.method]}
          </LedgerRow>
          {payment.receiptNumber && (
            <LedgerRow label={<Trans>Receipt</Trans>}>{payment.receiptNumber}</LedgerRow>
          )}
          <LedgerRow label={<Trans>Net amount</Trans>}>{price(payment.price.net)}</LedgerRow>
          <LedgerRow label={`${offer.taxName} (${rate(payment.price.taxRate)})`}>
            {price(payment.price.tax)}
          </LedgerRow>
          <LedgerSum label={<Trans>Total</Trans>}>{price(payment.price.total)}</LedgerSum>
        </Ledger>
      )}
      {isAuthorised && (
        <p className={`${text.small} ${text.secondary}`}>
          <Trans>The receipt is sent by email after the publication.</Trans>
        </p>
      )}
      {message && <p role="alert">{message}</p>}
      <div>
        <Button variant="primary" size="l" isBusy={isPublishing} onClick={() => void publish()}>
          <Trans>Publish the listing</Trans>
        </Button>
      </div>
    </section>
  );
}
