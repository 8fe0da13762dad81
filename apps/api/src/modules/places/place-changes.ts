import type { OnNotification } from "../../db/listen.ts";
import { PLACE_CHANNEL } from "../../db/migrations/014-place-geography.ts";

/** Counts the changes of a region's places. */
interface Count {
  /** Of every place. */
  all: number;
  /** Of real geography alone. */
  geography: number;
}

/**
 * Notifications of the database about changed places. Caches of places compare the version numbers and query nothing
 * while they are unchanged.
 */
export class PlaceChanges {
  readonly #counts = new Map<string, Count>();
  readonly #listeners = new Set<(regionId: string) => void>();
  readonly #streetListeners = new Set<(regionId: string, ids: readonly number[]) => void>();
  #missed = 0;
  #isFollowed = false;

  /** Follows the notifications of a database. */
  async follow(
    listen: (channel: string, onNotification: OnNotification) => Promise<void>,
  ): Promise<void> {
    await listen(PLACE_CHANNEL, (payload) => this.note(payload));
    this.#isFollowed = true;
  }

  /**
   * Takes in one notification: `au geography`, `au street`, or `au street 17,18` where those are new; null says that some may
   * have been missed.
   */
  note(payload: string | null): void {
    if (payload === null) {
      this.#missed += 1;
      for (const regionId of this.#counts.keys()) this.#notify(regionId);
      return;
    }
    const [regionId = "", kind, ids] = payload.split(" ");
    if (ids !== undefined) {
      const streets = ids.split(",").map(Number);
      for (const listener of this.#streetListeners) listener(regionId, streets);
      return;
    }
    const { all, geography } = this.#counts.get(regionId) ?? { all: 0, geography: 0 };
    const isGeography = kind === "geography";
    this.#counts.set(regionId, { all: all + 1, geography: geography + (isGeography ? 1 : 0) });
    if (isGeography) this.#notify(regionId);
  }

  #notify(regionId: string): void {
    for (const listener of this.#listeners) listener(regionId);
  }

  /** A number that changes with any place of a region, new streets aside; null where no notifications are received. */
  placesVersion(regionId: string): number | null {
    return this.#isFollowed ? this.#missed + (this.#counts.get(regionId)?.all ?? 0) : null;
  }

  /** A number that changes with the real geography of a region. */
  geographyVersion(regionId: string): number {
    return this.#missed + (this.#counts.get(regionId)?.geography ?? 0);
  }

  /** Calls `listener` with the ids of new streets and postcodes of a region. */
  onStreets(listener: (regionId: string, ids: readonly number[]) => void): void {
    this.#streetListeners.add(listener);
  }

  /** Calls `listener` with the region whose real geography has changed. */
  onGeography(listener: (regionId: string) => void): void {
    this.#listeners.add(listener);
  }
}
