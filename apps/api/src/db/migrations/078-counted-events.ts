import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Who was counted for a listing on a day, so that nobody counts twice (D113): hashes of the visitor or account and of the
 * network, with the day in them, for as long as events of that day are taken.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table analytics_counted (
      region text collate "C" not null,
      object_id text collate "C" not null,
      day date not null,
      measure text collate "C" not null,
      visitor text collate "C" not null,
      network text collate "C" not null,
      primary key (region, object_id, day, measure, visitor))`,
  ]);
