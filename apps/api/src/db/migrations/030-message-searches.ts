import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** All searches that a message comes from, so that its link can stop each of them without sign-in (D64). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    "alter table alert_message add column search_ids uuid[] not null default '{}'",
    `update alert_message m set search_ids = coalesce(
        (select array_agg(distinct s.search_id)
          from alert_delivery d join alert a on a.id = d.alert_id
            join saved_search s on s.search_id = any(a.search_ids) and s.account_id = m.account_id
          where d.message_id = m.id),
        array_remove(array[m.saved_search_id], null))
      where m.unsubscribe_token is not null`,
    "alter table alert_message drop column saved_search_id",
  ]);
