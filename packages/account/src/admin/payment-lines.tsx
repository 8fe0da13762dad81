import { administrationApi } from "@hjem/api-client/endpoints/administration";
import { moderationApi } from "@hjem/api-client/endpoints/moderation";
import { formatCard } from "@hjem/domain/format/format-card";
import { formatInstant } from "@hjem/domain/format/format-instant";
import { formatMinorPrice } from "@hjem/domain/format/format-minor-price";
import type { AdminPayment } from "@hjem/domain/moderation/moderation-case";
import { paths } from "@hjem/domain/paths";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PersonLink } from "./admin-links.tsx";
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
  const mayRefund = own?.role === "administrator";
  const amountOf = ({ price }: AdminPayment) => formatMinorPrice(page, price.total);
  const amount = chosen ? amountOf(chosen) : "";
  return (
    <div>
      <table className={lists.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Date</Trans>
            </th>
            <th scope="col">
              <Trans>Amount</Trans>
            </th>
            <th scope="col">
              <Trans>Payer</Trans>
            </th>
            <th scope="col">
              <Trans>Listing</Trans>
            </th>
            <th scope="col">
              <Trans>Receipt and card</Trans>
            </th>
            {mayRefund && (
              <th scope="col">
                <Trans>Refund</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <td>
                {formatInstant(page, Date.parse(payment.createdAt), page.region.timeZones.default)}
              </td>
              <td>
                <span className={text.medium}>{amountOf(payment)}</span>
                <br />
                {states[payment.status]}
              </td>
              <td>
                {payment.payer ? (
                  <>
                    {payment.payer.name}
                    <br />
                    <PersonLink email={payment.payer.email} />
                  </>
                ) : (
                  <Trans>Account erased</Trans>
                )}
              </td>
              <td>
                {payment.draftId === null ? (
                  <Trans>Deleted</Trans>
                ) : (
                  <Link href={paths.adminListings.to(payment.draftId)} className={text.link}>
                    {payment.address ?? <Trans>Without an address</Trans>}
                  </Link>
                )}
              </td>
              <td>
                {payment.receiptNumber}
                {payment.receiptNumber && payment.card && <br />}
                {payment.card && formatCard(payment.card)}
              </td>
              {mayRefund && (
                <td>
                  {payment.status === "captured" && (
                    <Button
                      size="s"
                      aria-label={t`Refund ${amountOf(payment)}, ${payment.receiptNumber ?? payment.id}`}
                      onClick={() => setChosen(payment)}
                    >
                      <Trans>Refund</Trans>
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {chosen && (
        <ReasonDialog
          about={`refund/${chosen.id}`}
          title={<Trans>Do you want to refund {amount}?</Trans>}
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
