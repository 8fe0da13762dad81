import { boxAround, metresBetween, type Point } from "@hjem/domain/distance";
import type { NearStop } from "@hjem/domain/place/stop";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/** A stop of public transport. */
export interface Stop extends Point {
  name: string;
}

/** A box of degrees. */
interface Box {
  north: number;
  south: number;
  west: number;
  east: number;
}

/** Writes the stops of a region in place of those it had. Save them before the listings near them. */
export const replaceStops = async (
  db: Queries,
  regionId: string,
  stops: readonly Stop[],
): Promise<void> => {
  await db.deleteFrom("stop").where("region", "=", regionId).execute();
  await sql`
    insert into stop (region, name, lat, lng)
    select ${regionId}, name, lat, lng
    from json_to_recordset(${JSON.stringify(stops)}::json) as s(name text, lat float8, lng float8)
  `.execute(db);
};

const stopsIn = (db: Queries, regionId: string, box: Box) =>
  db
    .selectFrom("stop")
    .where("region", "=", regionId)
    .where("lat", ">=", box.south)
    .where("lat", "<=", box.north)
    .where("lng", ">=", box.west)
    .where("lng", "<=", box.east);

/** Stops inside a box of degrees. */
export const findStopsIn = (db: Queries, regionId: string, box: Box): Promise<Point[]> =>
  stopsIn(db, regionId, box).select(["lat", "lng"]).execute();

/** The nearest stops of a region within `radius` metres in a straight line, at most `size`, the nearest first. */
export const findNearStops = async (
  db: Queries,
  regionId: string,
  home: Point,
  { radius, size }: { radius: number; size: number },
): Promise<NearStop[]> => {
  const stops = await stopsIn(db, regionId, boxAround(home, radius))
    .select(["name", "lat", "lng"])
    .execute();
  return stops
    .map(({ name, lat, lng }) => ({
      name,
      location: { lat, lng },
      distance: Math.ceil(metresBetween(home, { lat, lng })),
    }))
    .filter(({ distance }) => distance <= radius)
    .toSorted((one, other) => one.distance - other.distance || (one.name < other.name ? -1 : 1))
    .slice(0, size);
};
