import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * What is verified of a person beside the services they sign in with: when their present address was confirmed, where that
 * is later than the account's activation, and the mobile number that a code was sent to. The code is a keyed hash.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    "alter table account add column email_confirmed_at timestamptz",
    `create table phone_verification (
      account_id uuid primary key references account on delete cascade,
      number text collate "C" not null,
      code_hash text collate "C",
      tries int4 not null default 0,
      expires_at timestamptz,
      verified_at timestamptz)`,
  ]);
