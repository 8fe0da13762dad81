import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Addresses that travel times are shown to, of signed-in people (D84). A place is there once for each of them. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table commute_address (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      display_name text not null,
      lat double precision not null,
      lng double precision not null,
      is_hidden boolean not null,
      created_at timestamptz not null,
      unique (account_id, lat, lng))`,
  ]);
