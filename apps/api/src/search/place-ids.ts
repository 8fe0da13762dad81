import type { Database } from "../db/schema.ts";
import { findPlaceIds } from "../modules/places/repository.ts";

/** Places remembered by their internal id; more of them start the memory anew. */
const REMEMBERED_MAX = 20_000;

/**
 * Geo ids to internal ids. A place never changes its id, so what was found is remembered; what does not exist is
 * asked again, since it may come to be.
 */
export class PlaceIds {
  readonly #db: Database;
  readonly #known = new Map<string, number>();

  constructor(db: Database) {
    this.#db = db;
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
