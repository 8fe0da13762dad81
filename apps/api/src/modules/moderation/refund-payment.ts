import { z } from "zod";
import { inTransaction } from "../../db/transaction.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { type AuditFacts, writeAudit } from "../../security/audit.ts";
import { changePayment, lockPayment } from "../payments/payment-repository.ts";
import type { ModerationDeps } from "./moderation-deps.ts";
import { requireOthersListing } from "./own-listing.ts";

const Uuid = z.uuid();

/** A refund by an administrator. */
export interface Refund {
  id: string;
  regionId: string;
  /** The administrator's account. */
  accountId: string;
  audit: AuditFacts;
}

/**
 * Has a captured payment given back in full by its gateway; a job does it and mails the credit note. Again, it changes
 * nothing.
 * @throws {ApiError} `not_found`, `own_listing`, `conflict` for a payment that is not captured.
 */
export async function refundPayment(
  { accountDeps: { db, now }, paymentDeps: { jobs } }: ModerationDeps,
  { id, regionId, accountId, audit }: Refund,
): Promise<void> {
  if (!Uuid.safeParse(id).success) throw new ApiError("not_found");
  await inTransaction(db, async (trx) => {
    const locked = await lockPayment(trx, id);
    if (!locked || locked.row.region !== regionId) throw new ApiError("not_found");
    const { row } = locked;
    const payer = row.account_id === null ? undefined : { account_id: row.account_id };
    await requireOthersListing(trx, accountId, { draft: payer, propertyId: null });
    if (row.pending === "refund" || row.state === "refunded") return;
    if (row.state !== "captured") throw new ApiError("conflict");
    await changePayment(trx, jobs, id, { pending: "refund" }, now());
    const owner = row.account_id
      ? await trx
          .selectFrom("account")
          .select("audit_id")
          .where("id", "=", row.account_id)
          .executeTakeFirst()
      : undefined;
    await writeAudit(trx, owner?.audit_id ?? null, "payment_refunded", now(), {
      ...audit,
      region: regionId,
      subject: row.draft_id === null ? `payment/${id}` : `draft/${row.draft_id}`,
    });
  });
  jobs.wake("settle-payment");
}
