import { paymentsApi } from "@hjem/api-client/endpoints/payments";
import { formatAddress } from "@hjem/domain/place/format-address";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { InfoIcon } from "@hjem/ui/result-icons";
import { Skeleton } from "@hjem/ui/skeleton";
import text from "@hjem/ui/text.module.css";
import { useIsMounted } from "@hjem/ui/use-is-mounted";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { TabProps } from "../model/tab-props.ts";
import { useArrivalFocus } from "../model/use-arrival-focus.ts";
import { BackLink } from "./back-link.tsx";
import { PaidPanel } from "./paid-panel.tsx";
import { PaymentOffer } from "./payment-offer.tsx";
import styles from "./payment.module.css";
import { usePaidDraft } from "./use-paid-draft.ts";

/** How often a payment is asked for that its gateway or the listing's photos keep waiting. */
const POLL_MS = 3_000;

/** Payment of a draft, from its package to its publication (LIST-015, LIST-018, LIST-081, D136). */
export default function PaymentMode({ draft, reread }: TabProps) {
  const heading = useArrivalFocus();
  const [isPolling, setPolling] = useState(false);
  const {
    data: offer,
    isError,
    refetch,
  } = paymentsApi.useGetPaymentQuery(draft.id, { pollingInterval: isPolling ? POLL_MS : 0 });
  const [hasTried, setTried] = useState(false);
  const isMounted = useIsMounted();
  const changed = () => {
    if (!isMounted()) return;
    setTried(true);
    void refetch();
  };
  const { region } = usePage();
  const address = formatAddress(draft.location, region);
  const isRead = usePaidDraft(offer, reread);
  const isChecked = offer?.payment?.status === "created";
  const isProcessing =
    offer?.isPaid === false &&
    offer.faults.length > 0 &&
    draft.images.some(({ state }) => state === "processing");
  if (isPolling !== (isChecked || isProcessing)) setPolling(isChecked || isProcessing);
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
              <strong>Sandbox.</strong> No money is taken.
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
      {((!offer && !isError) || !isRead) && <Skeleton width={60} />}
      {offer?.isPaid && isRead && (
        <PaidPanel draft={draft} offer={offer} reread={reread} isNew={hasTried} />
      )}
      {offer && !offer.isPaid && isRead && (
        <PaymentOffer draft={draft} offer={offer} onChanged={changed} />
      )}
    </div>
  );
}
