import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * What a person has beside their password: an authenticator app, passkeys, recovery codes. The app's secret is encrypted,
 * of a passkey the public key alone is here, recovery codes are hashes of 120 random bits (ASVS 6.5.2).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    // Needed at every sign-in, so it is in the row that is read there anyway.
    "alter table account add column has_second_factor boolean not null default false",

    // Not confirmed yet, it opens nothing. A code of `last_step` or before it was used.
    `create table account_totp (
      account_id uuid primary key references account on delete cascade,
      secret text collate "C" not null,
      last_step int8 not null default 0,
      created_at timestamptz not null,
      confirmed_at timestamptz)`,

    `create table account_passkey (
      id text collate "C" primary key,
      account_id uuid not null references account on delete cascade,
      public_key text collate "C" not null,
      counter int8 not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz)`,
    "create index account_passkey_account on account_passkey (account_id)",

    `create table recovery_code (
      hash text collate "C" primary key,
      account_id uuid not null references account on delete cascade,
      created_at timestamptz not null)`,
    "create index recovery_code_account on recovery_code (account_id)",

    // A step that is waited for: the second one of a sign-in, or what a passkey has to sign. Five minutes.
    `create table factor_challenge (
      hash text collate "C" primary key,
      purpose text collate "C" not null,
      region text collate "C" not null,
      account_id uuid references account on delete cascade,
      challenge text collate "C" not null,
      redirect text,
      created_at timestamptz not null)`,
    "create index factor_challenge_age on factor_challenge (created_at)",
  ]);
