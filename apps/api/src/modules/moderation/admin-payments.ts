import type { AdminListQuery } from "@hjem/domain/moderation/administration";
import type { AdminPayment } from "@hjem/domain/moderation/moderation-case";
import { ADMIN_PAGE_SIZE } from "@hjem/domain/moderation/moderation-rules";
import type { Region } from "@hjem/domain/region";
import { sql } from "kysely";
import type { z } from "zod";
import type { Queries } from "../../db/schema.ts";
import type { PaymentRow } from "../payments/payment-deps.ts";
import { paymentView } from "../payments/payment-view.ts";
import { anywhere, draftAddress } from "./admin-search.ts";
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
  const payer =
    row.account_id === null
      ? undefined
      : await db
          .selectFrom("account")
          .select(["name", "email"])
          .where("id", "=", row.account_id)
          .executeTakeFirst();
  return {
    id,
    draftId: row.draft_id,
    address: listing?.address ?? null,
    payer: payer ?? null,
    status,
    method,
    price,
    card,
    receiptNumber,
    createdAt,
  };
}

/** Payments by who paid, for which address, and their own numbers, in whole or in part. */
const foundBy = (q: string) => {
  const pattern = anywhere(q);
  return sql<boolean>`
    payment.id::text = lower(${q}) or payment.receipt_number ilike ${pattern} or payment.refund_number ilike ${pattern}
      or exists (
        select 1 from account a where a.id = payment.account_id and (a.email ilike ${pattern} or a.name ilike ${pattern})
      )
      or exists (
        select 1 from listing_draft d where d.id = payment.draft_id
          and (d.public_id = lower(${q}) or d.id::text = lower(${q}) or ${draftAddress("d")} ilike ${pattern})
      )
  `;
};

/** A page of a market's payments, the newest first; `q` finds those of a payer, an address or a number. */
export async function readPayments(
  db: Queries,
  region: Region,
  { page, q }: z.output<typeof AdminListQuery>,
  now: number,
): Promise<{ data: AdminPayment[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom("payment")
    .selectAll()
    .where("region", "=", region.id)
    .$if(q !== undefined, (query) => query.where(foundBy(q ?? "")))
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
