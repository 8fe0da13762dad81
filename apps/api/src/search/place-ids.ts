import type { RegionBasics } from "@hjem/domain/region";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { sql } from "kysely";
import type { Database, Queries } from "../db/schema.ts";

/** Internal ids of places by geo id; those that do not exist are missing. */
export async function findPlaceIds(
  db: Queries,
  regionId: string,
  geoIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("place")
    .select(["id", "geo_id"])
    .where("region", "=", regionId)
    .where("geo_id", "=", sql<string>`any(${[...new Set(geoIds)]}::text[])`)
    .execute();
  return new Map(rows.map(({ id, geo_id: geoId }) => [geoId, id]));
}

/** So many suburbs around one are its surroundings, and none that is farther away. Kilometres. */
const SURROUNDING_MAX = 12;
const SURROUNDING_KM = 12;
const KM_PER_DEGREE = 111.2;

/** The suburbs around those among the given places, the nearest of each (D51). */
export async function findSurroundingIds(
  db: Queries,
  regionId: string,
  geoIds: readonly string[],
): Promise<number[]> {
  const reach = SURROUNDING_KM / KM_PER_DEGREE;
  const { rows } = await sql<{ id: number }>`
    select distinct near.id
    from place p cross join lateral (
      select id from (
        select o.id, sqrt(power(o.lat - p.lat, 2) + power((o.lng - p.lng) * cos(radians(p.lat)), 2)) as far
        from place o
        where o.region = p.region and o.kind = p.kind and o.id <> p.id
          and o.lat between p.lat - ${reach}::float8 and p.lat + ${reach}::float8
      ) as others
      where far <= ${reach}::float8
      order by far, id limit ${SURROUNDING_MAX}
    ) near
    where p.region = ${regionId} and p.kind = 'suburb' and p.geo_id = any(${geoIds}::text[])
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Says when the real geography of a region has changed. */
export interface GeographyChanges {
  onGeography(listener: (regionId: string) => void): void;
}

/** Places cached by their internal id; more of them clear the cache. */
const REMEMBERED_MAX = 20_000;

/**
 * Geo ids to internal ids. A place never changes its id, so what was found is cached until the geography changes;
 * what does not exist is queried again, since it may be added later.
 */
export class PlaceIds {
  readonly #db: Database;
  readonly #known = new Map<string, number>();
  readonly #surrounding = new Map<string, number[]>();
  readonly #fjordCounties = new Map<string, number[]>();

  constructor(db: Database, changes?: GeographyChanges) {
    this.#db = db;
    changes?.onGeography(() => {
      this.#known.clear();
      this.#surrounding.clear();
      this.#fjordCounties.clear();
    });
  }

  /** The ids of those places that exist, and of the suburbs around them (D51). */
  async findWithSurrounding(regionId: string, geoIds: readonly string[]): Promise<number[]> {
    const key = `${regionId} ${[...geoIds].toSorted().join(" ")}`;
    const known = this.#surrounding.get(key);
    if (known) return known;
    const [own, around] = await Promise.all([
      this.find(regionId, geoIds),
      findSurroundingIds(this.#db, regionId, geoIds),
    ]);
    const ids = [...new Set([...own, ...around])];
    if (this.#surrounding.size > REMEMBERED_MAX) this.#surrounding.clear();
    this.#surrounding.set(key, ids);
    return ids;
  }

  /** The ids of the places that a search names, by its own wish with the suburbs around them. */
  ofSearch(
    regionId: string,
    { geoId = [], includesSurrounding }: Pick<SearchRequest, "geoId" | "includesSurrounding">,
  ): Promise<number[]> {
    return includesSurrounding
      ? this.findWithSurrounding(regionId, geoId)
      : this.find(regionId, geoId);
  }

  /** The counties of a market whose roads go around fjords (D82), for a search that measures ways; else none. */
  async ofFjordCounties(
    { id, fjordCounties = [] }: Pick<RegionBasics, "id" | "fjordCounties">,
    { reach }: Pick<SearchRequest, "reach">,
  ): Promise<readonly number[]> {
    if (!reach?.length || fjordCounties.length === 0) return [];
    const known = this.#fjordCounties.get(id);
    if (known) return known;
    const rows = await this.#db
      .selectFrom("place")
      .select("id")
      .where("region", "=", id)
      .where("kind", "=", "county")
      .where("name", "in", fjordCounties)
      .execute();
    const ids = rows.map((row) => row.id);
    this.#fjordCounties.set(id, ids);
    return ids;
  }

  /** The ids of those places that exist. */
  async find(regionId: string, geoIds: readonly string[]): Promise<number[]> {
    const keyOf = (geoId: string) => `${regionId} ${geoId}`;
    const unknown = geoIds.filter((geoId) => !this.#known.has(keyOf(geoId)));
    if (unknown.length > 0) {
      if (this.#known.size > REMEMBERED_MAX) this.#known.clear();
      for (const [geoId, id] of await findPlaceIds(this.#db, regionId, unknown)) {
        this.#known.set(keyOf(geoId), id);
      }
    }
    return geoIds.flatMap((geoId) => this.#known.get(keyOf(geoId)) ?? []);
  }
}
