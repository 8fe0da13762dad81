import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** `cancelled_at` is when who registered for a viewing said that they do not come; null while they do. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, ["alter table lead add column cancelled_at timestamptz"]);
