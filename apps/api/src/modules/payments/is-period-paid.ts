import { DAY_MS } from "@hjem/domain/durations";
import type { DraftListingType } from "@hjem/domain/listing/listing-type";
import type { Region } from "@hjem/domain/region";
import type { Queries } from "../../db/schema.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import { canRenew } from "../drafts/draft-status.ts";
import { packagesFor, paysFor } from "./packages.ts";
import type { PaymentRow } from "./payment-deps.ts";
import { changePayment } from "./payment-repository.ts";

/** The draft that a payment is for. */
export interface PaidDraft {
  id: string;
  listing_type: DraftListingType | null;
  /** End of the period that runs; null before the first. */
  expires_at: Date | null;
}

/** A paid period: one that runs, one that a payment begins at publication, or one for which nothing has to be paid. */
type Period =
  | { kind: "running"; endsAt: Date }
  | { kind: "paid"; payment: PaymentRow }
  | { kind: "free"; days: number };

const findUnused = (
  payments: readonly PaymentRow[],
  region: Region,
  listingType: PaidDraft["listing_type"],
): PaymentRow | undefined =>
  payments.find(
    (one) =>
      one.state === "authorised" && one.used_at === null && paysFor(region, one, listingType),
  );

/** The payments of a draft that are not given back, the newest first. */
const paymentsOf = (db: Queries, draftId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom("payment")
    .selectAll()
    .where("draft_id", "=", draftId)
    .where("state", "in", ["authorised", "captured"])
    .orderBy("created_at", "desc")
    .execute();

const freePackage = (region: Region, { listing_type: listingType }: PaidDraft) =>
  packagesFor(region, listingType).find(({ total }) => total === 0);

async function findPeriod(
  db: Queries,
  { draft, region, now }: { draft: PaidDraft; region: Region; now: number },
): Promise<Period | null> {
  const payments = await paymentsOf(db, draft.id);
  const running = payments.find(({ ends_at }) => ends_at && ends_at.getTime() > now);
  if (running?.ends_at) return { kind: "running", endsAt: running.ends_at };
  const unused = findUnused(payments, region, draft.listing_type);
  if (unused) return { kind: "paid", payment: unused };
  const free = freePackage(region, draft);
  if (!free) return null;
  const isRunning = draft.expires_at !== null && draft.expires_at.getTime() > now;
  return isRunning && draft.expires_at
    ? { kind: "running", endsAt: draft.expires_at }
    : { kind: "free", days: free.days };
}

/** Whether a draft can be public now without another payment: it is paid, within a paid period, or free (D96, D98). */
export const isPeriodPaid = async (
  db: Queries,
  of: { draft: PaidDraft; region: Region; now: number },
): Promise<boolean> => (await findPeriod(db, of)) !== null;

/** Begins the period of a payment, and has it captured (D96). */
async function beginPeriod(
  trx: Queries,
  jobs: Jobs,
  { id, days }: PaymentRow,
  { startsAt, now }: { startsAt: number; now: number },
): Promise<Date> {
  const endsAt = new Date(startsAt + days * DAY_MS);
  await changePayment(
    trx,
    jobs,
    id,
    { pending: "capture", used_at: new Date(now).toISOString(), ends_at: endsAt.toISOString() },
    now,
  );
  return endsAt;
}

/**
 * Begins the period of a publication and has its payment captured (D96); a period that runs already goes on (D98). To be
 * called in the transaction of the publication, with the draft locked: a payment begins one period.
 * @returns the end of the period; null where a payment is due
 */
export async function startPaidPeriod(
  trx: Queries,
  jobs: Jobs,
  of: { draft: PaidDraft; region: Region; now: number },
): Promise<Date | null> {
  const period = await findPeriod(trx, of);
  if (period === null) return null;
  if (period.kind === "running") return period.endsAt;
  const { now } = of;
  if (period.kind === "free") return new Date(now + period.days * DAY_MS);
  return beginPeriod(trx, jobs, period.payment, { startsAt: now, now });
}

/**
 * Begins the next period of a listing where the one that runs ends (D100), and has its payment captured. To be called with the
 * draft locked.
 * @returns the end of the next period; null where a payment is due
 */
export async function renewPaidPeriod(
  trx: Queries,
  jobs: Jobs,
  { draft, region, now }: { draft: PaidDraft; region: Region; now: number },
): Promise<Date | null> {
  const startsAt = draft.expires_at?.getTime() ?? now;
  const payment = findUnused(await paymentsOf(trx, draft.id), region, draft.listing_type);
  if (payment) return beginPeriod(trx, jobs, payment, { startsAt, now });
  const free = freePackage(region, draft);
  return free ? new Date(startsAt + free.days * DAY_MS) : null;
}

/**
 * Whether nothing is to be paid for a draft now. A period that can be renewed is paid for, and the next one is still to pay,
 * unless its payment is authorised already or it is free (D100).
 */
export async function owesNothing(
  db: Queries,
  of: { draft: PaidDraft & Parameters<typeof canRenew>[0]; region: Region; now: number },
): Promise<boolean> {
  const { draft, region, now } = of;
  if (!canRenew(draft, now)) return isPeriodPaid(db, of);
  if (freePackage(region, draft)) return true;
  return findUnused(await paymentsOf(db, draft.id), region, draft.listing_type) !== undefined;
}

/** Gives back what was authorised and not used. */
async function cancelUnused(
  trx: Queries,
  jobs: Jobs,
  { draftId, now }: { draftId: string; now: number },
  isKept: (payment: PaymentRow) => boolean,
): Promise<void> {
  const unused = await trx
    .selectFrom("payment")
    .selectAll()
    .where("draft_id", "=", draftId)
    .where("state", "=", "authorised")
    .where("used_at", "is", null)
    .forUpdate()
    .execute();
  for (const payment of unused) {
    if (isKept(payment)) continue;
    await changePayment(trx, jobs, payment.id, { state: "cancelled", pending: "cancel" }, now);
  }
}

/**
 * Gives back what was authorised for a publication that is rejected (D96); a period that has begun stays. To be called with
 * the draft locked.
 */
export const cancelUnusedPayment = (
  trx: Queries,
  jobs: Jobs,
  of: { draftId: string; now: number },
): Promise<void> => cancelUnused(trx, jobs, of, () => false);

/**
 * Gives back what was authorised for another listing type than the draft has now, unless both have the same package (D97).
 * To be called with the draft locked.
 */
export const cancelOutgrownPayment = (
  trx: Queries,
  jobs: Jobs,
  { draft, region, now }: { draft: PaidDraft; region: Region; now: number },
): Promise<void> =>
  cancelUnused(trx, jobs, { draftId: draft.id, now }, (payment) =>
    paysFor(region, payment, draft.listing_type),
  );
