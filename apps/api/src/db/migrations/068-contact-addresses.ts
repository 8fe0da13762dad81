import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Addresses that persons have given as the contact of a listing, in lower case. Enquiries are sent to one once its holder has
 * confirmed it by the link of a mail; until then to the account.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table contact_address (
      account_id uuid not null references account on delete cascade,
      email text collate "C" not null,
      token_hash text collate "C" not null unique,
      asked_at timestamptz not null,
      confirmed_at timestamptz,
      primary key (account_id, email))`,
  ]);
