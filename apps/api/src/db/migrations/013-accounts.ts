import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Accounts, sign-in methods and sessions (D6, D29). Tokens are stored as hashes. `audit_id` is what the audit knows a
 * person by: with the account the only row that maps it is gone (D38).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table account (
      id uuid primary key,
      audit_id uuid not null unique,
      region text collate "C" not null,
      email text not null,
      new_email text,
      name text not null,
      mobile text,
      mobile_code text,
      phone text,
      phone_code text,
      language text collate "C" not null,
      password_hash text,
      verified_at timestamptz,
      terms_version text collate "C" not null,
      terms_at timestamptz not null,
      is_notified boolean not null default true,
      subscriptions jsonb not null,
      feature_flags jsonb not null default '{}',
      erase_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (region, email))`,
    "create index account_erase on account (erase_at) where erase_at is not null",
    "create index account_waiting on account (created_at) where verified_at is null",

    `create table account_provider (
      region text collate "C" not null,
      provider text collate "C" not null,
      subject text collate "C" not null,
      account_id uuid not null references account on delete cascade,
      email text,
      created_at timestamptz not null,
      primary key (region, provider, subject))`,
    "create unique index account_provider_account on account_provider (account_id, provider)",

    `create table session (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      device_hash text collate "C" not null,
      device text not null,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz)`,
    "create index session_account on session (account_id)",
    "create index session_age on session (expires_at)",

    // A used token stores the salt from which its successor was derived.
    `create table refresh_token (
      hash text collate "C" primary key,
      session_id uuid not null references session on delete cascade,
      created_at timestamptz not null,
      used_at timestamptz,
      salt text collate "C",
      successor text collate "C")`,
    "create index refresh_token_session on refresh_token (session_id)",

    `create table known_device (
      account_id uuid not null references account on delete cascade,
      device_hash text collate "C" not null,
      seen_at timestamptz not null,
      primary key (account_id, device_hash))`,

    // `email` is the address that the link went to: it opens nothing once the account has another one.
    `create table mail_token (
      hash text collate "C" primary key,
      kind text collate "C" not null,
      account_id uuid not null references account on delete cascade,
      email text not null,
      password_hash text,
      created_at timestamptz not null,
      expires_at timestamptz not null)`,
    "create index mail_token_account on mail_token (account_id, kind)",

    // Wrong passwords by account and by the device or address that tried (D40); both are keyed hashes.
    `create table password_attempt (
      account_key text collate "C" not null,
      actor_key text collate "C" not null,
      count int4 not null,
      last_at timestamptz not null,
      retry_at timestamptz not null,
      primary key (account_key, actor_key))`,
    "create index password_attempt_age on password_attempt (last_at)",

    `create table request_count (
      key text collate "C" primary key,
      count int4 not null,
      ends_at timestamptz not null)`,
    "create index request_count_age on request_count (ends_at)",

    `create table account_audit (
      id uuid primary key,
      audit_id uuid not null,
      kind text collate "C" not null,
      at timestamptz not null)`,
    "create index account_audit_person on account_audit (audit_id, at)",

    // What a sign-in with a provider waits for, for ten minutes (D41).
    `create table provider_visit (
      state_hash text collate "C" primary key,
      browser_hash text collate "C" not null,
      region text collate "C" not null,
      provider text collate "C" not null,
      nonce text not null,
      verifier text not null,
      redirect text not null,
      return_url text not null,
      join_account_id uuid references account on delete cascade,
      identity jsonb,
      created_at timestamptz not null,
      used_at timestamptz)`,
    "create index provider_visit_age on provider_visit (created_at)",
  ]);
