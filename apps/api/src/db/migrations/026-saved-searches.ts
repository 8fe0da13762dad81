import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Saved searches (D68) and the last searches of a person (D74). Of the searches that are not deleted, a person has each
 * once, by its hash; a deleted one is restored or erased within minutes.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table saved_search (
      id uuid primary key,
      search_id uuid not null unique,
      account_id uuid not null references account on delete cascade,
      region text collate "C" not null,
      name text not null,
      query jsonb not null,
      hash text collate "C" not null,
      frequency text collate "C" not null,
      reasons jsonb not null,
      map_view jsonb,
      is_selected boolean not null default false,
      seen_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz)`,
    `create unique index saved_search_hash on saved_search (account_id, hash) where deleted_at is null`,
    `create index saved_search_account on saved_search (account_id, created_at)`,
    `create index saved_search_region on saved_search (region) where deleted_at is null`,
    `create index saved_search_deleted on saved_search (deleted_at) where deleted_at is not null`,
    `create table last_search (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      hash text collate "C" not null,
      query jsonb not null,
      at timestamptz not null,
      unique (account_id, hash))`,
    `create index last_search_at on last_search (at)`,
  ]);
