import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Payments of listings (D96, D97). A row outlives its draft and its person, of whom it holds nothing. `total`, `net` and
 * `tax` are in minor units. `used_at` and `ends_at` are the publication that it paid for. `pending` is what the gateway is
 * still to be asked for, or the receipt that is still to be mailed: written with the change that needs it, done by a job.
 * A draft has at most one payment under way, and one that is authorised and waits for its publication.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table payment (
      id uuid primary key,
      draft_id uuid references listing_draft on delete set null,
      account_id uuid references account on delete set null,
      region text collate "C" not null,
      package text collate "C" not null,
      listing_type text collate "C" not null,
      days int4 not null,
      method text collate "C" not null,
      gateway text collate "C" not null,
      reference text collate "C",
      state text collate "C" not null,
      reason text collate "C",
      pending text collate "C",
      currency text collate "C" not null,
      net int4 not null,
      tax int4 not null,
      tax_rate float8 not null,
      total int4 not null,
      card_brand text,
      card_last4 text,
      redirect_url text,
      confirm_by timestamptz,
      receipt_number text collate "C",
      refund_number text collate "C",
      created_at timestamptz not null,
      changed_at timestamptz not null,
      used_at timestamptz,
      ends_at timestamptz,
      captured_at timestamptz,
      refunded_at timestamptz,
      unique (region, receipt_number),
      unique (region, refund_number))`,
    "create unique index payment_under_way on payment (draft_id) where state in ('created', 'action_required')",
    "create unique index payment_unused on payment (draft_id) where state = 'authorised' and used_at is null",
    "create index payment_draft on payment (draft_id, created_at desc)",
    "create index payment_account on payment (account_id)",
    "create index payment_unsettled on payment (changed_at) where state in ('created', 'action_required') or pending is not null",
    // The last number of receipts and credit notes, which have no gaps (D97).
    `create table receipt_series (
      region text collate "C" not null,
      year int4 not null,
      last int4 not null,
      primary key (region, year))`,
  ]);
