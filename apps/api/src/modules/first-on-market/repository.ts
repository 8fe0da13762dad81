import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/** A stretch of the homes of a region that are shown here first, of some kinds. */
export interface FirstOnMarketScope {
  regionId: string;
  /** Codes of the kinds of listing. */
  kinds: readonly number[];
  limit: number;
  offset: number;
}

/** Their finished cards, the newest first, joined by commas, and how many there are on all pages. */
export const findFirstOnMarket = async (
  db: Queries,
  { regionId, kinds, limit, offset }: FirstOnMarketScope,
): Promise<{ cards: string; total: number }> => {
  const { rows } = await sql<{ cards: string; total: number }>`
    with first as materialized (
      select l.id, s.published_ms
      from listing l
      join listing_search s on s.id = l.id and s.kind = any(${kinds}::int2[])
      where l.region = ${regionId}
        and l.listing ->> 'isFirstOnMarket' = 'true' and l.listing ->> 'status' = 'available'
    ), shown as (
      select id, published_ms from first order by published_ms desc, id desc limit ${limit} offset ${offset}
    )
    select (select count(*)::int4 from first) as total,
      coalesce(string_agg(c.card, ',' order by shown.published_ms desc, shown.id desc), '') as cards
    from shown join listing_card c on c.id = shown.id
  `.execute(db);
  return rows[0] ?? { cards: "", total: 0 };
};
