import { areaKinds } from "@hjem/domain/place/area-address";
import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { availableConditions } from "../../search/filter-conditions.ts";
import type { StoredArea } from "./area-directory.ts";

/** Every place of a region that has a page. */
export const findAreas = async (db: Database, regionId: string): Promise<StoredArea[]> => {
  const { rows } = await sql<StoredArea>`
    select id, geo_id as "geoId", kind, name, parent_name as parent, lat, lng, weight
    from place where region = ${regionId} and kind = any(${areaKinds}::text[])
    order by id
  `.execute(db);
  return rows;
};

const available = (regionId: string) => sql.join(availableConditions(regionId), sql` and `);

/** Available listings of every kind in each of these places. */
export const countInPlaces = async (
  db: Database,
  regionId: string,
  ids: readonly number[],
): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; count: number }>`
    select p.id, (
      select count(*)::int4 from listing_search s
      where ${available(regionId)} and s.place_ids @> array[p.id]
    ) as count
    from unnest(${ids}::int4[]) as p(id)
  `.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** Available listings of every kind in each place that shares any with this one: one pass over its listings. */
export const countInside = async (
  db: Database,
  regionId: string,
  id: number,
): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; count: number }>`
    select place_id as id, count(*)::int4 as count
    from listing_search s, unnest(s.place_ids) as place_id
    where ${available(regionId)} and s.place_ids @> array[${id}::int4]
    group by place_id
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row.count]));
};
