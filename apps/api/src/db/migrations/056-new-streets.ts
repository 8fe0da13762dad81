import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";
import { PLACE_CHANNEL } from "./014-place-geography.ts";

/** Ids that one notification names; it has at most 8,000 bytes. */
const IDS_MAX = 500;

/**
 * Says which streets and postcodes are new, `au street 17,18`, so that a process adds those to its names instead of reading
 * all places again. Many at once, or others that changed, are `au street` as before.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create or replace function note_place_changes() returns trigger language plpgsql as $$
      begin
        perform pg_notify('${PLACE_CHANNEL}', region || case
            when is_geography then ' geography'
            when tg_op = 'INSERT' and places <= ${IDS_MAX} then ' street ' || ids
            else ' street' end)
        from (select region, bool_or(source is not null) as is_geography, count(*) as places,
            string_agg(id::text, ',') as ids
          from changed group by region) as regions;
        return null;
      end $$`,
  ]);
