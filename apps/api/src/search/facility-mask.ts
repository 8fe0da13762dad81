import type { Region } from "@hjem/domain/region";

/** Width of the `facilities` column, `bit(128)`. */
const BITS = 128;

/** Turns facility keys of a region into the bits of the `facilities` column: the place in the region's list. */
export class FacilityMask {
  readonly #bitByKey: ReadonlyMap<string, number>;

  constructor(region: Pick<Region, "id" | "facilities">) {
    if (region.facilities.length > BITS) {
      throw new Error(`Region ${region.id} has more than ${BITS} facilities.`);
    }
    this.#bitByKey = new Map(region.facilities.map(({ key }, index) => [key, index]));
  }

  /** The bits of a listing's facilities as text; keys that the region does not list cannot be searched. */
  ofListing(keys: readonly string[]): string {
    const set = new Set(keys.map((key) => this.#bitByKey.get(key)));
    return Array.from({ length: BITS }, (_, bit) => (set.has(bit) ? "1" : "0")).join("");
  }

  /** The bits that a search requires; null when it names a facility that no listing of the region can have. */
  ofSearch(keys: readonly string[]): string | null {
    return keys.every((key) => this.#bitByKey.has(key)) ? this.ofListing(keys) : null;
  }
}
