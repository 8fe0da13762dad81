import { MINUTE_MS } from "@hjem/domain/durations";
import type { Listing } from "@hjem/domain/listing/listing";
import type { Region } from "@hjem/domain/region";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { isLongRun } from "@hjem/vite-config/test-run";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { saveListings } from "../modules/listings/repository.ts";
import { replaceStops } from "../modules/stops/repository.ts";
import { findPlaceIds } from "../search/place-ids.ts";
import type { SearchIndex } from "../search/search-index.ts";
import { findSimilarTo, similarSearch } from "../search/similar-homes.ts";
import { CountOracle } from "./count-oracle.ts";
import type { Facts } from "./listing-facts.ts";
import { groupsByBruteForce } from "./map-oracle.ts";
import { randomListings, randomStops, withProjects } from "./random-listings.ts";
import { randomSearch } from "./random-searches.ts";
import { TEST_NOW } from "./sample-listings.ts";
import { saveSamples } from "./sample-markets.ts";
import { SearchOracle } from "./search-oracle.ts";
import type { TestDatabase } from "./test-database.ts";

/** Decides which searches are drawn; it is in the names of the tests, and so in the report. */
export const CONTRACT_SEED = 20_261_121;

/** Stops of public transport in both markets. */
export const testStops = randomStops(12);

/** A market and its listings in the order in which they are stored. */
export interface TestMarket {
  region: Region;
  listings: Listing[];
}

/** Markets of homes that are found by themselves. */
export const marketsOfHomes = (): TestMarket[] => [
  { region: regionNo, listings: randomListings("norwegian", 220, 0) },
  { region: regionAu, listings: randomListings("australian", 120, 1000) },
];

/** The same listings for every implementation, projects and their units among them. */
export const testMarkets = (): TestMarket[] =>
  marketsOfHomes().map(({ region, listings }) => ({ region, listings: withProjects(listings) }));

/** Stores places, stops and listings of the markets. */
export const fillMarkets = async (
  { db }: TestDatabase,
  markets: readonly TestMarket[],
): Promise<void> => {
  await saveSamples(db);
  for (const { region, listings } of markets) {
    await replaceStops(db, region.id, testStops);
    await saveListings(db, region, listings);
  }
};

const idOf = (card: string): string => (JSON.parse(card) as { property_id: string }).property_id;

const unitsOf = (cards: string): unknown[] =>
  (JSON.parse(`[${cards}]`) as { matching_units: unknown }[]).map((card) => card.matching_units);

const idsOf = (cards: string): string[] =>
  (JSON.parse(`[${cards}]`) as { property_id: string }[]).map((card) => card.property_id);

/** Number of random searches of each kind; the long run has ten times as many. */
export interface ContractRuns {
  pages: number;
  /** Choices, bars, places and groups on the map. */
  counts: number;
  similar: number;
}

/** At least so many of the random searches find something; where nothing is found, little is compared. */
const FINDING_MIN = 1 / 3;
/** Hundreds of searches, in the long run thousands, are held against an oracle that reads every listing. */
const LIMIT = { timeout: (isLongRun ? 30 : 3) * MINUTE_MS };

/**
 * Holds an implementation against brute force over the same listings: page contents, order, totals, counts of every
 * choice, histogram, groups on the map and homes alike, for random searches of all kinds of filter. `open` gives the
 * filled index when the tests run, `markets` what is stored in it then.
 */
export const agreesWithBruteForce = (
  markets: () => readonly TestMarket[],
  open: () => { index: SearchIndex; database: TestDatabase },
  usualRuns: ContractRuns,
): void => {
  const times = isLongRun ? 10 : 1;
  const runs: ContractRuns = {
    pages: usualRuns.pages * times,
    counts: usualRuns.counts * times,
    similar: usualRuns.similar * times,
  };
  const oracles = new Map<number, { search: SearchOracle; counts: CountOracle }>();
  const oraclesOf = (which: number, { region, listings }: TestMarket) => {
    const known = oracles.get(which);
    if (known) return known;
    const search = new SearchOracle(listings, { region, now: TEST_NOW, stops: testStops });
    const made = { search, counts: new CountOracle(search) };
    oracles.set(which, made);
    return made;
  };
  const each = (which: number) => {
    const market = markets()[which];
    if (!market) throw new Error("There is no such market.");
    const scope = { region: market.region, now: TEST_NOW };
    return { scope, ...oraclesOf(which, market), ...open() };
  };
  /** Draws searches; `compare` returns how much each operation found, and each must find something often. */
  const checkProperty = async <Drawn>(
    numRuns: number,
    drawn: fc.Arbitrary<Drawn>,
    compare: (one: Drawn) => Promise<Record<string, number>>,
  ) => {
    const finding = new Map<string, number>();
    const property = fc.asyncProperty(drawn, async (one) => {
      for (const [operation, found] of Object.entries(await compare(one))) {
        finding.set(operation, (finding.get(operation) ?? 0) + (found > 0 ? 1 : 0));
      }
    });
    await fc.assert(property, { numRuns, seed: CONTRACT_SEED });
    for (const [operation, searches] of finding) {
      expect(searches / numRuns, `share of searches with ${operation}`).toBeGreaterThan(
        FINDING_MIN,
      );
    }
  };

  for (const [which, name] of ["no", "au"].entries()) {
    test(
      `SRCH-016..055: ${runs.pages} random searches of ${name} (seed ${CONTRACT_SEED}) find the same listings in the same order as the oracle`,
      LIMIT,
      async () => {
        const { search, index, scope } = each(which);
        await checkProperty(runs.pages, randomSearch, async (request) => {
          const all = search.ids(request);
          const start = (request.page - 1) * request.size;
          const page = await index.page(request, scope);
          expect(page.total).toBe(all.length);
          const ids = idsOf(page.cards);
          expect(ids).toEqual(all.slice(start, start + request.size));
          const units = search.matchingUnits(request);
          expect(unitsOf(page.cards)).toEqual(ids.map((id) => units.get(id) ?? null));
          expect(await index.count(request, scope)).toBe(all.length);
          return { matches: all.length, homes: ids.length, projects: units.size };
        });
      },
    );

    test(
      `SRCH-210, SAVE-004: ${runs.counts} random searches of ${name} (seed ${CONTRACT_SEED}) count every facet, histogram bar, place, map cluster and the homes published after an instant like the oracle`,
      LIMIT,
      async () => {
        const { search, counts, index, scope, database } = each(which);
        const geoIds = [...new Set(search.all.flatMap(({ places }) => places))];
        const places = [...(await findPlaceIds(database.db, scope.region.id, geoIds))];
        const published = ({ listing }: Facts) => Date.parse(listing.publishedAt);
        const instants = search.all.map(published).toSorted((one, other) => one - other);
        const publishedAfter = instants[Math.floor(instants.length / 2)] ?? 0;
        await checkProperty(runs.counts, randomSearch, async (request) => {
          const homes = search.findHomes(request);
          const inPlaces = places.map(([geoId, id]): [number, number] => {
            const inside = homes.filter((facts) => facts.places.includes(geoId));
            return [id, search.countCards(inside, request)];
          });
          const ids = inPlaces.map(([id]) => id);
          expect(await index.countIn(ids, request, scope)).toEqual(new Map(inPlaces));
          const newHomes = homes.filter((facts) => published(facts) > publishedAfter);
          const newCount = search.countCards(newHomes, request);
          expect(await index.count(request, { ...scope, publishedAfter })).toBe(newCount);
          const facets = counts.facets(request);
          expect(await index.facets(request, scope)).toEqual(facets);
          const histogram = counts.histogram(request);
          expect(await index.histogram(request, scope)).toEqual(histogram);
          const groups = groupsByBruteForce(search, request);
          const map = await index.clusters(request, scope);
          expect(
            map.groups.map(({ id, ...group }) => {
              const card = map.cards.get(id);
              return { ...group, home: group.count === 1 && card ? idOf(card) : null };
            }),
          ).toEqual(groups);
          const total = groups.reduce((sum, { count }) => sum + count, 0);
          expect(map.total).toBe(total);
          expect(groups.length).toBeLessThanOrEqual(100);
          expect(map.cards.size).toBe(groups.filter(({ count }) => count === 1).length);
          const units = search.matchingUnits(request);
          const cards = [...map.cards.values()].join(",");
          expect(unitsOf(cards)).toEqual(idsOf(cards).map((id) => units.get(id) ?? null));
          return {
            places: inPlaces.filter(([, count]) => count > 0).length,
            choices: Object.values(facets)
              .flat()
              .filter(({ count }) => count > 0).length,
            "new homes": newCount,
            bars: histogram.counts.filter((count) => count > 0).length,
            groups: groups.length,
            "groups of many": groups.filter(({ count }) => count > 1).length,
          };
        });
      },
    );

    test(
      `SAVE-041: for ${runs.similar} random searches of ${name} (seed ${CONTRACT_SEED}) similar homes are the same, in the same order, as the oracle's`,
      LIMIT,
      async () => {
        const { search, counts, index, scope, database } = each(which);
        const drawn = fc.tuple(
          fc.constantFrom(...search.all),
          randomSearch,
          fc.constantFrom(1, 1, 2),
        );
        await checkProperty(
          runs.similar,
          drawn,
          async ([requested, { sorting: _sorting, ...filter }, page]) => {
            const to = await findSimilarTo(database.db, scope.region.id, requested.listing.id);
            if (!to) throw new Error("The listing is not stored.");
            const request = similarSearch(to, { filter, page, size: 5 });
            const all = counts.similar(requested, request);
            const found = await index.similar(to, request, scope);
            expect(found.total).toBe(all.length);
            expect(idsOf(found.cards)).toEqual(all.slice((page - 1) * 5, page * 5));
            return { homes: all.length };
          },
        );
      },
    );
  }
};
