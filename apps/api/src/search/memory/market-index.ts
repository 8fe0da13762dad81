import type { Region } from "@hjem/domain/region";
import type { MatchingUnits } from "../matching-units.ts";
import { idsOfSingles } from "../sql-clusters.ts";
import {
  type Counted,
  countFacets,
  countIn,
  countPrices,
  sumFacets,
  withoutPrice,
} from "./facet-counts.ts";
import { groupMatches } from "./group-matches.ts";
import { isGrouped, type HomesAndUnits } from "./homes-and-units.ts";
import type { IndexQuery, Search } from "./index-query.ts";
import { type Matches, matchesOf } from "./matches.ts";
import { packGroups } from "./packed-groups.ts";
import { pageOf } from "./results-page.ts";
import { similarPage } from "./similar-page.ts";
import { UnfilteredSums } from "./unfiltered-sums.ts";

/** A part of the index with the units that a search finds in it; null where units are listed one by one. */
interface Found {
  part: HomesAndUnits;
  units: Matches | null;
}

/**
 * The listings of one market: a large part as it was loaded, and a small one, rebuilt with every change, that holds
 * what changed since. A listing counts in one of them only, a project together with its units.
 */
export class MarketIndex {
  readonly #region: Region;
  readonly #large: HomesAndUnits;
  readonly #sums: UnfilteredSums;
  #small: HomesAndUnits;

  constructor(region: Region, large: HomesAndUnits, small: HomesAndUnits) {
    this.#region = region;
    this.#large = large;
    this.#sums = new UnfilteredSums(large.cards);
    this.#small = small;
  }

  /** Listings that changed or went: the large part no longer counts them, `small` holds those that are still there. */
  replace(changed: Iterable<number>, small: HomesAndUnits): void {
    for (const id of changed) {
      this.#large.units.drop(id);
      const row = this.#large.cards.drop(id);
      if (row !== -1) this.#sums.drop(row);
    }
    this.#small = small;
  }

  /** Listings that count. */
  get size(): number {
    return this.#large.count + this.#small.count;
  }

  get bytes(): number {
    return this.#large.bytes + this.#sums.bytes + this.#small.bytes;
  }

  /** The response to a query: plain data that can be sent to another thread. */
  response(query: IndexQuery): unknown {
    return this.#large.during(() =>
      this.#small.during(() => this.#evaluate({ ...query, region: this.#region }, query)),
    );
  }

  #find(search: Search): Found[] {
    return [this.#large, this.#small].map((part) => ({
      part,
      units: isGrouped(search) ? part.matchingUnits(search) : null,
    }));
  }

  #cards(search: Search, found: readonly Found[] = this.#find(search)): Matches[] {
    return found.flatMap(({ part, units }) => part.cardsOf(search, units));
  }

  /** Rows whose numbers add up to those of cards: homes by themselves, and units as their projects or one by one. */
  #counted(search: Search): Counted[] {
    return [this.#large, this.#small].flatMap((part): Counted[] => [
      { segment: part.cards, find: (requested) => matchesOf(part.cards, requested) },
      isGrouped(search)
        ? {
            segment: part.units,
            find: (requested) => part.matchingUnits(requested),
            countOf: (units) => part.countProjects(units),
          }
        : { segment: part.units, find: (requested) => matchesOf(part.units, requested) },
    ]);
  }

  #unitsOf(found: readonly Found[], ids: readonly number[]): Map<number, MatchingUnits> {
    return new Map(
      found.flatMap(({ part, units }) => (units ? [...part.unitsOf(units, ids)] : [])),
    );
  }

  #evaluate(search: Search, query: IndexQuery) {
    switch (query.kind) {
      case "page": {
        const found = this.#find(search);
        const page = pageOf(this.#cards(search, found), search);
        return { ...page, units: this.#unitsOf(found, page.ids) };
      }
      case "count":
        return this.#counted(search)
          .map(({ find, countOf = ({ count }) => count }) => countOf(find(search)))
          .reduce((sum, count) => sum + count, 0);
      case "countIn": {
        const counts = this.#counted(search).map(({ find, countOf }) =>
          countIn(find(search), query.in, countOf),
        );
        return query.in.map((_place, index) => counts.reduce((sum, part) => sum + part[index]!, 0));
      }
      case "facets":
        return this.#counted(search)
          .map((counted) => countFacets(counted, search))
          .reduce(sumFacets);
      case "histogram":
        return countPrices(this.#cards(withoutPrice(search)), search);
      case "clusters": {
        const found = this.#find(search);
        const groups = groupMatches(
          found.flatMap(({ part, units }) => [
            {
              segment: part.cards,
              sums: part === this.#large ? this.#sums.find(search) : null,
              matches: () => matchesOf(part.cards, search),
            },
            {
              segment: units ? part.cards : part.units,
              sums: null,
              matches: () => (units ? part.projectsOf(units) : matchesOf(part.units, search)),
            },
          ]),
          search,
        );
        const singles = idsOfSingles(groups.groups);
        return { ...packGroups(groups), units: this.#unitsOf(found, singles) };
      }
      default: {
        const { requested } = query;
        const found = this.#find(search);
        const sets = found.flatMap(({ part, units }) =>
          part.cardsOf(search, units, (clauses) => [clauses.inPlaces(requested.places)]),
        );
        const page = similarPage(sets, search, requested);
        return { ...page, units: this.#unitsOf(found, page.ids) };
      }
    }
  }
}
