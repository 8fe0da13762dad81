import { areaKinds } from "@hjem/domain/place/area-address";
import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { availableConditions } from "../../search/filter-conditions.ts";
import type { StoredArea } from "./area-directory.ts";

/** Every place of a region that has a page. */
export const findAreas = async (db: Database, regionId: string): Promise<StoredArea[]> => {
  const { rows } = await sql<StoredArea>`
    select id, geo_id as "geoId", kind, name, parent_name as parent, lat, lng, weight, wider as "widerIds"
    from place where region = ${regionId} and kind = any(${areaKinds}::text[])
    order by id
  `.execute(db);
  return rows;
};

/** What can be had and is found by itself or through its project; a project that its units stand for is none (D110). */
const available = (regionId: string) =>
  sql.join([...availableConditions(regionId), sql`s.project is distinct from s.id`], sql` and `);

/** How many cards these make: homes, and the projects of units. */
const cards = sql`count(distinct coalesce(s.project, s.id))::int4`;

/**
 * Cards of what can be had, of every kind, in each place that shares any with this one: one pass over its listings. It
 * ranks; what is shown is counted by the index.
 */
export const countInside = async (
  db: Database,
  regionId: string,
  id: number,
): Promise<Map<number, number>> => {
  const { rows } = await sql<{ id: number; count: number }>`
    select place_id as id, ${cards} as count
    from listing_search s, unnest(s.place_ids) as place_id
    where ${available(regionId)} and s.place_ids @> array[${id}::int4]
    group by place_id
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row.count]));
};
