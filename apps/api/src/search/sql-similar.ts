import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { similarWorth } from "@hjem/domain/search/similar";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { SearchPage } from "./search-index.ts";
import type { SimilarTo } from "./similar-homes.ts";
import { cardTexts } from "./sql-page.ts";
import { cardRows, type Source } from "./sql-source.ts";

const number = (value: number) => sql.raw(String(value));

/** `nearness` of the domain, in the same arithmetic. */
const nearness = (
  worth: number,
  value: RawBuilder<unknown>,
  requested: number | null,
): RawBuilder<unknown> =>
  requested === null || requested <= 0
    ? sql`0`
    : sql`coalesce(${number(worth)} - least(${number(worth)},
        floor(abs((${value})::float8 - ${requested}::float8) * 1000 / ${requested}::float8)), 0)`;

/** `similarity` of the domain, in the same arithmetic. */
const likeness = (requested: SimilarTo): RawBuilder<unknown> => sql`(
  ${number(similarWorth.place)} *
    (select count(*) from unnest(s.place_ids) as place where place = any(${requested.places}::int4[])) +
  ${nearness(similarWorth.price, sql`s.price_low`, requested.price)} +
  ${nearness(similarWorth.area, sql`floor(s.primary_low)`, requested.area)} +
  case when (s.property_types & ${requested.types}::int4) <> 0 then ${number(similarWorth.type)} else 0 end +
  case when s.bedrooms_low = ${requested.bedrooms}::float8 then ${number(similarWorth.bedrooms)} else 0 end
)`;

/** Homes like another among the matches of a search, the likest first, then the newest. */
export const findSimilar = async (
  db: Database,
  source: Source,
  requested: SimilarTo,
  { page, size }: SearchRequest,
): Promise<SearchPage> => {
  const cards = cardRows(
    source,
    sql`s.id, s.place_ids, s.published_ms, s.property_types, s.price_low, s.primary_low, s.bedrooms_low`,
  );
  const alike = sql`from ${cards} s where s.place_ids && ${requested.places}::int4[] and s.id <> all(${[requested.id, requested.card]}::int8[])`;
  const { rows } = await sql<SearchPage>`
    with ${source.matchingUnit}, page as materialized (
      select id, row_number() over () as place from (
        select s.id ${alike} order by ${likeness(requested)} desc, s.published_ms desc, s.id desc
        limit ${size} offset ${(page - 1) * size}
      ) shown
    )
    select (select count(*)::int4 ${alike}) as total, ${cardTexts} as cards
  `.execute(db);
  return rows[0] ?? { cards: "", total: 0 };
};
