import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { Database } from "../db/schema.ts";
import type { PlaceChanges } from "../modules/places/place-changes.ts";
import { findPlaceIds, findSurroundingIds } from "../modules/places/repository.ts";

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

  constructor(db: Database, changes?: PlaceChanges) {
    this.#db = db;
    changes?.onGeography(() => {
      this.#known.clear();
      this.#surrounding.clear();
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
