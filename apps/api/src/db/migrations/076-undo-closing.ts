import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * Sold, let and withdrawn can be undone for an hour (D139): what stood before is kept with the draft, and the events that
 * people are alerted of wait until then, each with the columns of `listing_event`.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    "alter table listing_draft add column undo jsonb",
    `create table listing_event_held (
      id int8 generated always as identity primary key,
      release_at timestamptz not null,
      at timestamptz not null,
      region text collate "C" not null,
      public_id text collate "C" not null,
      listing_id int8 not null references listing on delete cascade,
      before jsonb,
      after jsonb,
      card text not null,
      changes jsonb not null)`,
    "create index listing_event_held_due on listing_event_held (release_at)",
    "create index listing_event_held_home on listing_event_held (public_id)",
  ]);
