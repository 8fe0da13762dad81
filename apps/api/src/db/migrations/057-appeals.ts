import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** When the owner of a rejected listing appealed, so that the owner's own pages say so (D99). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    "alter table listing_draft add column appealed_at timestamptz",
    `update listing_draft set appealed_at = appeal.opened_at
      from (select draft_id, max(opened_at) as opened_at from moderation_case
        where kind = 'appeal' group by draft_id) as appeal
      where appeal.draft_id = listing_draft.id and listing_draft.status = 'rejected'`,
  ]);
