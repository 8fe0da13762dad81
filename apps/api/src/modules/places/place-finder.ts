import type { Acquisition, SearchListingType } from "@hjem/domain/listing/enumerations";
import { type Place, type PlaceKind, placeKinds } from "@hjem/domain/place/place";
import { fold } from "@hjem/domain/text/fold";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { availableConditions, coverageConditions } from "../../search/filter-conditions.ts";

/** In which market places are found, and for which listings they are counted; all kinds when nothing is said. */
interface PlaceScope {
  regionId: string;
  listingType?: SearchListingType | undefined;
  acquisition?: Acquisition | undefined;
}

/** A place with its internal id. */
export type FoundPlace = Place & { id: number };

/** Places that a search box offers. */
export interface PlaceFinder {
  /** Places whose name begins with the words, best first; then places that are spelt much alike. */
  suggest(term: string, scope: PlaceScope, limit: number): Promise<FoundPlace[]>;
  /** Places of some kinds with the most available listings. */
  popular(kinds: readonly PlaceKind[], scope: PlaceScope, limit: number): Promise<FoundPlace[]>;
  /** Known places among these, in the given order. */
  byGeoIds(geoIds: readonly string[], scope: PlaceScope): Promise<FoundPlace[]>;
}

interface Row {
  id: number;
  geo_id: string;
  kind: PlaceKind;
  name: string;
  parent_name: string | null;
  lat: number;
  lng: number;
  count: number;
}

const placeOf = (row: Row): FoundPlace => ({
  id: row.id,
  geoId: row.geo_id,
  kind: row.kind,
  name: row.name,
  // `Oslo, Oslo` tells nobody anything.
  parent: row.parent_name === row.name ? null : row.parent_name,
  count: row.count,
  location: { lat: row.lat, lng: row.lng },
});

/** Fewer finds than this by the beginning of a name, and a spelling mistake is likely. */
const ENOUGH = 3;
const TYPO_LENGTH_MIN = 4;
/** Share of letter triples that two spellings must have in common (pg_trgm). */
const SIMILARITY_MIN = 0.3;
/** Candidates by name before they are counted. */
const CANDIDATES = 40;

const conditions = ({ regionId, listingType, acquisition }: PlaceScope): RawBuilder<unknown> =>
  sql.join(
    [
      ...availableConditions(regionId),
      ...(listingType
        ? coverageConditions({ listingType, acquisition: acquisition ?? "buy" })
        : []),
    ],
    sql` and `,
  );

const columns = sql`p.id, p.geo_id, p.kind, p.name, p.parent_name, p.lat, p.lng`;

const countOf = (scope: PlaceScope): RawBuilder<unknown> =>
  sql`(select count(*)::int4 from listing_search s where ${conditions(scope)} and s.place_ids @> array[p.id])`;

/** Folded, one space between words: the form in which names are stored for finding. */
const normalised = (term: string): string =>
  fold(term)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * One of each name and parent: a suburb may have several postcodes, and Oslo is a county and a municipality. The one
 * with the most listings stays, of equal ones the narrower.
 */
const withoutTwins = (places: readonly FoundPlace[]): FoundPlace[] => {
  const kept = new Map<string, FoundPlace>();
  for (const place of places) {
    const key = `${place.name} ${place.parent ?? ""}`;
    const twin = kept.get(key);
    const isNarrower = (other: FoundPlace) =>
      placeKinds.indexOf(place.kind) > placeKinds.indexOf(other.kind);
    if (!twin || place.count > twin.count || (place.count === twin.count && isNarrower(twin))) {
      kept.set(key, place);
    }
  }
  return [...kept.values()];
};

/** Finds places by SQL, the same on both engines. */
export const placeFinder = (db: Database): PlaceFinder => {
  const byBeginning = async (norm: string, scope: PlaceScope): Promise<FoundPlace[]> => {
    const { rows } = await sql<Row>`
      select ${columns}, ${countOf(scope)} as count
      from (
        select * from place
        where region = ${scope.regionId} and search_norm ~>=~ ${norm} and search_norm ~<~ ${`${norm}\u{10FFFF}`}
        order by (norm = ${norm}) desc, weight desc, id
        limit ${CANDIDATES}
      ) p
      order by (p.norm = ${norm}) desc, count desc, p.weight desc, p.id
    `.execute(db);
    return rows.map(placeOf);
  };

  const bySpelling = async (norm: string, scope: PlaceScope): Promise<FoundPlace[]> => {
    const { rows } = await sql<Row>`
      select ${columns}, ${countOf(scope)} as count
      from (
        select *, similarity(norm, ${norm}) as likeness from place
        where norm % ${norm} and region = ${scope.regionId} and similarity(norm, ${norm}) >= ${SIMILARITY_MIN}
        order by likeness desc, weight desc, id
        limit ${CANDIDATES}
      ) p
      order by p.likeness desc, count desc, p.id
    `.execute(db);
    return rows.map(placeOf);
  };

  return {
    async suggest(term, scope, limit) {
      const norm = normalised(term);
      if (norm === "") return [];
      const found = await byBeginning(norm, scope);
      const isTypoLikely = found.length < ENOUGH && norm.length >= TYPO_LENGTH_MIN;
      const alike = isTypoLikely ? await bySpelling(norm, scope) : [];
      return withoutTwins([...found, ...alike]).slice(0, limit);
    },

    async popular(kinds, scope, limit) {
      const { rows } = await sql<Row>`
        select ${columns}, t.count
        from (
          select place_id, count(*)::int4 as count
          from listing_search s, unnest(s.place_ids) as place_id
          where ${conditions(scope)}
          group by place_id
        ) t
        join place p on p.id = t.place_id and p.kind = any(${kinds}::text[])
        order by t.count desc, p.weight desc, p.id
        limit ${limit}
      `.execute(db);
      return rows.map(placeOf);
    },

    async byGeoIds(geoIds, scope) {
      const { rows } = await sql<Row>`
        select ${columns}, ${countOf(scope)} as count
        from unnest(${geoIds}::text[]) with ordinality as asked(geo_id, place)
        join place p on p.geo_id = asked.geo_id and p.region = ${scope.regionId}
        order by asked.place
      `.execute(db);
      return rows.map(placeOf);
    },
  };
};
