import type { Point } from "@hjem/domain/distance";
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

/** The same with their names. */
export const findNamedStopsIn = (db: Queries, regionId: string, box: Box): Promise<Stop[]> =>
  stopsIn(db, regionId, box).select(["name", "lat", "lng"]).execute();
