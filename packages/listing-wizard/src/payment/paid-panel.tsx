import type { Draft } from "@hjem/domain/draft/draft";
import type { PaymentOfferResponse } from "@hjem/domain/draft/payment";
import { paths } from "@hjem/domain/paths";
import { Button, LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Ledger, LedgerRow, LedgerSum } from "@hjem/ui/ledger";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { finalStep } from "../model/final-step.ts";
import { useArrivalFocus } from "../model/use-arrival-focus.ts";
import { usePublish } from "../model/use-publish.ts";
import { usePaymentTexts } from "./use-payment-texts.ts";

/** Props of `PaidPanel`. */
export interface PaidPanelProps {
  draft: Draft;
  offer: PaymentOfferResponse["data"];
  /** Reads the draft again after its publication (LIST-088). */
  reread: () => Promise<void>;
  /** It was paid a moment ago, on this page. */
  isNew: boolean;
}

/** The receipt of what was paid, and the publication that it was paid for. */
export function PaidPanel({ draft, offer, reread, isNew }: PaidPanelProps) {
  const { isPublishing, publish } = usePublish(draft, reread);
  const { price, rate, methodNames } = usePaymentTexts();
  const heading = useArrivalFocus(isNew);
  const [message, setMessage] = useState<string | null>(null);
  const { payment } = offer;
  const last = finalStep(draft);
  const isAuthorised = payment?.status === "authorised";
  const isShown = isAuthorised || payment?.status === "captured";
  const publishAndReport = async () => {
    setMessage(null);
    setMessage(await publish());
  };
  return (
    <section className={layout.stack} aria-labelledby="paid">
      <div role="status">
        <h2 id="paid" ref={heading} tabIndex={-1} className={text.h2}>
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
        {last === null ? (
          <LinkButton size="l" href={paths.myListing.to()}>
            <Trans>My listings</Trans>
          </LinkButton>
        ) : (
          <Button
            variant="primary"
            size="l"
            isBusy={isPublishing}
            onClick={() => void publishAndReport()}
          >
            {last === "changes" ? (
              <Trans>Publish changes</Trans>
            ) : (
              <Trans>Publish the listing</Trans>
            )}
          </Button>
        )}
      </div>
    </section>
  );
}
