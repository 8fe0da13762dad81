import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** What listings of one home have in common (D87); a listing gets it when it is next saved. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `alter table listing add column home_key text collate "C"`,
    "create index listing_home_key on listing (home_key, region) where home_key is not null",
  ]);
