import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Changes of the stock with the homes as the search index reads them before and after (D69), and the alerts that the
 * matcher makes of them (D72). `before` and `after` are lists of rows: the home itself first, then the units or the
 * project with which it is found; null where it is not there. `alert_home` is the home of alerts as it was after the
 * event, stored once for all who hear of it.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create table listing_event (
      id int8 generated always as identity primary key,
      xid xid8 not null default pg_current_xact_id(),
      at timestamptz not null default now(),
      region text collate "C" not null,
      public_id text collate "C" not null,
      listing_id int8 not null,
      before jsonb,
      after jsonb,
      card text not null,
      changes jsonb not null)`,
    "create index listing_event_order on listing_event (xid, id)",
    // One row: what the matcher has read; events above it are never pruned.
    "create table listing_event_cursor (xid xid8 not null, id int8 not null)",
    "insert into listing_event_cursor values ('0', 0)",

    // A listing that is deleted for good; every other change is recorded by whoever saves it.
    `create function record_deleted_listing() returns trigger language plpgsql as $$
      begin
        insert into listing_event (region, public_id, listing_id, before, card, changes)
        select old.region, old.public_id, old.id, jsonb_build_array(to_jsonb(s) || to_jsonb(w) - 'key_words'), c.card, '[]'
        from listing_search s join listing_words w on w.id = s.id join listing_card c on c.id = s.id
        where s.id = old.id;
        perform pg_notify('listing_event', '');
        return old;
      end $$`,
    `create trigger listing_deleted before delete on listing
      for each row execute function record_deleted_listing()`,

    `create table alert_home (
      event_id int8 primary key,
      region text collate "C" not null,
      public_id text collate "C" not null,
      card text not null,
      changes jsonb not null,
      at timestamptz not null)`,
    "create index alert_home_at on alert_home (at)",
    `create table alert (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      event_id int8 not null references alert_home on delete cascade,
      reasons text[] not null,
      search_ids uuid[] not null,
      is_favorite boolean not null,
      at timestamptz not null,
      read_at timestamptz,
      unique (account_id, event_id))`,
    "create index alert_newest on alert (account_id, at desc, id desc)",
    "create index alert_event on alert (event_id)",

    // What a matcher must read again of the saved searches; written by the database, so that no writer can forget.
    `create table saved_search_change (
      xid xid8 not null default pg_current_xact_id(),
      saved_search_id uuid not null,
      written_at timestamptz not null default now())`,
    "create index saved_search_change_order on saved_search_change (xid)",
    "create index saved_search_change_age on saved_search_change (written_at)",
    `create function note_saved_search_changes() returns trigger language plpgsql as $$
      begin
        insert into saved_search_change (saved_search_id) select id from changed;
        return null;
      end $$`,
    ...(["insert", "update", "delete"] as const).map(
      (event) => `create trigger saved_search_${event} after ${event} on saved_search
        referencing ${event === "delete" ? "old" : "new"} table as changed
        for each statement execute function note_saved_search_changes()`,
    ),
  ]);
