import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Mail to send. A row is written in the transaction that causes it; `key` names the occasion, so that it is sent
 * once. `claimed_at` prevents a second worker from sending what a first one is sending.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table mail (
      id uuid primary key,
      key text collate "C" not null unique,
      message jsonb not null,
      created_at timestamptz not null,
      claimed_at timestamptz,
      sent_at timestamptz,
      refused_at timestamptz)`,
    "create index mail_age on mail (created_at)",
  ]);
