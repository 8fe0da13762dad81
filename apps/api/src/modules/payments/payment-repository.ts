import type { Insertable, Updateable } from "kysely";
import type { PaymentTables } from "../../db/payment-tables.ts";
import type { Queries } from "../../db/schema.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { DraftRow } from "../drafts/draft-access.ts";
import type { PaymentRow } from "./payment-deps.ts";

const iso = (instant: number): string => new Date(instant).toISOString();

/** A payment by its id. */
export const readPayment = (db: Queries, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirst();

/** The payment of a draft that was begun last. */
export const latestPayment = (db: Queries, draftId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom("payment")
    .selectAll()
    .where("draft_id", "=", draftId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** The payments of a draft, the one begun last first. */
export const paymentsOf = (db: Queries, draftId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom("payment")
    .selectAll()
    .where("draft_id", "=", draftId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

/**
 * Writes a new payment of a draft in the state `created`, after those before it: a clock that stands or goes back does not
 * change which is the latest. To be called with the draft locked.
 */
export async function insertPayment(
  trx: Queries,
  payment: Omit<
    Insertable<PaymentTables["payment"]>,
    "state" | "created_at" | "changed_at" | "pending"
  > & { draft_id: string },
  now: number,
): Promise<PaymentRow> {
  const latest = await latestPayment(trx, payment.draft_id);
  const createdAt = Math.max(now, (latest?.created_at.getTime() ?? 0) + 1);
  return trx
    .insertInto("payment")
    .values({ ...payment, state: "created", created_at: iso(createdAt), changed_at: iso(now) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A payment with its draft, both locked; the draft is null where it is deleted. */
export interface LockedPayment {
  row: PaymentRow;
  draft: DraftRow | null;
}

/**
 * Locks a payment until the end of the transaction, and its draft before it: whoever publishes or pays locks in the same
 * order.
 */
export async function lockPayment(trx: Queries, id: string): Promise<LockedPayment | null> {
  const found = await readPayment(trx, id);
  if (!found) return null;
  const draft =
    found.draft_id === null
      ? undefined
      : await trx
          .selectFrom("listing_draft")
          .selectAll()
          .where("id", "=", found.draft_id)
          .forUpdate()
          .executeTakeFirst();
  const row = await trx
    .selectFrom("payment")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { row, draft: draft?.deleted_at === null ? draft : null } : null;
}

/** Changes a payment; what is pending then is done by a job once the transaction is through. */
export async function changePayment(
  trx: Queries,
  jobs: Jobs,
  id: string,
  change: Updateable<PaymentTables["payment"]>,
  now: number,
): Promise<PaymentRow> {
  const row = await trx
    .updateTable("payment")
    .set({ ...change, changed_at: iso(now) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (change.pending) await jobs.enqueue(trx, "settle-payment", { paymentId: id });
  return row;
}

/** Whether a draft has another payment that is authorised and waits for its publication. */
export async function hasUnusedPayment(
  trx: Queries,
  draftId: string,
  exceptId: string,
): Promise<boolean> {
  const found = await trx
    .selectFrom("payment")
    .select("id")
    .where("draft_id", "=", draftId)
    .where("state", "=", "authorised")
    .where("used_at", "is", null)
    .where("id", "!=", exceptId)
    .executeTakeFirst();
  return found !== undefined;
}
