import type { GatewayPayment } from "@hjem/domain/draft/payment-gateway";
import type { Region } from "@hjem/domain/region";
import { dayIn } from "@hjem/domain/time/zone";
import type { Updateable } from "kysely";
import type { PaymentTables } from "../../db/payment-tables.ts";
import type { Queries } from "../../db/schema.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import { paysFor } from "./packages.ts";
import type { PaymentRow } from "./payment-deps.ts";
import {
  changePayment,
  hasUnusedPayment,
  lockPayment,
  type PayableDraft,
} from "./payment-repository.ts";
import { nextReceiptNumber } from "./receipts/receipt-number.ts";

type Change = Updateable<PaymentTables["payment"]>;
type Seen = Pick<GatewayPayment, "state" | "reason"> & Partial<GatewayPayment>;

/** Where and when a payment is applied; `draft` is null where it is deleted. */
interface PaidPlace {
  region: Region;
  draft: PayableDraft | null;
  now: number;
}

const iso = (instant: number): string => new Date(instant).toISOString();

const isOpen = ({ state }: PaymentRow): boolean =>
  state === "created" || state === "action_required";

/** Money of a payment that nobody waits for any more goes back. */
const giveBack = ({ state }: Seen): Pick<Change, "pending"> => ({
  pending: state === "captured" ? "refund" : "cancel",
});

const isOtherAmount = (row: PaymentRow, { amount }: Seen): boolean =>
  amount !== undefined && (amount.minor !== row.total || amount.currency !== row.currency);

/** What the gateway has of the payment, stored in whatever state it is. */
const facts = (seen: Seen): Change => ({
  ...(seen.reference !== undefined && { reference: seen.reference }),
  ...(seen.card && { card_brand: seen.card.brand, card_last4: seen.card.last4 }),
});

/** What a payment becomes when its gateway says that the money is authorised or taken. */
async function afterPaid(
  trx: Queries,
  row: PaymentRow,
  seen: Seen,
  { region, draft, now }: PaidPlace,
): Promise<Change> {
  if (row.state === "captured" || row.state === "refunded") {
    return row.pending === "capture" ? { pending: null } : {};
  }
  if (isOtherAmount(row, seen)) return { state: "failed", reason: "declined", ...giveBack(seen) };
  if (isOpen(row)) {
    const isUnwanted =
      draft === null ||
      !paysFor(region, row, draft.listing_type) ||
      (row.draft_id !== null && (await hasUnusedPayment(trx, row.draft_id, row.id)));
    return isUnwanted
      ? { state: "cancelled", ...giveBack(seen) }
      : { state: "authorised", reason: null, redirect_url: null, confirm_by: null };
  }
  // The payer came late: another payment has taken its place, or it was rejected.
  if (row.state !== "authorised") return giveBack(seen);
  if (seen.state !== "captured" || row.used_at === null) return {};
  const year = Number(dayIn(now, region.timeZones.default).slice(0, 4));
  return {
    state: "captured",
    captured_at: iso(now),
    receipt_number: await nextReceiptNumber(trx, { region: region.id, year }),
    pending: "receipt",
  };
}

/** Ends the period that a payment began, and the listing with it; a later one goes on. */
async function endPeriod(
  trx: Queries,
  { draft_id: draftId, ends_at: endsAt }: PaymentRow,
  now: number,
): Promise<void> {
  if (draftId === null || endsAt === null || endsAt.getTime() <= now) return;
  await trx
    .updateTable("listing_draft")
    .set({ expires_at: iso(now) })
    .where("id", "=", draftId)
    .where("expires_at", "=", endsAt)
    .execute();
}

/** What it becomes when there is no money at the gateway: it was declined, given up, or ran out. */
async function afterNotPaid(
  trx: Queries,
  row: PaymentRow,
  { state, reason }: Seen,
  now: number,
): Promise<Change> {
  const isFailed = state === "failed";
  const ended: Change = {
    state: isFailed ? "failed" : "cancelled",
    reason: isFailed ? (reason ?? "declined") : null,
    pending: null,
    redirect_url: null,
    confirm_by: null,
  };
  if (isOpen(row)) return ended;
  if (row.state !== "authorised") return { pending: null };
  // Published, and the bank took its word back.
  if (row.used_at !== null) await endPeriod(trx, row, now);
  return { ...ended, state: "failed", reason: reason ?? "expired", ends_at: null };
}

async function changeAfter(
  trx: Queries,
  row: PaymentRow,
  seen: Seen,
  place: PaidPlace,
): Promise<Change> {
  const { region, now } = place;
  switch (seen.state) {
    case "action_required":
      return isOpen(row)
        ? {
            state: "action_required",
            redirect_url: seen.redirectUrl ?? row.redirect_url,
            confirm_by: seen.confirmBy == null ? null : iso(seen.confirmBy),
          }
        : {};
    case "authorised":
    case "captured":
      return afterPaid(trx, row, seen, place);
    case "refunded": {
      if (row.state !== "captured") return { pending: null };
      await endPeriod(trx, row, now);
      const year = Number(dayIn(now, region.timeZones.default).slice(0, 4));
      return {
        state: "refunded",
        refunded_at: iso(now),
        ends_at: null,
        refund_number: await nextReceiptNumber(trx, { region: region.id, year }),
        pending: "credit_note",
      };
    }
    default:
      return afterNotPaid(trx, row, seen, now);
  }
}

/**
 * Brings a payment to what its gateway says of it. May be called in any order and any number of times: late, twice, for
 * another amount, or after another payment took its place. Money that nobody waits for goes back by a job.
 */
export async function applyGatewayState(
  trx: Queries,
  { jobs, region, now }: { jobs: Jobs; region: Region; now: number },
  id: string,
  seen: Seen,
): Promise<PaymentRow | null> {
  const locked = await lockPayment(trx, id);
  if (!locked) return null;
  const { row, draft } = locked;
  const change = await changeAfter(trx, row, seen, { region, draft, now });
  const next = { ...facts(seen), ...change };
  const isSamePending = next.pending !== undefined && next.pending === row.pending;
  if (isSamePending) delete next.pending;
  return Object.keys(next).length === 0 ? row : changePayment(trx, jobs, id, next, now);
}
