import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { sql } from "kysely";
import type { Database, Queries } from "../db/schema.ts";
import { type ClusterGroup, clusterLevel, frameOf } from "./cluster-grid.ts";
import { addMatchingUnits } from "./matching-units.ts";
import type { Box } from "./morton.ts";
import type { SearchMap } from "./search-index.ts";
import { cardRows, type Source } from "./sql-source.ts";

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

const positions = sql`s.id, s.cell, s.lat, s.lng`;

const frameAround = async (db: Database, source: Source): Promise<Box | null> => {
  const { rows } = await sql<{ [Side in keyof Box]: number | null }>`
    with ${source.matchingUnit}
    select max(s.lat) as north, min(s.lat) as south, min(s.lng) as west, max(s.lng) as east
    from ${cardRows(source, positions)} s
  `.execute(db);
  const { north, south, west, east } = rows[0] ?? nowhere;
  return north === null || south === null || west === null || east === null
    ? null
    : { north, south, west, east };
};

/** What was found of the project that a group of one may be. */
interface GroupUnits {
  units: number | null;
  priceMin: number | null;
}

/** Matches on the grid of a request; sums are of whole millionths of a degree and so exact. */
export const findClusters = async (
  db: Database,
  source: Source,
  request: SearchRequest,
): Promise<SearchMap> => {
  const frame = frameOf(request) ?? (await frameAround(db, source));
  if (!frame) return { total: 0, groups: [], cards: new Map() };
  const side = 4 ** clusterLevel(frame, request.zoomLevel);
  const { rows } = await sql<ClusterGroup & GroupUnits>`
    with ${source.matchingUnit}
    select s.cell / ${side}::int8 as cell, count(*)::int4 as count, min(s.id) as id,
      sum(floor(s.lat * 1e6::float8 + 0.5::float8)) as "latSum",
      sum(floor(s.lng * 1e6::float8 + 0.5::float8)) as "lngSum",
      max(s.lat) as north, min(s.lat) as south, min(s.lng) as west, max(s.lng) as east,
      max(u.count) as units, max(u.price_min) as "priceMin"
    from ${cardRows(source, positions)} s left join matching_unit u on u.project = s.id
    group by 1 order by 1
  `.execute(db);
  const groups = rows.map(({ units: _units, priceMin: _priceMin, ...group }) => group);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const cards = await findCardTexts(db, idsOfSingles(groups));
  for (const { count, id, units, priceMin } of rows) {
    const card = cards.get(id);
    if (count === 1 && card && units) {
      cards.set(id, addMatchingUnits(card, { count: units, priceMin }));
    }
  }
  return { total, groups, cards };
};
