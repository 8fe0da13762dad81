import type { Region } from "@hjem/domain/region";
import { countBits, wholeSpan } from "./bits.ts";
import { countFacets, countIn, countPrices, sumFacets, sumPrices } from "./counting.ts";
import { groupMatches } from "./grouping.ts";
import { similarPage } from "./likeness.ts";
import { matchesOf } from "./matches.ts";
import { packGroups } from "./packed-groups.ts";
import { pageOf } from "./page.ts";
import type { Question, Search } from "./question.ts";
import type { Segment } from "./segment.ts";
import { UnfilteredSums } from "./unfiltered-sums.ts";

/**
 * The listings of one market: a large part as it was loaded, and a small one, made anew with every change, that holds
 * what changed since. A listing counts in one of them only.
 */
export class MarketIndex {
  readonly #region: Region;
  readonly #large: Segment;
  readonly #sums: UnfilteredSums;
  #small: Segment;

  constructor(region: Region, large: Segment, small: Segment) {
    this.#region = region;
    this.#large = large;
    this.#sums = new UnfilteredSums(large);
    this.#small = small;
  }

  /** Listings that changed or went: the large part no longer counts them, `small` holds those that are still there. */
  replace(changed: Iterable<number>, small: Segment): void {
    for (const id of changed) {
      const row = this.#large.drop(id);
      if (row !== -1) this.#sums.drop(row);
    }
    this.#small = small;
  }

  /** Listings that count. */
  get size(): number {
    return [this.#large, this.#small].reduce(
      (sum, { live, words }) => sum + countBits(live, wholeSpan(words)),
      0,
    );
  }

  get bytes(): number {
    return this.#large.bytes + this.#sums.bytes + this.#small.bytes;
  }

  /** Answers a question: plain data that can be sent to another thread. */
  answer(question: Question): unknown {
    return this.#large.arena.during(() =>
      this.#small.arena.during(() => this.#answer({ ...question, region: this.#region }, question)),
    );
  }

  #answer(search: Search, question: Question) {
    const segments = [this.#large, this.#small] as const;
    switch (question.kind) {
      case "page":
        return pageOf(matchesOf(this.#large, search), matchesOf(this.#small, search), search);
      case "count":
        return segments.reduce((sum, segment) => sum + matchesOf(segment, search).count, 0);
      case "countIn": {
        const [large, small] = segments.map((segment) => countIn(segment, search, question.in));
        return large!.map((count, index) => count + small![index]!);
      }
      case "facets":
        return sumFacets(countFacets(this.#large, search), countFacets(this.#small, search));
      case "histogram":
        return sumPrices(countPrices(this.#large, search), countPrices(this.#small, search));
      case "clusters":
        return packGroups(
          groupMatches(
            [
              { segment: this.#large, sums: this.#sums.find(search) },
              { segment: this.#small, sums: null },
            ],
            search,
          ),
        );
      default:
        return similarPage(segments, search, question.asked);
    }
  }
}
