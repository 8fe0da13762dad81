import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** The listing as it was when a rule held it: what a later version of it is compared with (D99). It goes with its draft. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, ["alter table moderation_case add column listing jsonb"]);
