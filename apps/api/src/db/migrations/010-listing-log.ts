import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** What was changed in a listing since it was published, for everybody to read (PROP-051); `change` says what and how. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table listing_log (
      id int8 generated always as identity primary key,
      listing_id int8 not null,
      at timestamptz not null,
      change jsonb not null)`,
    "create index listing_log_newest on listing_log (listing_id, at desc, id desc)",
  ]);
