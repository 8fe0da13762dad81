import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Browsers that push messages go to, one a session (D75). The database erases them with the session's end, so that no
 * writer of sessions can forget. The bell counts what is unread by an index of its own.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table push_subscription (
      id uuid primary key,
      session_id uuid not null unique references session on delete cascade,
      account_id uuid not null references account on delete cascade,
      endpoint text collate "C" not null unique,
      p256dh text collate "C" not null,
      auth text collate "C" not null,
      created_at timestamptz not null)`,
    "create index push_subscription_account on push_subscription (account_id)",
    `create function erase_push_subscription() returns trigger language plpgsql as $$
      begin
        delete from push_subscription where session_id = new.id;
        return null;
      end $$`,
    `create trigger session_ended after update of ended_at on session
      for each row when (old.ended_at is null and new.ended_at is not null) execute function erase_push_subscription()`,
    "create index alert_unread on alert (account_id) where read_at is null and not is_hidden",
  ]);
