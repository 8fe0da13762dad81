import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * What an index in memory must read again (D48). The database writes it itself, in the transaction of the listing, so
 * that no writer can forget. `xid` is that transaction; a reader takes only rows of transactions before every one that
 * still runs. A row without a listing says that everything changed.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table listing_change (
      xid xid8 not null default pg_current_xact_id(),
      id int8 generated always as identity,
      listing_id int8,
      written_at timestamptz not null default now(),
      primary key (xid, id))`,
    "create index listing_change_age on listing_change (written_at)",
    // One row: transactions below it may have been pruned. A reader behind it rebuilds.
    "create table listing_change_floor (xid xid8 not null)",
    "insert into listing_change_floor values ('0')",

    `create function note_listing_changes() returns trigger language plpgsql as $$
      begin
        insert into listing_change (listing_id) select distinct id from changed;
        perform pg_notify('listing_change', '');
        return null;
      end $$`,
    `create function note_all_listings_changed() returns trigger language plpgsql as $$
      begin
        insert into listing_change (listing_id) values (null);
        perform pg_notify('listing_change', '');
        return null;
      end $$`,
    `create trigger listing_search_inserted after insert on listing_search
      referencing new table as changed for each statement execute function note_listing_changes()`,
    `create trigger listing_search_updated after update on listing_search
      referencing new table as changed for each statement execute function note_listing_changes()`,
    `create trigger listing_search_deleted after delete on listing_search
      referencing old table as changed for each statement execute function note_listing_changes()`,
    `create trigger listing_search_emptied after truncate on listing_search
      for each statement execute function note_all_listings_changed()`,
  ]);
