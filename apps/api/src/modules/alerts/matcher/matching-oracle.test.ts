import type { Listing } from "@hjem/domain/listing/listing";
import { changesBetween } from "@hjem/domain/listing/listing-changes";
import { type AlertReason, alertReasons } from "@hjem/domain/saved/saved-rules";
import { readStoredSearch, writeStoredSearch } from "@hjem/domain/saved/stored-search";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { isLongRun } from "@hjem/vite-config/test-run";
import * as fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import {
  createTestMatcher,
  readAlerts,
  saveAccount,
  saveSearches,
} from "../../../testing/alert-tests.ts";
import { onEmbeddedFirst } from "../../../testing/both-engines.ts";
import {
  CONTRACT_SEED,
  fillMarkets,
  type TestMarket,
  testMarkets,
  testStops,
} from "../../../testing/index-contract.ts";
import { isWithheld } from "../../../testing/listing-facts.ts";
import { randomListings } from "../../../testing/random-listings.ts";
import { randomSearch } from "../../../testing/random-searches.ts";
import { TEST_NOW } from "../../../testing/sample-listings.ts";
import { SearchOracle } from "../../../testing/search-oracle.ts";
import { saveListings } from "../../listings/repository.ts";

/** Searches of each market, and rounds in which its homes change. */
const SEARCHES = isLongRun ? 1_500 : 150;
const ROUNDS = 3;
const PEOPLE = 40;
/** Every so many searches one is saved by everybody: popular homes are found by many equal searches. */
const POPULAR_EVERY = 10;
const HOUR_MS = 3_600_000;

/** One line for each alert: who hears of which home, when, why, and by which searches. */
type Line = string;

/** As everybody may see it: without a price that is withheld (D125). */
const withoutPrice = (listing: Listing): Listing =>
  isWithheld(listing)
    ? {
        ...listing,
        prices: { ...listing.prices, price: null, askingPrice: null, monthly: null },
      }
    : listing;

/** Written here once more and by other means, so that the matcher's own rule is held to something. */
function reasonsByHand(
  before: Listing | undefined,
  after: Listing,
  [wasIn, isIn]: readonly [boolean, boolean],
): AlertReason[] {
  const found = new Set<AlertReason>();
  for (const change of before ? changesBetween(withoutPrice(before), withoutPrice(after)) : []) {
    if (change.what === "price" && isWithheld(after)) continue;
    if (change.what === "title" || change.what === "description") found.add("text");
    else if (change.what !== "status") found.add(change.what);
    else if (change.after === "unavailable") found.add("withdrawn");
    else if (change.after === "sold" || change.after === "rented") found.add(change.after);
    else found.add(change.before === "future" ? "new" : "back");
  }
  if (wasIn && !isIn) {
    for (const reason of found) {
      if (!["sold", "rented", "withdrawn"].includes(reason)) found.delete(reason);
    }
  }
  if (!wasIn && (found.size === 0 || !before)) return ["new"];
  return alertReasons.filter((reason) => found.has(reason));
}

/** A third of the homes takes the values of others, some change a little, some are new. */
function changeMarket({ listings }: TestMarket, which: number, round: number): Listing[] {
  const kind = which === 0 ? "norwegian" : "australian";
  const others = randomListings(kind, 60, 20_000 + round * 1_000 + which * 500);
  const replaced = others.slice(0, 30).map((other, number) => {
    const before = listings[(number * 3 + round) % listings.length]!;
    const { id, objectType, projectId } = before;
    return { ...other, id, ...(number % 2 === 0 && { objectType, projectId }) };
  });
  const touched = new Set(replaced.map(({ id }) => id));
  const adjusted = listings
    .filter(({ id }, number) => number % 7 === round && !touched.has(id))
    .map((listing, number): Listing =>
      number % 2 === 0
        ? { ...listing, title: `${listing.title} peis` }
        : { ...listing, status: listing.status === "available" ? "sold" : "available" },
    );
  return [...replaced, ...adjusted, ...others.slice(50)];
}

onEmbeddedFirst((database) => {
  const markets = testMarkets();
  const expected: Line[] = [];

  beforeAll(async () => {
    const { db } = database();
    await fillMarkets(database(), markets);
    // What is stored already is no news.
    await sql`truncate listing_event`.execute(db);
    const drawn = fc.sample(
      fc.tuple(randomSearch, fc.uniqueArray(fc.constantFrom(...alertReasons), { minLength: 5 })),
      { numRuns: SEARCHES, seed: CONTRACT_SEED },
    );
    for (const [which, market] of markets.entries()) {
      const { region } = market;
      // A filter that no longer exists is no filter (D68).
      const readable = drawn.map(([request, reasons]) => {
        const { query } = readStoredSearch(JSON.parse(writeStoredSearch(request)), region);
        return [query, reasons] as const;
      });
      const accounts = await Promise.all(
        Array.from({ length: PEOPLE }, () => saveAccount(db, region.id)),
      );
      const ownersOf = (number: number) =>
        number % POPULAR_EVERY === 0 ? accounts : [accounts[number % accounts.length]!];
      const searches = readable.map(([request, reasons], number) =>
        ownersOf(number).map((accountId) => ({
          accountId,
          region: region.id,
          query: request,
          reasons,
        })),
      );
      const ids = await saveSearches(db, searches.flat());
      let taken = 0;
      const saved = searches.map((some) =>
        some.map(({ accountId }) => {
          taken += 1;
          return { accountId, id: ids[taken - 1]! };
        }),
      );
      const oracleOf = (now: number) =>
        new SearchOracle(market.listings, { region, now, stops: testStops });
      const inResults = (oracle: SearchOracle, request: SearchRequest) =>
        new Set(oracle.ids(request));

      for (let round = 0; round < ROUNDS; round += 1) {
        // Days pass between the rounds: what a day makes of a search alerts nobody.
        const at = TEST_NOW + round * 9 * HOUR_MS;
        const before = new Map(market.listings.map((listing) => [listing.id, listing]));
        const was = oracleOf(at);
        const changed = changeMarket(market, which, round);
        for (const listing of changed) {
          const index = market.listings.findIndex(({ id }) => id === listing.id);
          if (index === -1) market.listings.push(listing);
          else market.listings[index] = listing;
        }
        await saveListings(db, region, changed, { at });
        const is = oracleOf(at);
        const lines = new Map<string, { reasons: Set<AlertReason>; searches: string[] }>();
        for (const [number, [request, chosen]] of readable.entries()) {
          const [wasIn, isIn] = [inResults(was, request), inResults(is, request)];
          for (const listing of market.listings) {
            const sides = [wasIn.has(listing.id), isIn.has(listing.id)] as const;
            if (!sides.includes(true)) continue;
            const reasons = reasonsByHand(before.get(listing.id), listing, sides).filter((reason) =>
              chosen.includes(reason),
            );
            if (reasons.length === 0) continue;
            for (const { accountId, id } of saved[number]!) {
              const key = `${at} ${listing.id} ${accountId}`;
              const line = lines.get(key) ?? { reasons: new Set(), searches: [] };
              for (const reason of reasons) line.reasons.add(reason);
              line.searches.push(id);
              lines.set(key, line);
            }
          }
        }
        for (const [key, { reasons, searches: named }] of lines) {
          const inOrder = alertReasons.filter((reason) => reasons.has(reason));
          expected.push(`${key} ${inOrder.join()} ${named.toSorted().join()}`);
        }
      }
    }
  });

  test(`D70, D72: ${SEARCHES} random searches of each market (seed ${CONTRACT_SEED}) and ${ROUNDS} rounds of changes: the alerts are those of search before against search after`, async () => {
    const { db } = database();
    const matcher = createTestMatcher(db);
    await matcher.matchAll();
    const lines = (await readAlerts(db)).map(
      ({ at, home, account, reasons, searches }) =>
        `${at} ${home} ${account} ${reasons.join()} ${searches.join()}`,
    );
    const [found, wanted] = [new Set(lines), new Set(expected)];
    expect({
      missing: expected.filter((line) => !found.has(line)),
      wrong: lines.filter((line) => !wanted.has(line)),
    }).toEqual({ missing: [], wrong: [] });
    expect(lines.length).toBeGreaterThan(1_000);
  });
});
