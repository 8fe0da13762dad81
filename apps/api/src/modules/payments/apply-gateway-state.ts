import type { GatewayPayment } from "@hjem/domain/draft/payment-gateway";
import { MINUTE_MS } from "@hjem/domain/durations";
import type { Region } from "@hjem/domain/region";
import { dayIn } from "@hjem/domain/time/zone";
import { sql, type Updateable } from "kysely";
import type { PaymentTables } from "../../db/payment-tables.ts";
import type { Queries } from "../../db/schema.ts";
import { forgetSharedReads } from "../../db/shared-read.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Site } from "../../regions.ts";
import type { DraftRow } from "../drafts/draft-access.ts";
import { owesNothing } from "./is-period-paid.ts";
import { paysFor } from "./packages.ts";
import type { PaymentDeps, PaymentRow } from "./payment-deps.ts";
import {
  changePayment,
  hasUnusedPayment,
  type LockedPayment,
  lockPayment,
  readPayment,
} from "./payment-repository.ts";
import { NotYetPublishable, publishPaid } from "./publish-paid.ts";
import { nextReceiptNumber } from "./receipts/receipt-number.ts";
import { releasePayment } from "./release-payment.ts";

type Change = Updateable<PaymentTables["payment"]>;
type Seen = Pick<GatewayPayment, "state" | "reason"> & Partial<GatewayPayment>;

/** Where and when a payment is applied; `draft` is null where it is deleted. */
interface PaidPlace {
  region: Region;
  draft: DraftRow | null;
  now: number;
}

/** A listing that nothing is wrong with and that cannot be published for so long is given up. */
const STUCK_MS = 30 * MINUTE_MS;

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

/** Whether nobody waits for the money of an open payment any more. */
async function isUnwanted(
  trx: Queries,
  row: PaymentRow,
  { region, draft, now }: PaidPlace,
): Promise<boolean> {
  if (draft === null || !paysFor(region, row, draft.listing_type)) return true;
  if (await hasUnusedPayment(trx, draft.id, row.id)) return true;
  if (await owesNothing(trx, { draft, region, now })) return true;
  const owner = await trx
    .selectFrom("account")
    .select("id")
    .where("id", "=", draft.account_id)
    .where("erase_at", "is", null)
    .where("locked_at", "is", null)
    .executeTakeFirst();
  return owner === undefined;
}

/** What a payment becomes when its gateway says that the money is authorised or taken. */
async function afterPaid(
  trx: Queries,
  row: PaymentRow,
  seen: Seen,
  place: PaidPlace,
): Promise<Change> {
  const { region, now } = place;
  if (row.state === "captured" || row.state === "refunded") {
    return row.pending === "capture" ? { pending: null } : {};
  }
  if (isOtherAmount(row, seen)) return { state: "failed", reason: "declined", ...giveBack(seen) };
  if (isOpen(row)) {
    if (await isUnwanted(trx, row, place)) return { state: "cancelled", ...giveBack(seen) };
    const authorised = { state: "authorised", reason: null, authorised_at: iso(now) } as const;
    return { ...authorised, redirect_url: null, confirm_by: null };
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

/** Ends the period that a payment began, and the listing with it; another one that is paid goes on. */
async function endPeriod(
  trx: Queries,
  { id, draft_id: draftId, ends_at: endsAt }: PaymentRow,
  now: number,
): Promise<void> {
  if (draftId === null || endsAt === null || endsAt.getTime() <= now) return;
  const other = await trx
    .selectFrom("payment")
    .select("ends_at")
    .where("draft_id", "=", draftId)
    .where("id", "!=", id)
    .where("state", "in", ["authorised", "captured"])
    .where("ends_at", ">", new Date(now))
    .orderBy("ends_at", "desc")
    .executeTakeFirst();
  await trx
    .updateTable("listing_draft")
    .set({ expires_at: other?.ends_at?.toISOString() ?? iso(now) })
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

async function applyWithin(
  trx: Queries,
  deps: PaymentDeps,
  { row, draft }: LockedPayment,
  { site, seen, isGivenUp }: { site: Site; seen: Seen; isGivenUp: boolean },
): Promise<PaymentRow> {
  const now = deps.now();
  const change = await changeAfter(trx, row, seen, { region: site, draft, now });
  const next = { ...facts(seen), ...change };
  const isSamePending = next.pending !== undefined && next.pending === row.pending;
  if (isSamePending) delete next.pending;
  if (Object.keys(next).length === 0) return row;
  const changed = await changePayment(trx, deps.jobs, row.id, next, now);
  if (next.state !== "authorised" || draft === null) return changed;
  return isGivenUp
    ? releasePayment(trx, deps, { row: changed, draft, site, reason: "not_published" })
    : publishPaid(trx, deps, { row: changed, draft, site });
}

/** Stores since when a publication fails; true once that is too long. */
async function isStuckTooLong({ db, now }: PaymentDeps, id: string): Promise<boolean> {
  const row = await db
    .updateTable("payment")
    .set({ stuck_since: sql`coalesce(stuck_since, ${iso(now())}::timestamptz)` })
    .where("id", "=", id)
    .returning("stuck_since")
    .executeTakeFirst();
  const since = row?.stuck_since?.getTime();
  return since !== undefined && now() - since >= STUCK_MS;
}

/**
 * Brings a payment to what its gateway says of it, and publishes what it was made for in the same transaction (D136): nobody
 * has paid who has no listing. May be called in any order and any number of times: late, twice, for another amount, or after
 * another payment took its place. Money that nobody waits for goes back by a job. A listing that cannot be published
 * for a reason that is not its own is tried again by the job of every five minutes, for half an hour.
 */
export async function applyGatewayState(
  deps: PaymentDeps,
  id: string,
  seen: Seen,
): Promise<PaymentRow | null> {
  const { db, jobs, mailQueue } = deps;
  const apply = (isGivenUp: boolean) =>
    inTransaction(db, async (trx) => {
      const locked = await lockPayment(trx, id);
      const site = deps.regions.find((each) => each.id === locked?.row.region);
      return locked && site ? applyWithin(trx, deps, locked, { site, seen, isGivenUp }) : null;
    });
  try {
    return await apply(false);
  } catch (error) {
    if (await isStuckTooLong(deps, id)) return await apply(true);
    if (!(error instanceof NotYetPublishable)) throw error;
    return (await readPayment(db, id)) ?? null;
  } finally {
    forgetSharedReads(db);
    jobs.wake("settle-payment");
    mailQueue.wake();
  }
}
