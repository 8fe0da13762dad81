import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Who removed a home from a shared collection, and who deleted one, for those who shared it (D131); both for 30 days.
 * `account_ids` of a deleted collection are its people, its owner included.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table collection_removal (
      collection_id uuid not null references collection on delete cascade,
      property_id text collate "C" not null,
      account_id uuid references account on delete set null,
      address text not null,
      at timestamptz not null,
      primary key (collection_id, property_id))`,
    "create index collection_removal_account on collection_removal (account_id)",
    `create table deleted_collection (
      id uuid primary key,
      name text not null,
      account_id uuid references account on delete cascade,
      account_ids uuid[] not null,
      at timestamptz not null)`,
    "create index deleted_collection_account on deleted_collection (account_id)",
  ]);
