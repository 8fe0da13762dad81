import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Pages of campaigns, each under its name in its market (RTE-010). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table landing_page (
      region text collate "C" not null,
      id text collate "C" not null,
      content jsonb not null,
      primary key (region, id))`,
  ]);
