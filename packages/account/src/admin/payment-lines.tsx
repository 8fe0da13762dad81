import { administrationApi } from "@hjem/api-client/endpoints/administration";
import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import { formatCard } from "@hjem/domain/format/format-card";
import { formatInstant } from "@hjem/domain/format/format-instant";
import { formatMinorPrice } from "@hjem/domain/format/format-minor-price";
import type { AdminPayment } from "@hjem/domain/moderation/moderation-case";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import lists from "./admin-lists.module.css";
import { ReasonDialog } from "./reason-form.tsx";

const { refundPayment } = moderationApi.endpoints;

function usePaymentStates(): Readonly<Record<AdminPayment["status"], string>> {
  const { t } = useLingui();
  return {
    created: t`Started`,
    action_required: t`Waiting for the payer`,
    authorised: t`Reserved`,
    captured: t`Paid`,
    failed: t`Declined`,
    cancelled: t`Released without charge`,
    refunded: t`Refunded`,
  };
}

/** Payments of a market or a listing; an administrator refunds those that were charged, with a reason (D106). */
export function PaymentLines({ payments }: { payments: readonly AdminPayment[] }) {
  const page = usePage();
  const { t } = useLingui();
  const states = usePaymentStates();
  const { data: own } = administrationApi.endpoints.getAdminAccess.useQuery();
  const [chosen, setChosen] = useState<AdminPayment | null>(null);
  if (payments.length === 0) {
    return (
      <p className={text.secondary}>
        <Trans>No payments.</Trans>
      </p>
    );
  }
  const amountOf = ({ price }: AdminPayment) => formatMinorPrice(page, price.total);
  const amount = chosen ? amountOf(chosen) : "";
  return (
    <div>
      <ul className={lists.list}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <span className={lists.words}>
              <span className={text.medium}>
                {amountOf(payment)} · {states[payment.status]}
              </span>
              <span className={`${text.small} ${text.secondary}`}>
                {[
                  payment.address,
                  formatInstant(page, Date.parse(payment.createdAt), page.region.timeZones.default),
                  payment.card && formatCard(payment.card),
                  payment.receiptNumber,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            {payment.status === "captured" && own?.role === "administrator" && (
              <Button
                size="s"
                aria-label={t`Refund ${amountOf(payment)}, ${payment.receiptNumber ?? payment.id}`}
                onClick={() => setChosen(payment)}
              >
                <Trans>Refund</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <ReasonDialog
          about={`refund/${chosen.id}`}
          title={<Trans>Refund {amount}?</Trans>}
          label={<Trans>Refund</Trans>}
          busyLabel={<Trans>Refunding</Trans>}
          send={(store, reason) =>
            store.dispatch(refundPayment.initiate({ id: chosen.id, reason }, { track: false }))
          }
          onDone={() => setChosen(null)}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
