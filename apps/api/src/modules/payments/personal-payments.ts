import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/** Money is stored in øre and cents; people read kroner and dollars. */
const MINOR_UNITS = 100;

/** A person's payments for the export of personal data (ACC-086, D38); no card number is stored. */
export async function exportPayments(db: Queries, accountId: string) {
  const rows = await db
    .selectFrom("payment")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    payments: rows.map((row) => ({
      total: row.total / MINOR_UNITS,
      currency: row.currency,
      card: row.card_last4 === null ? null : `${row.card_brand ?? ""} ${row.card_last4}`.trim(),
      receiptNumber: row.receipt_number,
      refundNumber: row.refund_number,
      createdAt: row.created_at.toISOString(),
      paidAt: row.captured_at?.toISOString() ?? null,
      refundedAt: row.refunded_at?.toISOString() ?? null,
    })),
  };
}

/**
 * Erases the mails with a person's receipts. Rows and numbers stay, without a person: accounts are stored for five years
 * (D97), and `account_id` is emptied with the account.
 */
export async function eraseReceiptMails(trx: Queries, accountId: string): Promise<void> {
  await sql`
    delete from mail where key in (
      select kind || '/' || id from payment, (values ('receipt'), ('credit_note')) as kinds (kind)
      where account_id = ${accountId})
  `.execute(trx);
}
