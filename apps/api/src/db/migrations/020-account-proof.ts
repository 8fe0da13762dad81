import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * When a session last proved whose it is, and by a second factor; whether a provider's person has proved to be the
 * account's; the source of each audit event; and gates that were closed before their time (D39, D56).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    "alter table session add column proved_at timestamptz, add column factor_at timestamptz",
    "update session set proved_at = created_at",
    "alter table session alter column proved_at set not null",

    // A provider account with another address or none was never compared with the account's.
    "alter table account_provider add column is_proved boolean not null default false",
    `update account_provider set is_proved = true from account
      where account.id = account_provider.account_id and account.email = account_provider.email
        and account_provider.provider <> 'facebook'`,

    // Attempts with unknown addresses and at gates have no account.
    "alter table account_audit alter column audit_id drop not null",
    `alter table account_audit add column source text collate "C",
      add column actor_audit_id uuid, add column reason text`,
    "create index account_audit_age on account_audit (at)",

    `create table closed_gate (
      id uuid primary key,
      expires_at timestamptz not null)`,
  ]);
