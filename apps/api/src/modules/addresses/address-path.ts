import { metresBetween, type Point } from "@hjem/domain/distance";
import type { PlaceKind } from "@hjem/domain/place/place";
import { fold } from "@hjem/domain/text/fold";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/** A place that contains an address. */
export interface ContainingPlace {
  geoId: string;
  kind: PlaceKind;
  name: string;
}

/** What an address says of its place; the pin decides where names do not. */
export interface StatedPlace {
  suburb?: string | null | undefined;
  /** County, or upper-case code of the state: tells the two sides of a border apart. */
  region?: string | null | undefined;
  postCode?: string | null | undefined;
  coordinates: Point | null;
}

/** A district or suburb farther from the pin than this does not contain it. Metres. */
const NARROW_MAX_M = 6_000;
/** A place of the stated name farther away is another of that name. Metres. */
const NAMED_MAX_M = 60_000;
/** Degrees of latitude that both distances stay within. */
const BOX_DEGREES = 0.6;

interface PlaceRow extends ContainingPlace, Point {
  isApproximate: boolean;
  isNamed: boolean;
  wider: ContainingPlace[];
}

/** Kinds that a listing names, the widest first; a city and a postcode follow from them (D108). */
const pathKinds: readonly PlaceKind[] = ["county", "state", "municipality", "district", "suburb"];

const readCandidates = async (
  db: Queries,
  regionId: string,
  { suburb, postCode, coordinates }: StatedPlace,
): Promise<PlaceRow[]> => {
  const { lat, lng } = coordinates ?? { lat: null, lng: null };
  const { rows } = await sql<PlaceRow>`
    select p.geo_id as "geoId", p.kind, p.name, p.lat, p.lng, p.is_approximate as "isApproximate",
      p.norm = ${fold(suburb?.trim() ?? "")} as "isNamed",
      coalesce((
        select json_agg(json_build_object('geoId', w.geo_id, 'kind', w.kind, 'name', w.name) order by around.nth)
        from unnest(p.wider) with ordinality as around(id, nth) join place w on w.id = around.id
      ), '[]') as wider
    from place p
    where p.region = ${regionId} and (
      p.geo_id = ${`postcode:${postCode ?? ""}`}
      or (p.kind in ('suburb', 'district', 'municipality') and (
        p.norm = ${fold(suburb?.trim() ?? "")}
        or (p.lat between ${lat}::float8 - ${BOX_DEGREES} and ${lat}::float8 + ${BOX_DEGREES}
          and p.lng between ${lng}::float8 - ${2 * BOX_DEGREES} and ${lng}::float8 + ${2 * BOX_DEGREES}))))
    order by p.id
  `.execute(db);
  return rows;
};

const isNarrow = ({ kind }: ContainingPlace): boolean => kind === "suburb" || kind === "district";

const holds = ({ geoId, wider }: PlaceRow, id: string | undefined): boolean =>
  geoId === id || wider.some((place) => place.geoId === id);

/** Whether a place belongs to a postcode: by its own, or by lying in the same municipality. */
const belongsTo = (place: PlaceRow, code: PlaceRow): boolean =>
  place.geoId.startsWith(`suburb:${code.name}-`) ||
  holds(place, code.geoId) ||
  holds(place, code.wider.findLast(({ kind }) => kind === "municipality")?.geoId);

const narrowestOf = (
  rows: readonly PlaceRow[],
  { coordinates, region }: StatedPlace,
): PlaceRow | null => {
  // One that came with a listing says nothing.
  const code = rows.find(({ kind, wider }) => kind === "postcode" && wider.length > 0);
  const metresTo = (place: PlaceRow) => (coordinates ? metresBetween(place, coordinates) : 0);
  const byDistance = rows
    .filter(({ kind }) => kind !== "postcode")
    .toSorted((one, other) => metresTo(one) - metresTo(other));
  // One that came with a listing alone says nothing of where it lies.
  const isOfCode = (place: PlaceRow) => !code || code.wider.length === 0 || belongsTo(place, code);
  const districtOfCode = code?.wider.findLast(isNarrow)?.geoId;
  const state = region ? `state:${region.toLowerCase()}` : undefined;
  const named = byDistance.filter((place) => place.isNamed && isNarrow(place) && isOfCode(place));
  return (
    // What is named and fits the postcode, then what the pin says.
    named.find((place) => state !== undefined && holds(place, state)) ??
    named[0] ??
    byDistance.find(
      (place) => place.isNamed && place.kind === "suburb" && metresTo(place) <= NAMED_MAX_M,
    ) ??
    rows.find(({ geoId }) => geoId === districtOfCode) ??
    byDistance.find(
      (place) =>
        coordinates !== null &&
        isNarrow(place) &&
        !place.isApproximate &&
        isOfCode(place) &&
        metresTo(place) <= NARROW_MAX_M,
    ) ??
    (code && code.wider.length > 0 ? code : undefined) ??
    byDistance.find(({ isNamed }) => isNamed) ??
    byDistance.find(({ isApproximate }) => coordinates !== null && !isApproximate) ??
    null
  );
};

/**
 * The places that contain an address, the widest first: by its postcode and the name of its suburb, else by the pin.
 * Counties or states, municipalities, districts and suburbs; empty far from any place (D32).
 */
export const findAddressPath = async (
  db: Queries,
  regionId: string,
  stated: StatedPlace,
): Promise<ContainingPlace[]> => {
  const narrowest = narrowestOf(await readCandidates(db, regionId, stated), stated);
  if (!narrowest) return [];
  const { geoId, kind, name } = narrowest;
  return [...narrowest.wider, { geoId, kind, name }]
    .filter((place) => pathKinds.includes(place.kind))
    .toSorted((one, other) => pathKinds.indexOf(one.kind) - pathKinds.indexOf(other.kind));
};

/** Name of the county, or upper-case code of the state, on a path. */
export const regionOnPath = (path: readonly ContainingPlace[]): string => {
  const widest = path.find(({ kind }) => kind === "county" || kind === "state");
  if (!widest) return "";
  return widest.kind === "state" ? widest.geoId.slice("state:".length).toUpperCase() : widest.name;
};
