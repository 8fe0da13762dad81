import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { similarWorth } from "@hjem/domain/search/similar";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { SearchPage } from "./search-index.ts";
import type { SimilarTo } from "./similar-to.ts";

const number = (value: number) => sql.raw(String(value));

/** `nearness` of the domain, in the same arithmetic. */
const nearness = (
  worth: number,
  value: RawBuilder<unknown>,
  asked: number | null,
): RawBuilder<unknown> =>
  asked === null || asked <= 0
    ? sql`0`
    : sql`coalesce(${number(worth)} - least(${number(worth)},
        floor(abs((${value})::float8 - ${asked}::float8) * 1000 / ${asked}::float8)), 0)`;

/** `similarity` of the domain, in the same arithmetic. */
const likeness = (asked: SimilarTo): RawBuilder<unknown> => sql`(
  ${number(similarWorth.place)} *
    (select count(*) from unnest(s.place_ids) as place where place = any(${asked.places}::int4[])) +
  ${nearness(similarWorth.price, sql`s.price_low`, asked.price)} +
  ${nearness(similarWorth.area, sql`floor(s.primary_low)`, asked.area)} +
  case when (s.property_types & ${asked.types}::int4) <> 0 then ${number(similarWorth.type)} else 0 end +
  case when s.bedrooms_low = ${asked.bedrooms}::float8 then ${number(similarWorth.bedrooms)} else 0 end
)`;

/** Homes like another among the matches of a search, the likest first, then the newest. */
export const findSimilar = async (
  db: Database,
  from: RawBuilder<unknown>,
  asked: SimilarTo,
  { page, size }: SearchRequest,
): Promise<SearchPage> => {
  const alike = sql`${from} and s.place_ids && ${asked.places}::int4[] and s.id <> ${asked.id}`;
  const { rows } = await sql<SearchPage>`
    with page as materialized (
      select array(
        select s.id ${alike} order by ${likeness(asked)} desc, s.published_ms desc, s.id desc
        limit ${size} offset ${(page - 1) * size}
      ) as ids
    )
    select
      (select count(*)::int4 ${alike}) as total,
      (select coalesce(string_agg(c.card, ',' order by p.place), '')
        from page, unnest(page.ids) with ordinality as p(id, place)
        join listing_card c on c.id = p.id) as cards
  `.execute(db);
  return rows[0] ?? { cards: "", total: 0 };
};
