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
  const first = sql`
    from listing l
    join listing_search s on s.id = l.id and s.kind = any(${kinds}::int2[])
    where l.region = ${regionId}
      and l.listing ->> 'isFirstOnMarket' = 'true' and l.listing ->> 'status' = 'available'`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int4 as total ${first}
  `.execute(db);
  const { rows } = await sql<{ card: string }>`
    select c.card
    from (select l.id, s.published_ms ${first} order by s.published_ms desc, l.id desc
      limit ${limit} offset ${offset}) as shown
    join listing_card c on c.id = shown.id
    order by shown.published_ms desc, shown.id desc
  `.execute(db);
  return { cards: rows.map(({ card }) => card).join(","), total: counted[0]?.total ?? 0 };
};
