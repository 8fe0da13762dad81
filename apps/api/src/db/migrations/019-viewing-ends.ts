import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/** Viewings by the minute in which they end, so that a search passes over those that are over (`viewing-code.ts`). */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    "alter table listing_search add column viewings int4[] not null default '{}'",
    `update listing_search s set viewings = v.codes
      from (
        select l.id, array_agg(distinct d.day * 4096 +
          least(4095, greatest(0, ceil((w ->> 'unixTo')::numeric / 60)::int4 - d.day * 1440 + 1440))) as codes
        from listing l
        cross join jsonb_array_elements(l.listing -> 'viewingDates') as w
        cross join lateral (
          select make_date((w ->> 'year')::int4, (w ->> 'month')::int4, (w ->> 'day')::int4) - date '1970-01-01' as day
        ) d
        group by l.id
      ) v where v.id = s.id`,
    "alter table listing_search drop column viewing_days",
  ]);
