import type { Draft } from "@hjem/domain/draft/draft";
import type { PaymentOfferResponse } from "@hjem/domain/draft/payment";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { useReviewSentence } from "../model/use-review-sentence.ts";
import { wizardHref } from "../model/wizard-address.ts";
import { BankStep } from "./bank-step.tsx";
import { DraftFaults } from "./draft-faults.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentSummary } from "./payment-summary.tsx";
import styles from "./payment.module.css";
import { usePaymentTexts } from "./use-payment-texts.ts";

/** Props of `PaymentOffer`. */
export interface PaymentOfferProps {
  draft: Draft;
  offer: PaymentOfferResponse["data"];
  /** The payment has changed, or what it is for. */
  onChanged: () => void;
}

/** A sentence in place of the payment where nothing can be paid for now. */
const Notice = ({ children }: { children: ReactNode }) => (
  <div role="status" className={`${layout.panel} ${layout.stackSmall}`}>
    {children}
  </div>
);

/** What is to be paid for a draft, or why it cannot be paid for now. */
export function PaymentOffer({ draft, offer, onChanged }: PaymentOfferProps) {
  const { declined } = usePaymentTexts();
  const reviewed = useReviewSentence(draft.review);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [closedPayment, setClosedPayment] = useState<string | null>(null);
  const { payment, faults, isOpen, methods, packages } = offer;
  const chosen = packages.find(({ key }) => key === chosenKey) ?? packages[0];
  const isWaiting = payment?.status === "action_required";
  const isFailed =
    payment?.status === "failed" ||
    (payment?.status === "cancelled" && (payment.reason !== null || !draft.publishedAt));
  const problem = isFailed ? declined(payment.reason) : null;
  if (!isOpen) {
    return (
      <Notice>
        <p>
          <Trans>
            Publishing is closed at the moment, so listings cannot be paid for. Your draft is saved.
            Try again later.
          </Trans>
        </p>
      </Notice>
    );
  }
  if (draft.status === "in_review") {
    return (
      <Notice>
        <p>
          <Trans>
            We are reviewing the listing. Nothing has to be paid until it is approved. You will get
            an email.
          </Trans>
        </p>
        {reviewed && <p className={`${text.small} ${text.secondary}`}>{reviewed}</p>}
      </Notice>
    );
  }
  if (!chosen) {
    return (
      <p>
        <Trans>Choose what kind of listing it is before you pay.</Trans>{" "}
        <Link href={wizardHref(draft.id, { tab: "type" })} className={text.link}>
          <Trans>Listing type</Trans>
        </Link>
      </p>
    );
  }
  if (methods.length === 0) {
    return (
      <p role="alert">
        <Trans>Listings cannot be paid for at the moment. Your draft is saved.</Trans>
      </p>
    );
  }
  if (faults.length > 0) {
    return (
      <>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <DraftFaults draftId={draft.id} faults={faults} />
      </>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={layout.stack}>
        {isWaiting && payment.redirectUrl && (
          <Notice>
            <p>
              <Trans>A payment is waiting for your approval.</Trans>
            </p>
            <div className={layout.row}>
              <Button
                variant="primary"
                onClick={() => window.location.assign(payment.redirectUrl ?? "")}
              >
                <Trans>Continue the payment</Trans>
              </Button>
              <Button variant="ghost" onClick={onChanged}>
                <Trans>I have approved it</Trans>
              </Button>
            </div>
          </Notice>
        )}
        {payment?.status === "created" && (
          <Notice>
            <p>
              <Trans>We are checking your payment. It takes a moment.</Trans>
            </p>
          </Notice>
        )}
        <PaymentForm
          draft={draft}
          offer={offer}
          chosen={chosen}
          declined={problem}
          onChoose={setChosenKey}
          onChanged={onChanged}
        />
      </div>
      <PaymentSummary draft={draft} offer={offer} chosen={chosen} />
      {isWaiting && payment.confirmSeconds !== null && payment.id !== closedPayment && (
        <BankStep
          key={payment.id}
          draftId={draft.id}
          payment={payment}
          seconds={payment.confirmSeconds}
          onChanged={onChanged}
          onClose={() => setClosedPayment(payment.id)}
        />
      )}
    </div>
  );
}
