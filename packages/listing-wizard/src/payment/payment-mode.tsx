import { paymentsApi } from "@hjem/api-client/endpoints/payments";
import { formatAddress } from "@hjem/domain/place/format-address";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import { InfoIcon } from "@hjem/ui/result-icons";
import { Skeleton } from "@hjem/ui/skeleton";
import text from "@hjem/ui/text.module.css";
import { useIsMounted } from "@hjem/ui/use-is-mounted";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { TabProps } from "../model/tab-props.ts";
import { useArrivalFocus } from "../model/use-arrival-focus.ts";
import { wizardHref } from "../model/wizard-address.ts";
import { BackLink } from "./back-link.tsx";
import { BankStep } from "./bank-step.tsx";
import { PaidPanel } from "./paid-panel.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentSummary } from "./payment-summary.tsx";
import styles from "./payment.module.css";
import { usePaymentTexts } from "./use-payment-texts.ts";

/** Payment of a draft, from its package to its receipt (LIST-015, LIST-018, LIST-081). */
export default function PaymentMode({ draft, reread }: TabProps) {
  const { declined } = usePaymentTexts();
  const heading = useArrivalFocus();
  const { data: offer, isError, refetch } = paymentsApi.useGetPaymentQuery(draft.id);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const [closedPayment, setClosedPayment] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const isMounted = useIsMounted();
  const changed = () => {
    if (!isMounted()) return;
    setTried(true);
    void refetch();
  };
  const { region } = usePage();
  const address = formatAddress(draft.location, region);
  const payment = offer?.payment ?? null;
  const chosen = offer?.packages.find(({ key }) => key === chosenKey) ?? offer?.packages[0];
  const isWaiting = payment?.status === "action_required";
  const isFailed =
    payment?.status === "failed" || (payment?.status === "cancelled" && !draft.publishedAt);
  return (
    <div className={styles.page} data-task="payment">
      <p>
        <BackLink draftId={draft.id}>
          <Trans>Back to the listing</Trans>
        </BackLink>
      </p>
      {offer?.isSandbox && (
        <p className={styles.sandbox}>
          <InfoIcon />
          <span>
            <Trans>
              <strong>Sandbox.</strong> No money is taken. Use one of the test cards below.
            </Trans>
          </span>
        </p>
      )}
      <header>
        {address !== "" && <p className={`${text.small} ${text.secondary}`}>{address}</p>}
        <h1 ref={heading} tabIndex={-1} className={text.h1}>
          <Trans>Payment</Trans>
        </h1>
      </header>
      {isError && !offer && (
        <div role="alert" className={layout.stack}>
          <p>
            <Trans>The prices could not be loaded.</Trans>
          </p>
          <div>
            <Button onClick={changed}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        </div>
      )}
      {!offer && !isError && <Skeleton width={60} />}
      {offer?.isPaid && <PaidPanel draft={draft} offer={offer} reread={reread} isNew={hasTried} />}
      {offer && !offer.isPaid && !chosen && (
        <p>
          <Trans>Choose what kind of listing it is before you pay.</Trans>{" "}
          <Link href={wizardHref(draft.id, { tab: "type" })} className={text.link}>
            <Trans>Listing type</Trans>
          </Link>
        </p>
      )}
      {offer && !offer.isPaid && chosen && offer.methods.length === 0 && (
        <p role="alert">
          <Trans>Listings cannot be paid for at the moment. Your draft is saved.</Trans>
        </p>
      )}
      {offer && !offer.isPaid && chosen && offer.methods.length > 0 && (
        <div className={styles.columns}>
          <div className={layout.stack}>
            {isWaiting && payment.redirectUrl && (
              <div role="status" className={`${layout.panel} ${layout.stackSmall}`}>
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
                  <Button variant="ghost" onClick={changed}>
                    <Trans>I have approved it</Trans>
                  </Button>
                </div>
              </div>
            )}
            <PaymentForm
              draft={draft}
              offer={offer}
              chosen={chosen}
              declined={isFailed ? declined(payment.reason) : null}
              onChoose={setChosenKey}
              onChanged={changed}
              onIncomplete={() => void reread()}
            />
          </div>
          <PaymentSummary draft={draft} offer={offer} chosen={chosen} />
        </div>
      )}
      {isWaiting && payment.confirmSeconds !== null && payment.id !== closedPayment && (
        <BankStep
          key={payment.id}
          draftId={draft.id}
          payment={payment}
          seconds={payment.confirmSeconds}
          onChanged={changed}
          onClose={() => setClosedPayment(payment.id)}
        />
      )}
    </div>
  );
}
