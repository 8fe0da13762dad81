import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { type RawBuilder, sql } from "kysely";
import type { Database, Queries } from "../db/schema.ts";
import { type ClusterGroup, clusterLevel, frameOf } from "./cluster-grid.ts";
import type { Box } from "./morton.ts";
import type { SearchMap } from "./search-index.ts";

/** Finished cards by internal id; those that are not there are missing. */
export const findCardTexts = async (
  db: Queries,
  ids: readonly number[],
): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; card: string }>`
    select id, card from listing_card where id = any(${ids}::int8[])
  `.execute(db);
  return new Map(rows.map(({ id, card }) => [id, card]));
};

/** The internal ids of the groups of one, whose cards a map needs. */
export const idsOfSingles = (groups: readonly ClusterGroup[]): number[] =>
  groups.filter(({ count }) => count === 1).map(({ id }) => id);

const nowhere = { north: null, south: null, west: null, east: null };

const frameAround = async (db: Database, from: RawBuilder<unknown>): Promise<Box | null> => {
  const { rows } = await sql<{ [Side in keyof Box]: number | null }>`
    select max(s.lat) as north, min(s.lat) as south, min(s.lng) as west, max(s.lng) as east ${from}
  `.execute(db);
  const { north, south, west, east } = rows[0] ?? nowhere;
  return north === null || south === null || west === null || east === null
    ? null
    : { north, south, west, east };
};

/** Matches on the grid of a request; sums are of whole millionths of a degree and so exact. */
export const findClusters = async (
  db: Database,
  from: RawBuilder<unknown>,
  request: SearchRequest,
): Promise<SearchMap> => {
  const frame = frameOf(request) ?? (await frameAround(db, from));
  if (!frame) return { total: 0, groups: [], cards: new Map() };
  const side = 4 ** clusterLevel(frame, request.zoomLevel);
  const { rows: groups } = await sql<ClusterGroup>`
    select s.cell / ${side}::int8 as cell, count(*)::int4 as count, min(s.id) as id,
      sum(floor(s.lat * 1e6::float8 + 0.5::float8)) as "latSum",
      sum(floor(s.lng * 1e6::float8 + 0.5::float8)) as "lngSum",
      max(s.lat) as north, min(s.lat) as south, min(s.lng) as west, max(s.lng) as east
    ${from} group by 1 order by 1
  `.execute(db);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return { total, groups, cards: await findCardTexts(db, idsOfSingles(groups)) };
};
