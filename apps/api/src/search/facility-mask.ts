import type { Region } from "@hjem/domain/region";

/** Bits that an int8 column can bear. */
const FACILITIES_MAX = 63;

/** Turns facility keys of a region into the bits of the `facilities` column: the place in the region's list. */
export class FacilityMask {
  readonly #bitByKey: ReadonlyMap<string, bigint>;

  constructor(region: Pick<Region, "id" | "facilities">) {
    if (region.facilities.length > FACILITIES_MAX) {
      throw new Error(`Region ${region.id} has more than ${FACILITIES_MAX} facilities.`);
    }
    this.#bitByKey = new Map(region.facilities.map(({ key }, index) => [key, 1n << BigInt(index)]));
  }

  /** The mask of a listing's facilities; keys that the region does not list cannot be searched. */
  ofListing(keys: readonly string[]): string {
    return keys.reduce((mask, key) => mask | (this.#bitByKey.get(key) ?? 0n), 0n).toString();
  }

  /** The mask that a search asks for; null when it names a facility that no listing of the region can have. */
  ofSearch(keys: readonly string[]): string | null {
    return keys.every((key) => this.#bitByKey.has(key)) ? this.ofListing(keys) : null;
  }
}
