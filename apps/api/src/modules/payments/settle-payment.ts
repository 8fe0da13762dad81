import type { GatewayPayment, PaymentGateway } from "@hjem/domain/draft/payment-gateway";
import { RESERVED_DAYS } from "@hjem/domain/draft/payment-rules";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "@hjem/domain/durations";
import { inTransaction } from "../../db/transaction.ts";
import type { Site } from "../../regions.ts";
import { applyGatewayState } from "./apply-gateway-state.ts";
import type { PaymentDeps, PaymentRow } from "./payment-deps.ts";
import { changePayment, lockPayment, readPayment } from "./payment-repository.ts";
import { mailReceipt } from "./receipts/mail-receipt.ts";
import { releasePayment } from "./release-payment.ts";

/** Steps of one payment in a run; the longest way is refund and credit note. */
const STEPS_MAX = 6;
/** A payment that its gateway does not know that long after it was begun never reached it. */
const UNKNOWN_AFTER_MS = 30 * SECOND_MS;
/** A payment that nobody came back from is looked up after this. */
const ABANDONED_AFTER_MS = 2 * MINUTE_MS;
/** Payments are kept for so many years after the end of the year of their last change, as accounts are (D97). */
const KEPT_YEARS = 5;

const siteOf = ({ regions }: PaymentDeps, { region }: PaymentRow): Site | undefined =>
  regions.find(({ id }) => id === region);

const callGateway = (
  gateway: PaymentGateway,
  { pending, ...row }: PaymentRow,
): Promise<GatewayPayment | null> => {
  const key = { id: row.id, reference: row.reference };
  const amount = { minor: row.total, currency: row.currency };
  switch (pending) {
    case "capture":
      return gateway.capture(key, amount);
    case "refund":
      return gateway.refund(key, amount);
    // What the gateway never had needs no cancellation.
    case "cancel":
      return gateway.get(key).then((known) => known && gateway.cancel(key));
    default:
      return gateway.get(key);
  }
};

const isUnderWay = ({ state }: PaymentRow): boolean =>
  state === "created" || state === "action_required";

/** One step of a payment; false where there is nothing left to do now. */
async function step(deps: PaymentDeps, row: PaymentRow): Promise<boolean> {
  const { gateways, db, jobs, now, log } = deps;
  const site = siteOf(deps, row);
  const isOpen = isUnderWay(row);
  if (!site || (row.pending === null && !isOpen)) return false;
  if (row.pending === "receipt" || row.pending === "credit_note") {
    await mailReceipt(deps, site, row);
    return true;
  }
  const gateway = gateways.find(row.gateway);
  if (!gateway) {
    log.error({ gateway: row.gateway }, "a payment waits for a gateway that is not configured");
    return false;
  }
  const seen = await callGateway(gateway, row);
  if (seen) {
    const after = await applyGatewayState(deps, row.id, seen);
    return after !== null && after.pending !== null;
  }
  if (isOpen && now() - row.created_at.getTime() < UNKNOWN_AFTER_MS) return false;
  if (isOpen) await applyGatewayState(deps, row.id, { state: "failed", reason: "expired" });
  else await inTransaction(db, (trx) => changePayment(trx, jobs, row.id, { pending: null }, now()));
  return false;
}

/**
 * Brings a payment up to date with its gateway and does what is pending for it: capture, cancellation, refund, receipt.
 * May be called again for a payment that is settled.
 */
export async function settlePayment(deps: PaymentDeps, id: string): Promise<void> {
  for (let count = 0; count < STEPS_MAX; count++) {
    const row = await readPayment(deps.db, id);
    if (!row || !(await step(deps, row))) return;
  }
}

/**
 * Asks the gateway once about a payment that is under way, for who comes back from it and for its notifications: the listing
 * is published then, and the job takes the money.
 */
export async function lookUpPayment(deps: PaymentDeps, id: string): Promise<void> {
  const row = await readPayment(deps.db, id);
  if (row && isUnderWay(row)) await step(deps, row);
}

/** Gives back what was authorised for listings that are deleted by now. */
async function cancelOrphans({ db, jobs, now }: PaymentDeps): Promise<void> {
  await inTransaction(db, async (trx) => {
    const orphans = await trx
      .selectFrom("payment")
      .leftJoin("listing_draft", "listing_draft.id", "payment.draft_id")
      .select("payment.id")
      .where("payment.state", "=", "authorised")
      .where("payment.used_at", "is", null)
      .where("payment.pending", "is", null)
      .where((is) =>
        is.or([is("listing_draft.id", "is", null), is("listing_draft.deleted_at", "is not", null)]),
      )
      .execute();
    for (const { id } of orphans) {
      await changePayment(trx, jobs, id, { state: "cancelled", pending: "cancel" }, now());
    }
  });
}

/**
 * Gives back what is reserved for so long that its bank would soon do it: for a listing that is still held, and for one that
 * its owner has changed meanwhile and not published (D136).
 */
async function releaseReserved(deps: PaymentDeps): Promise<void> {
  const { db, now, mailQueue } = deps;
  const before = new Date(now() - RESERVED_DAYS * DAY_MS);
  const reserved = await db
    .selectFrom("payment")
    .select("id")
    .where("state", "=", "authorised")
    .where("used_at", "is", null)
    .where("pending", "is", null)
    .where("authorised_at", "<=", before)
    .execute();
  for (const { id } of reserved) {
    await inTransaction(db, async (trx) => {
      const { row, draft } = (await lockPayment(trx, id)) ?? {};
      const site = row && siteOf(deps, row);
      if (!site || !draft || row.state !== "authorised" || row.used_at !== null) return;
      const isHeld = draft.status === "in_review";
      const reason = isHeld ? "review_took_long" : "not_published";
      await releasePayment(trx, deps, { row, draft, site, reason });
    });
  }
  mailQueue.wake();
}

/**
 * Settles what nobody came back from, such as a window that was closed at the bank or a process that was killed; runs
 * every five minutes as a job. Old payments are erased.
 */
export const settlePayments = (deps: PaymentDeps) => async (): Promise<void> => {
  const { db, now, log } = deps;
  const before = (age: number) => new Date(now() - age);
  await cancelOrphans(deps);
  await releaseReserved(deps);
  const unsettled = await db
    .selectFrom("payment")
    .select("id")
    .where("changed_at", "<=", before(ABANDONED_AFTER_MS))
    .where((is) =>
      is.or([is("state", "in", ["created", "action_required"]), is("pending", "is not", null)]),
    )
    .execute();
  for (const { id } of unsettled) {
    try {
      await settlePayment(deps, id);
    } catch {
      // Caught: the others are settled nevertheless, and this one in five minutes.
      log.warn({ payment: id }, "payment could not be settled");
    }
  }
  const firstKept = new Date(Date.UTC(new Date(now()).getUTCFullYear() - KEPT_YEARS, 0, 1));
  await db.deleteFrom("payment").where("changed_at", "<", firstKept).execute();
};
