import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Channel on which the database says that places of a region changed; the payload is the region. */
export const PLACE_CHANNEL = "place_change";

/**
 * What real geography knows of a place beside its name (D43, D108): `other_names` in other languages and spellings,
 * `wider` the ids of all places in which it lies, `source` whose fact it is (null for one that came with a listing),
 * `is_approximate` where the position is that of a wider place.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `alter table place
      add column other_names text[] not null default '{}',
      add column wider int4[] not null default '{}',
      add column source text collate "C",
      add column is_approximate boolean not null default false`,

    `create function note_place_changes() returns trigger language plpgsql as $$
      begin
        perform pg_notify('${PLACE_CHANNEL}', region) from (select distinct region from changed) as regions;
        return null;
      end $$`,
    `create trigger place_inserted after insert on place
      referencing new table as changed for each statement execute function note_place_changes()`,
    `create trigger place_updated after update on place
      referencing new table as changed for each statement execute function note_place_changes()`,
    `create trigger place_deleted after delete on place
      referencing old table as changed for each statement execute function note_place_changes()`,
  ]);
