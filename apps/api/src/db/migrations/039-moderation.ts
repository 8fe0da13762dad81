import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Moderation (D99, D106): cases with what was measured, listings that a moderator has removed with the listing as it was,
 * locked accounts, features that are switched by market, and what the audit says of listings. `decided_by` and the audit's
 * ids are those that nothing but the account's row maps (D38).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table moderation_case (
      id uuid primary key,
      region text collate "C" not null,
      kind text collate "C" not null,
      draft_id uuid references listing_draft on delete cascade,
      draft_version int4,
      property_id text collate "C",
      reasons jsonb not null,
      words text,
      opened_at timestamptz not null,
      alerted_at timestamptz,
      decision text collate "C",
      decision_reason text,
      decided_at timestamptz,
      decided_by uuid)`,
    "create index moderation_case_open on moderation_case (region, opened_at) where decided_at is null",
    "create index moderation_case_draft on moderation_case (draft_id, opened_at desc)",
    "create unique index moderation_case_reported on moderation_case (property_id) where kind = 'reported' and decided_at is null",
    `insert into moderation_case (id, region, kind, property_id, reasons, opened_at)
      select gen_random_uuid(), region, 'reported', property_id, '[]', min(created_at)
      from listing_report where handled_at is null group by region, property_id`,
    "create index listing_report_property on listing_report (property_id, created_at)",

    `create table removed_listing (
      public_id text collate "C" primary key,
      region text collate "C" not null,
      removed_at timestamptz not null,
      listing jsonb not null)`,

    "alter table account add column locked_at timestamptz",
    `create table market_feature (
      region text collate "C" not null,
      key text collate "C" not null,
      is_on boolean not null,
      changed_at timestamptz not null,
      primary key (region, key))`,

    // What an act of an administrator was about, beside a person: `listing/3f7q9z2k1m`, `case/…`, `payment/…`.
    'alter table account_audit add column region text collate "C", add column subject text collate "C"',
    "create index account_audit_region on account_audit (region, at desc) where region is not null",
    "create index account_audit_subject on account_audit (subject, at desc) where subject is not null",
  ]);
