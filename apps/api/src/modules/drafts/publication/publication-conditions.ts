import { holdListing } from "../../moderation/hold-listing.ts";
import {
  cancelOutgrownPayment,
  isPeriodPaid,
  renewPaidPeriod,
  startPaidPeriod,
} from "../../payments/is-period-paid.ts";
import type { PaymentDeps } from "../../payments/payment-deps.ts";
import type { DraftDeps } from "../draft-deps.ts";

/** What a publication asks of payments (D96) and of moderation (D99). */
export const publicationConditions = ({
  jobs,
  now,
}: Pick<PaymentDeps, "jobs" | "now">): Pick<DraftDeps, "payments" | "holdReasons"> => ({
  payments: {
    isPeriodPaid,
    startPeriod: (trx, period) => startPaidPeriod(trx, jobs, period),
    renewPeriod: (trx, period) => renewPaidPeriod(trx, jobs, period),
    cancelOutgrown: (trx, period) => cancelOutgrownPayment(trx, jobs, period),
  },
  holdReasons: (trx, publication) => holdListing(trx, publication, now()),
});
