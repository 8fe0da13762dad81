import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Browsers that are done with a push message while others of the same person are still to receive it (D75). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table push_receipt (
      message_id uuid not null references alert_message on delete cascade,
      subscription_id uuid not null references push_subscription on delete cascade,
      primary key (message_id, subscription_id))`,
    "create index push_receipt_subscription on push_receipt (subscription_id)",
  ]);
