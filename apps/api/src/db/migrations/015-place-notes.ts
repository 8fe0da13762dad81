import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";
import { PLACE_CHANNEL } from "./014-place-geography.ts";

/**
 * Says of which kind changed places are: `au geography` where real geography was brought up to date, which is rare and
 * shall be seen at once, `au street` where a listing brought its own street or postcode along.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `create or replace function note_place_changes() returns trigger language plpgsql as $$
      begin
        perform pg_notify('${PLACE_CHANNEL}', region || case when is_geography then ' geography' else ' street' end)
        from (select region, bool_or(source is not null) as is_geography from changed group by region) as regions;
        return null;
      end $$`,
  ]);
