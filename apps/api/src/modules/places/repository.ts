import type { Place } from "@hjem/domain/place/place";
import { fold } from "@hjem/domain/text/fold";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/** A place as it is written: counts are taken from the listings when it is read. */
export interface NewPlace extends Pick<Place, "geoId" | "kind" | "name" | "parent" | "location"> {
  /** How well known it is; ranks places of one name. Inhabitants in hundreds, or an estimate. */
  weight: number;
  /** Names in other languages and spellings. @default none */
  otherNames?: readonly string[];
  /** Geo ids of all places that contain it, the largest first; they must exist or be written before it. @default none */
  ancestors?: readonly string[];
  /** Whose fact it is; null for a place that comes with a listing. @default null */
  source?: string | null;
  /** True where the location is that of a wider place. @default false */
  isApproximate?: boolean;
}

const rowOf = (place: NewPlace) => ({
  geo_id: place.geoId,
  kind: place.kind,
  name: place.name,
  parent_name: place.parent,
  norm: fold(place.name),
  search_norm: fold(`${place.name} ${place.parent ?? ""}`).trim(),
  weight: Math.round(place.weight),
  lat: place.location.lat,
  lng: place.location.lng,
  other_names: place.otherNames ?? [],
  ancestors: place.ancestors ?? [],
  source: place.source ?? null,
  is_approximate: place.isApproximate ?? false,
});

/**
 * Writes places of a region, wide before narrow; those that are there already are brought up to date and keep their id,
 * those that are the same are left alone.
 */
export const savePlaces = async (
  db: Queries,
  regionId: string,
  places: readonly NewPlace[],
): Promise<void> => {
  const rows = JSON.stringify(places.map(rowOf));
  await sql`
    insert into place as old (region, geo_id, kind, name, parent_name, norm, search_norm, weight, lat, lng,
      other_names, source, is_approximate)
    select ${regionId}, geo_id, kind, name, parent_name, norm, search_norm, weight, lat, lng,
      other_names, source, is_approximate
    from json_to_recordset(${rows}::json) as p(
      geo_id text, kind text, name text, parent_name text, norm text, search_norm text,
      weight int4, lat float8, lng float8, other_names text[], source text, is_approximate boolean)
    on conflict (region, geo_id) do update set
      kind = excluded.kind, name = excluded.name, parent_name = excluded.parent_name, norm = excluded.norm,
      search_norm = excluded.search_norm, weight = excluded.weight, lat = excluded.lat, lng = excluded.lng,
      other_names = excluded.other_names, source = excluded.source, is_approximate = excluded.is_approximate
    where (old.kind, old.name, old.parent_name, old.weight, old.lat, old.lng, old.other_names, old.source,
        old.is_approximate)
      is distinct from (excluded.kind, excluded.name, excluded.parent_name, excluded.weight, excluded.lat,
        excluded.lng, excluded.other_names, excluded.source, excluded.is_approximate)
  `.execute(db);
  await sql`
    with wanted as (
      select p.geo_id, coalesce(array_agg(a.id order by wider.nth) filter (where a.id is not null), '{}') as ids
      from json_to_recordset(${rows}::json) as p(geo_id text, ancestors text[])
      left join lateral unnest(p.ancestors) with ordinality as wider(geo_id, nth) on true
      left join place a on a.region = ${regionId} and a.geo_id = wider.geo_id
      group by p.geo_id
    )
    update place set wider = wanted.ids from wanted
    where place.region = ${regionId} and place.geo_id = wanted.geo_id and place.wider <> wanted.ids
  `.execute(db);
};

/** A place and those that contain it, by their internal ids. */
export interface WiderPlaces {
  id: number;
  /** The widest first. */
  wider: readonly number[];
}

/** Places by geo id with those in which they lie; those that do not exist are missing. */
export const findWiderPlaces = async (
  db: Queries,
  regionId: string,
  geoIds: readonly string[],
): Promise<Map<string, WiderPlaces>> => {
  const rows = await db
    .selectFrom("place")
    .select(["id", "geo_id", "wider"])
    .where("region", "=", regionId)
    .where("geo_id", "=", sql<string>`any(${[...new Set(geoIds)]}::text[])`)
    .execute();
  return new Map(rows.map(({ id, geo_id: geoId, wider }) => [geoId, { id, wider }]));
};
