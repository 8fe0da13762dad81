import type { Point } from "@hjem/domain/distance";
import type { AddressRow } from "@hjem/domain/place/address";
import type { PlaceKind } from "@hjem/domain/place/place";
import { fold } from "@hjem/domain/text/fold";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/** A row of the table of places. */
export interface KnownRow extends AddressRow {
  /** Names by which its place is known: of the suburb, or of the post town, its municipality and their districts. */
  names: readonly string[];
  /** Names or code of its county or state. */
  regions: readonly string[];
  location: Point;
}

/** Most places of a name, such as the suburbs of one name in all states. */
const NAMED_MAX = 60;

interface NamedPlace {
  geoId: string;
  kind: PlaceKind;
  name: string;
  otherNames: string[];
}
interface StoredRow extends NamedPlace, Point {
  parent: string | null;
  wider: NamedPlace[];
  /** Names of the districts of its municipality; empty for suburbs, and where nobody asks for them. */
  inside: string[];
}

const columns = sql`p.geo_id as "geoId", p.kind, p.name, p.other_names as "otherNames", p.parent_name as parent,
  p.lat, p.lng, coalesce((
    select json_agg(json_build_object('geoId', w.geo_id, 'kind', w.kind, 'name', w.name, 'otherNames', w.other_names))
    from place w where w.id = any(p.wider)
  ), '[]') as wider`;

/** Names of the districts of a postcode's municipality. */
const namesInside = sql`coalesce((
    select json_agg(names.name)
    from place m join place d on d.kind = 'district' and d.region = m.region and m.id = any(d.wider),
      unnest(d.name || d.other_names) as names(name)
    where p.kind = 'postcode' and m.kind = 'municipality' and m.id = any(p.wider)
  ), '[]')`;

const postCodeOf = ({ geoId }: StoredRow): string => /\d{4}/.exec(geoId)?.[0] ?? "";

/** A suburb is a row; a postcode is one where places have no postcode of their own. */
function rowOf(stored: StoredRow): KnownRow {
  const { kind, name, otherNames, parent, wider, inside, lat, lng } = stored;
  const around = wider.find((place) => place.kind === "county" || place.kind === "state");
  const isState = around?.kind === "state";
  const code = isState ? around.geoId.slice("state:".length).toUpperCase() : undefined;
  const region = code ?? around?.name ?? "";
  const municipality = wider.find((place) => place.kind === "municipality");
  return {
    suburb: kind === "suburb" ? name : (parent ?? name),
    region,
    postCode: postCodeOf(stored),
    names:
      kind === "suburb"
        ? [name, ...otherNames]
        : [parent ?? "", municipality?.name ?? "", ...(municipality?.otherNames ?? []), ...inside],
    regions: [region, ...(around ? [around.name, ...around.otherNames] : [])],
    location: { lat, lng },
  };
}

/** Suburbs of a postcode, or the postcode where it has none; and whether the market's table has postcodes at all. */
export async function readRowsOfCode(
  db: Queries,
  regionId: string,
  postCode: string,
): Promise<{ isLoaded: boolean; rows: KnownRow[] }> {
  const { rows } = await sql<StoredRow>`
    select ${columns}, ${namesInside} as inside from place p
    where p.region = ${regionId} and p.source is not null
      and ((p.kind = 'postcode' and p.name = ${postCode}) or (p.kind = 'suburb' and p.geo_id like ${`suburb:${postCode}-%`}))
    order by p.weight desc, p.id
  `.execute(db);
  const suburbs = rows.filter(({ kind }) => kind === "suburb");
  if (rows.length > 0) {
    return { isLoaded: true, rows: (suburbs.length > 0 ? suburbs : rows).map(rowOf) };
  }
  const { rows: known } = await sql`
    select from place where region = ${regionId} and kind = 'postcode' and source is not null limit 1
  `.execute(db);
  return { isLoaded: known.length > 0, rows: [] };
}

/**
 * Rows of places with a name, those near the pin first: its suburbs, or the postcodes of the town, district or municipality of
 * that name.
 */
export async function readNamedRows(
  db: Queries,
  regionId: string,
  { name, pin }: { name: string; pin: Point | null },
): Promise<KnownRow[]> {
  const norm = fold(name);
  const { lat, lng } = pin ?? { lat: null, lng: null };
  // Read once: where the table has no statistics yet, it is read again for each postcode otherwise, which takes half a minute.
  const { rows } = await sql<StoredRow>`
    with named as materialized (
      select array_agg(id) as ids from place
      where region = ${regionId} and kind in ('district', 'municipality') and (norm = ${norm} or ${name} = any(other_names))
    )
    select ${columns}, '[]'::json as inside from place p, named
    where p.region = ${regionId} and p.source is not null and (
      (p.kind = 'suburb' and p.norm = ${norm})
      or (p.kind = 'postcode' and (p.search_norm = p.norm || ' ' || ${norm} or p.wider && named.ids)))
    order by abs(p.lat - ${lat}::float8) + abs(p.lng - ${lng}::float8), p.weight desc, p.id limit ${NAMED_MAX}
  `.execute(db);
  const suburbs = rows.filter(({ kind }) => kind === "suburb");
  return (suburbs.length > 0 ? suburbs : rows).map(rowOf);
}
