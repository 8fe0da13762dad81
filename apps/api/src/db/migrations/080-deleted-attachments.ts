import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** A deleted PDF of a draft can be brought back for five minutes, as a photo can. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    "alter table draft_attachment add column deleted_at timestamptz",
    "create index draft_attachment_deleted on draft_attachment (deleted_at) where deleted_at is not null",
  ]);
