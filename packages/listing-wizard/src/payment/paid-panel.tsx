import type { Draft } from "@hjem/domain/draft/draft";
import type { PaymentOfferResponse } from "@hjem/domain/draft/payment";
import { RESERVED_DAYS } from "@hjem/domain/draft/payment-rules";
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
import { useReviewSentence } from "../model/use-review-sentence.ts";
import { usePaymentTexts } from "./use-payment-texts.ts";

function PublicationHeading({ draft: { status, hasUnpublishedChanges } }: { draft: Draft }) {
  if (status === "live" && !hasUnpublishedChanges) return <Trans>The listing is published</Trans>;
  if (status === "in_review") return <Trans>The listing is being reviewed</Trans>;
  return <Trans>Nothing more has to be paid</Trans>;
}

/** The one thing that is left to do with a listing that is paid for: free changes, or a draft that came back from a review. */
function PublishButton({ draft, reread }: Pick<PaidPanelProps, "draft" | "reread">) {
  const { isPublishing, publish } = usePublish(draft, reread);
  const [message, setMessage] = useState<string | null>(null);
  const publishAndReport = async () => {
    setMessage(null);
    setMessage(await publish());
  };
  return (
    <>
      {message && <p role="alert">{message}</p>}
      <div>
        <Button
          variant="primary"
          size="l"
          isBusy={isPublishing}
          onClick={() => void publishAndReport()}
        >
          {finalStep(draft) === "changes" ? (
            <Trans>Publish changes</Trans>
          ) : (
            <Trans>Publish the listing</Trans>
          )}
        </Button>
      </div>
    </>
  );
}

/** What has become of the listing, and where it leads on. */
function Publication({
  draft,
  isReserved,
  reread,
}: Pick<PaidPanelProps, "draft" | "reread"> & { isReserved: boolean }) {
  const reviewed = useReviewSentence(draft.review);
  const { status, agencyId, propertyId } = draft;
  const last = finalStep(draft);
  if (status === "in_review") {
    return (
      <>
        {reviewed && <p>{reviewed}</p>}
        {isReserved && (
          <p>
            <Trans>
              The amount is reserved, and is charged when the listing is published. If the listing
              is not approved, or the review takes more than {RESERVED_DAYS} days, nothing is
              charged.
            </Trans>
          </p>
        )}
        <div>
          <LinkButton variant="primary" size="l" href={paths.myListing.to()}>
            <Trans>My listings</Trans>
          </LinkButton>
        </div>
      </>
    );
  }
  if (last !== null) return <PublishButton draft={draft} reread={reread} />;
  return (
    <div className={layout.row}>
      {status === "live" && propertyId !== null && (
        <LinkButton variant="primary" size="l" href={paths.property.to(agencyId, propertyId)}>
          <Trans>Show the listing</Trans>
        </LinkButton>
      )}
      <LinkButton size="l" href={paths.myListing.to()}>
        <Trans>My listings</Trans>
      </LinkButton>
    </div>
  );
}

/** Props of `PaidPanel`. */
export interface PaidPanelProps {
  draft: Draft;
  offer: PaymentOfferResponse["data"];
  /** Reads the draft again after its publication (LIST-088). */
  reread: () => Promise<void>;
  /** It was paid a moment ago, on this page. */
  isNew: boolean;
}

/** The receipt of what was paid, and what has become of the listing that it was paid for. */
export function PaidPanel({ draft, offer, reread, isNew }: PaidPanelProps) {
  const { price, rate, methodNames } = usePaymentTexts();
  const heading = useArrivalFocus(isNew);
  const { payment } = offer;
  const isReserved = payment?.status === "authorised" && draft.status === "in_review";
  const isShown = payment?.status === "authorised" || payment?.status === "captured";
  return (
    <section className={layout.stack} aria-labelledby="paid">
      <div role="status">
        <h2 id="paid" ref={heading} tabIndex={-1} className={text.h2}>
          <PublicationHeading draft={draft} />
        </h2>
      </div>
      <Publication draft={draft} isReserved={isReserved} reread={reread} />
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
      {payment?.status === "authorised" && (
        <p className={`${text.small} ${text.secondary}`}>
          {isReserved ? (
            <Trans>The receipt is sent by email after the publication.</Trans>
          ) : (
            <Trans>The receipt is sent by email.</Trans>
          )}
        </p>
      )}
    </section>
  );
}
