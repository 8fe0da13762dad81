import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Messages of visitors to advertisers, and their reports to us. `property_id` is the listing's public id in
 * lower case. `fingerprint` is a hash of sender, text and listing: a repetition is no second lead.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table lead (
      id uuid primary key,
      region text collate "C" not null,
      kind text collate "C" not null,
      property_id text collate "C" not null,
      agency_id text collate "C" not null,
      agent_id text collate "C",
      name text not null,
      email text not null,
      phone text,
      message text not null,
      viewing_unix int8,
      language text collate "C" not null,
      consent_version text collate "C" not null,
      consent_at timestamptz not null,
      fingerprint text collate "C" not null,
      idempotency_key text collate "C",
      created_at timestamptz not null,
      unique (property_id, kind, idempotency_key))`,
    "create index lead_again on lead (fingerprint, created_at)",
    "create index lead_sender on lead (lower(email), created_at)",
    "create index lead_owner on lead (agency_id, created_at)",
    "create index lead_property on lead (property_id, created_at)",
    "create index lead_age on lead (created_at)",

    // For the admin area; `handled_at` is set there.
    `create table listing_report (
      id uuid primary key,
      region text collate "C" not null,
      property_id text collate "C" not null,
      kind text collate "C" not null,
      words text not null,
      email text,
      language text collate "C" not null,
      fingerprint text collate "C" not null,
      idempotency_key text collate "C",
      created_at timestamptz not null,
      handled_at timestamptz,
      unique (property_id, idempotency_key))`,
    "create index listing_report_again on listing_report (fingerprint, created_at)",
    "create index listing_report_open on listing_report (created_at) where handled_at is null",
  ]);
