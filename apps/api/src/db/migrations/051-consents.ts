import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Choices of visitors about storage (CMS-037, D112): appended, never changed, erased after 24 months, and never tied to
 * an account. A choice that is sent again is one row.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table consent (
      consent_id uuid not null,
      consented_at timestamptz not null,
      region text collate "C" not null,
      domain text collate "C" not null,
      first_visit_at timestamptz not null,
      status jsonb not null,
      client_info jsonb not null,
      received_at timestamptz not null,
      primary key (consent_id, consented_at))`,
    "create index consent_age on consent (received_at)",
  ]);
