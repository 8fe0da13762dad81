import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Uploads of files that were sent before without a response: what has arrived already is not stored again (D101). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, ["alter table draft_upload add column is_resent bool not null default false"]);
