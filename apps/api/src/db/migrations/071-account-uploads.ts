import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Adds what arrived to the day of its account. A copy of a draft shows the same files, which are not counted again. */
const count = (table: "draft_image" | "draft_attachment"): string[] => [
  `create function count_${table}() returns trigger language plpgsql as $$
    begin
      insert into account_upload (account_id, day, bytes)
      select d.account_id, (new.created_at at time zone 'UTC')::date, new.size from listing_draft d
      where d.id = new.draft_id and not exists (
        select from ${table} other where other.id = new.id and other.draft_id <> new.draft_id)
      on conflict (account_id, day) do update set bytes = account_upload.bytes + excluded.bytes;
      return null;
    end $$`,
  `create trigger ${table}_counted after insert on ${table}
    for each row execute function count_${table}()`,
];

/**
 * Bytes of photos and PDFs that an account has sent on a day (UTC), also of those that it has deleted since. The database
 * counts them itself, so that no writer can forget.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table account_upload (
      account_id uuid not null references account (id) on delete cascade,
      day date not null,
      bytes int8 not null,
      primary key (account_id, day))`,
    ...count("draft_image"),
    ...count("draft_attachment"),
  ]);
