import { histogramScale } from "@hjem/domain/search/facets";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { effectiveSorting } from "@hjem/domain/search/sorting";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { PlaceIds } from "./place-ids.ts";
import type { SearchIndex, SearchPage, SearchScope } from "./search-index.ts";
import { orderOf } from "./search-order.ts";
import { findClusters } from "./sql-clusters.ts";
import { countFacets, countPrices } from "./sql-counting.ts";
import { findSimilar } from "./sql-similar.ts";
import { findSource, type Source } from "./sql-source.ts";
import { hasWords } from "./words.ts";

/** The search index over SQL tables, the same statements on both engines. */
export const sqlSearchIndex = (db: Database, placeIds: PlaceIds): SearchIndex => {
  const sourceOf = (request: SearchRequest, scope: SearchScope) =>
    findSource(placeIds, request, scope);

  /** Page and total are two subqueries: the page ends early on an ordered index, the total reads no row (measured). */
  const pageOfRows = (
    { from }: Source,
    order: RawBuilder<unknown>,
    limit: RawBuilder<unknown>,
  ) => sql<SearchPage>`
    with page as materialized (
      select array(select s.id ${from} order by ${order} ${limit}) as ids
    )
    select
      (select count(*)::int4 ${from}) as total,
      (select coalesce(string_agg(c.card, ',' order by p.place), '')
        from page, unnest(page.ids) with ordinality as p(id, place)
        join listing_card c on c.id = p.id) as cards
  `;

  /** Words are looked up once: their matches are collected first, then counted and put in order. */
  const pageOfWords = (
    { from }: Source,
    order: RawBuilder<unknown>,
    limit: RawBuilder<unknown>,
  ) => sql<SearchPage>`
    with found as materialized (
      select s.id, row_number() over (order by ${order}) as place ${from}
    ), page as (
      select id, place from found order by place ${limit}
    )
    select
      (select count(*)::int4 from found) as total,
      (select coalesce(string_agg(c.card, ',' order by p.place), '')
        from page p join listing_card c on c.id = p.id) as cards
  `;

  return {
    async page(request, scope) {
      const source = await sourceOf(request, scope);
      const order = orderOf(effectiveSorting(request), source.words);
      const { size } = request;
      const limit = sql`limit ${size} offset ${(request.page - 1) * size}`;
      const statement = hasWords(source.words) ? pageOfWords : pageOfRows;
      const { rows } = await statement(source, order, limit).execute(db);
      return rows[0] ?? { cards: "", total: 0 };
    },

    async countIn(ids, request, scope) {
      const { from } = await sourceOf(request, scope);
      const { rows } = await sql<{ id: number; total: number }>`
        select p.id, (select count(*)::int4 ${from} and s.place_ids @> array[p.id]) as total
        from unnest(${ids}::int4[]) as p(id)
      `.execute(db);
      return new Map(rows.map(({ id, total }) => [id, total]));
    },

    async count(request, scope) {
      const { from } = await sourceOf(request, scope);
      const { rows } = await sql<{ total: number }>`select count(*)::int4 as total ${from}`.execute(
        db,
      );
      return rows[0]?.total ?? 0;
    },

    facets: (request, scope) =>
      countFacets(db, request, scope, async (search) => (await sourceOf(search, scope)).from),

    async histogram(request, scope) {
      const scale = histogramScale(scope.region, request);
      const { from } = await sourceOf({ ...request, ...scale.without }, scope);
      return countPrices(db, from, scale);
    },

    clusters: async (request, scope) =>
      findClusters(db, (await sourceOf(request, scope)).from, request),

    similar: async (asked, request, scope) =>
      findSimilar(db, (await sourceOf(request, scope)).from, asked, request),
  };
};
