import { SearchRequest } from "@hjem/domain/search/search-filter";
import { copyBits } from "./bitset.ts";
import { Clauses } from "./clauses.ts";
import type { Search } from "./index-query.ts";
import { matchesOf } from "./matches.ts";
import { RunSums } from "./run-sums.ts";
import type { Segment } from "./segment.ts";

/** Most cached sums: the most recently used. */
const CACHE_MAX = 8;

/**
 * Sums over everything that searches without filters find (`RunSums`): one set for each requested kind of listing and
 * availability, made at its first use. Rows that cease to count are subtracted, so it is exact.
 */
export class UnfilteredSums {
  readonly #segment: Segment;
  readonly #cached = new Map<string, RunSums>();

  constructor(segment: Segment) {
    this.#segment = segment;
  }

  /** The sums of a search, whatever its area; null where it filters. */
  find(search: Search): RunSums | null {
    // The circles around addresses differ by county: no area that sums are cut to.
    if (search.request.reach?.length) return null;
    const { listingType, acquisition, availability } = search.request;
    const filter = { ...search.request, availability: undefined };
    if (new Clauses(this.#segment).ofFilter(filter, search).length > 0) return null;
    const key = JSON.stringify([listingType, acquisition, availability?.toSorted()]);
    const sums = this.#cached.get(key) ?? this.#make(search);
    this.#cached.delete(key);
    this.#cached.set(key, sums);
    for (const oldest of this.#cached.keys()) {
      if (this.#cached.size <= CACHE_MAX) break;
      this.#cached.delete(oldest);
    }
    return sums;
  }

  #make(search: Search): RunSums {
    const { listingType, acquisition, availability } = search.request;
    const request = SearchRequest.parse({ listingType, acquisition, availability });
    const { bits, spans } = matchesOf(this.#segment, { ...search, request });
    const found = new Uint32Array(this.#segment.words);
    copyBits(found, bits, spans);
    return new RunSums(this.#segment, found);
  }

  /** A row ceases to count. */
  drop(row: number): void {
    for (const sums of this.#cached.values()) sums.drop(row);
  }

  get bytes(): number {
    return [...this.#cached.values()].reduce((bytes, sums) => bytes + sums.bytes, 0);
  }
}
