import type { AdminPayment } from "@hjem/domain/moderation/moderation-case";
import { ADMIN_PAGE_SIZE } from "@hjem/domain/moderation/moderation-rules";
import type { Region } from "@hjem/domain/region";
import type { Queries } from "../../db/schema.ts";
import type { PaymentRow } from "../payments/payment-deps.ts";
import { paymentView } from "../payments/payment-view.ts";
import { readCaseListing } from "./case-listing.ts";

async function toAdminPayment(
  db: Queries,
  region: Region,
  row: PaymentRow,
  now: number,
): Promise<AdminPayment> {
  const { id, status, method, price, card, receiptNumber, createdAt } = paymentView(row, now);
  const key = { draftId: row.draft_id, propertyId: null };
  const listing = row.draft_id === null ? null : await readCaseListing(db, region, key, now);
  return {
    id,
    draftId: row.draft_id,
    address: listing?.address ?? null,
    status,
    method,
    price,
    card,
    receiptNumber,
    createdAt,
  };
}

/** A page of a market's payments, the newest first. */
export async function readPayments(
  db: Queries,
  region: Region,
  page: number,
  now: number,
): Promise<{ data: AdminPayment[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom("payment")
    .selectAll()
    .where("region", "=", region.id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(ADMIN_PAGE_SIZE + 1)
    .offset((page - 1) * ADMIN_PAGE_SIZE)
    .execute();
  const data: AdminPayment[] = [];
  for (const row of rows.slice(0, ADMIN_PAGE_SIZE)) {
    data.push(await toAdminPayment(db, region, row, now));
  }
  return { data, hasMore: rows.length > ADMIN_PAGE_SIZE };
}

/** Payments of a draft, the newest first. */
export async function readPaymentsOf(
  db: Queries,
  region: Region,
  draftId: string,
  now: number,
): Promise<AdminPayment[]> {
  const rows = await db
    .selectFrom("payment")
    .selectAll()
    .where("draft_id", "=", draftId)
    .orderBy("created_at", "desc")
    .execute();
  const data: AdminPayment[] = [];
  for (const row of rows) data.push(await toAdminPayment(db, region, row, now));
  return data;
}
