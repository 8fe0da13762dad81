import type { Listing } from "@hjem/domain/listing/listing";
import type { Region } from "@hjem/domain/region";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { saveListings } from "../modules/listings/repository.ts";
import { savePlaces } from "../modules/places/repository.ts";
import { replaceStops } from "../modules/stops/repository.ts";
import type { ClusterGroup } from "../search/cluster-grid.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { findSimilarTo, similarSearch } from "../search/similar-to.ts";
import { CountOracle } from "./count-oracle.ts";
import { randomListings, randomStops } from "./random-listings.ts";
import { randomSearch } from "./random-searches.ts";
import { australianPlaces, norwegianPlaces, TEST_NOW } from "./sample-listings.ts";
import { searchByBruteForce } from "./search-oracle.ts";
import type { TestDatabase } from "./test-database.ts";

/** Decides which searches are drawn; it stands in the names of the tests, so that a report tells it. */
export const CONTRACT_SEED = 20_261_121;

const stops = randomStops(12);

/** A market and its listings in the order in which they are stored. */
export interface TestMarket {
  region: Region;
  listings: Listing[];
}

/** The same listings for every implementation. */
export const testMarkets = (): TestMarket[] => [
  { region: regionNo, listings: randomListings("norwegian", 220, 0) },
  { region: regionAu, listings: randomListings("australian", 120, 1000) },
];

/** Stores places, stops and listings of the markets. */
export const fillMarkets = async (
  { db }: TestDatabase,
  markets: readonly TestMarket[],
): Promise<void> => {
  await savePlaces(db, "no", norwegianPlaces);
  await savePlaces(db, "au", australianPlaces);
  for (const { region, listings } of markets) {
    await replaceStops(db, region.id, stops);
    await saveListings(db, region, listings);
  }
};

const idsOf = (cards: string): string[] =>
  (JSON.parse(`[${cards}]`) as { property_id: string }[]).map((card) => card.property_id);

type GroupShape = Pick<ClusterGroup, "count" | "latSum" | "lngSum">;

const bySize = (one: GroupShape, other: GroupShape): number =>
  one.count - other.count || one.latSum - other.latSum || one.lngSum - other.lngSum;

/** What an implementation is held to: how many random searches for pages, and for each kind of count. */
export interface ContractRuns {
  pages: number;
  counts: number;
}

/**
 * Holds an implementation against brute force over the same listings: page contents, order, totals, counts of every
 * choice, histogram, groups on the map and homes alike, for random searches of all kinds of filter. `open` gives the
 * filled index when the tests run, `markets` what is stored in it then.
 */
export const agreesWithBruteForce = (
  markets: () => readonly TestMarket[],
  open: () => { index: SearchIndex; database: TestDatabase },
  runs: ContractRuns,
): void => {
  const scopeOf = (region: Region) => ({ region, now: TEST_NOW });
  const each = (which: number) => {
    const market = markets()[which];
    if (!market) throw new Error("There is no such market.");
    const scope = { region: market.region, now: TEST_NOW, stops };
    return { ...market, scope, counts: new CountOracle(market.listings, scope), ...open() };
  };

  for (const [which, name] of ["no", "au"].entries()) {
    test(`SRCH-016..055: ${runs.pages} random searches of ${name} (seed ${CONTRACT_SEED}) find the same listings in the same order as looking at every listing`, async () => {
      const { region, listings, scope, index } = each(which);
      await fc.assert(
        fc.asyncProperty(randomSearch, async (request) => {
          const all = searchByBruteForce(listings, request, scope);
          const start = (request.page - 1) * request.size;
          const page = await index.page(request, scopeOf(region));
          expect(page.total).toBe(all.length);
          expect(idsOf(page.cards)).toEqual(all.slice(start, start + request.size));
          expect(await index.count(request, scopeOf(region))).toBe(all.length);
        }),
        { numRuns: runs.pages, seed: CONTRACT_SEED },
      );
    });

    test(`${runs.counts} random searches of ${name} (seed ${CONTRACT_SEED}) count every choice, every bar and every place on the map as looking does`, async () => {
      const { region, counts, index } = each(which);
      await fc.assert(
        fc.asyncProperty(
          randomSearch,
          fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
          async (random, zoomLevel) => {
            const request = { ...random, zoomLevel };
            expect(await index.facets(request, scopeOf(region))).toEqual(counts.facets(request));
            expect(await index.histogram(request, scopeOf(region))).toEqual(
              counts.histogram(request),
            );
            const { total, groups, cards } = await index.clusters(request, scopeOf(region));
            const shapes = groups.map(({ count, latSum, lngSum }) => ({ count, latSum, lngSum }));
            expect(shapes.toSorted(bySize)).toEqual(counts.clusters(request).toSorted(bySize));
            expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(total);
            expect(groups.length).toBeLessThanOrEqual(100);
            expect(cards.size).toBe(groups.filter(({ count }) => count === 1).length);
          },
        ),
        { numRuns: runs.counts, seed: CONTRACT_SEED },
      );
    });

    test(`homes like another in ${name} are the same, in the same order, as comparing every listing finds`, async () => {
      const { region, listings, counts, index, database } = each(which);
      await fc.assert(
        fc.asyncProperty(
          fc.nat(listings.length - 1),
          randomSearch,
          fc.constantFrom(1, 2),
          async (number, { sorting: _sorting, ...filter }, page) => {
            const asked = listings[number]!;
            const to = await findSimilarTo(database.db, region.id, asked.id);
            if (!to) throw new Error("The listing is not stored.");
            const request = similarSearch(to, { filter, page, size: 5 });
            const all = counts.similar(asked, request);
            const found = await index.similar(to, request, scopeOf(region));
            expect(found.total).toBe(all.length);
            expect(idsOf(found.cards)).toEqual(all.slice((page - 1) * 5, page * 5));
          },
        ),
        { numRuns: runs.counts, seed: CONTRACT_SEED },
      );
    });
  }
};
