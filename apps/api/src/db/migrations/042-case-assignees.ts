import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Which moderator has taken a case, by the id that nothing but the account's row maps (D38, D99). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    "alter table moderation_case add column assigned_to uuid, add column assigned_at timestamptz",
  ]);
