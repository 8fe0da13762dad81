import type { Place } from "@hjem/domain/place/place";
import { fold } from "@hjem/domain/text/fold";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/** A place as it is written: counts are taken from the listings when it is read. */
export interface NewPlace extends Pick<Place, "geoId" | "kind" | "name" | "parent" | "location"> {
  /** How well known it is; ranks places of one name. Inhabitants in hundreds, or an estimate. */
  weight: number;
}

const rowOf = ({ geoId, kind, name, parent, location, weight }: NewPlace) => ({
  geo_id: geoId,
  kind,
  name,
  parent_name: parent,
  norm: fold(name),
  search_norm: fold(`${name} ${parent ?? ""}`).trim(),
  weight: Math.round(weight),
  lat: location.lat,
  lng: location.lng,
});

/** Writes places of a region; those that are there already are brought up to date and keep their id. */
export const savePlaces = async (
  db: Queries,
  regionId: string,
  places: readonly NewPlace[],
): Promise<void> => {
  await sql`
    insert into place (region, geo_id, kind, name, parent_name, norm, search_norm, weight, lat, lng)
    select ${regionId}, geo_id, kind, name, parent_name, norm, search_norm, weight, lat, lng
    from json_to_recordset(${JSON.stringify(places.map(rowOf))}::json) as p(
      geo_id text, kind text, name text, parent_name text, norm text, search_norm text,
      weight int4, lat float8, lng float8)
    on conflict (region, geo_id) do update set
      kind = excluded.kind, name = excluded.name, parent_name = excluded.parent_name, norm = excluded.norm,
      search_norm = excluded.search_norm, weight = excluded.weight, lat = excluded.lat, lng = excluded.lng
  `.execute(db);
};

/** Internal ids of places by geo id; those that do not exist are missing. */
export const findPlaceIds = async (
  db: Queries,
  regionId: string,
  geoIds: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom("place")
    .select(["id", "geo_id"])
    .where("region", "=", regionId)
    .where("geo_id", "=", sql<string>`any(${[...new Set(geoIds)]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.geo_id, row.id]));
};
