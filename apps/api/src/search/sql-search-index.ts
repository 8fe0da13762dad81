import { histogramScale } from "@hjem/domain/search/facets";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { PlaceIds } from "./place-ids.ts";
import type { SearchIndex, SearchScope } from "./search-index.ts";
import { findClusters } from "./sql-clusters.ts";
import { countFacets, countPrices } from "./sql-counting.ts";
import { findPage } from "./sql-page.ts";
import { findSimilar } from "./sql-similar.ts";
import { findSource } from "./sql-source.ts";

/** The search index over SQL tables, the same statements on both engines. */
export const sqlSearchIndex = (db: Database, placeIds: PlaceIds): SearchIndex => {
  const sourceOf = (request: SearchRequest, scope: SearchScope) =>
    findSource(placeIds, request, scope);

  return {
    page: async (request, scope) => findPage(db, await sourceOf(request, scope), request),

    async countIn(ids, request, scope) {
      const { own, units, unitCards } = await sourceOf(request, scope);
      const { rows } = await sql<{ id: number; total: number }>`
        select p.id,
          ((select count(*) ${own} and s.place_ids @> array[p.id]) +
          (select ${unitCards} ${units} and s.place_ids @> array[p.id]))::int4 as total
        from unnest(${ids}::int4[]) as p(id)
      `.execute(db);
      return new Map(rows.map(({ id, total }) => [id, total]));
    },

    async count(request, scope) {
      const { own, units, unitCards } = await sourceOf(request, scope);
      const { rows } = await sql<{ total: number }>`
        select ((select count(*) ${own}) + (select ${unitCards} ${units}))::int4 as total
      `.execute(db);
      return rows[0]?.total ?? 0;
    },

    facets: (request, scope) =>
      countFacets(db, request, scope, (search) => sourceOf(search, scope)),

    async histogram(request, scope) {
      const scale = histogramScale(scope.region, request);
      return countPrices(db, await sourceOf({ ...request, ...scale.without }, scope), scale);
    },

    clusters: async (request, scope) => findClusters(db, await sourceOf(request, scope), request),

    similar: async (requested, request, scope) =>
      findSimilar(db, await sourceOf(request, scope), requested, request),
  };
};
