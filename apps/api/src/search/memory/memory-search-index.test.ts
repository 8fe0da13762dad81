import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import { isLongRun } from "@hjem/vite-config/test-run";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveListings } from "../../modules/listings/repository.ts";
import { agreesWithBruteForce, fillMarkets, testMarkets } from "../../testing/index-contract.ts";
import { randomListings } from "../../testing/random-listings.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { PlaceIds } from "../place-ids.ts";
import type { SearchIndex } from "../search-index.ts";
import { CardCache } from "./card-cache.ts";
import { IndexManager, type IndexStats } from "./index-manager.ts";
import { memorySearchIndex } from "./memory-search-index.ts";

const regions = [regionNo, regionAu];
const markets = testMarkets();
/** Of each kind; that enough of them find something is held in every run. */
const SEARCHES = isLongRun ? 2_000 : 400;

const open = (database: TestDatabase, indexManager: IndexManager): SearchIndex =>
  memorySearchIndex({
    db: database.db,
    placeIds: new PlaceIds(database.db),
    cards: new CardCache(database.db),
    query: async (query) => indexManager.response(query),
  });

describe("freshly loaded", () => {
  let database: TestDatabase;
  let index: SearchIndex;
  beforeAll(async () => {
    database = await openTestDatabase();
    await fillMarkets(database, markets);
    const indexManager = new IndexManager(database.db, regions);
    await indexManager.load();
    index = open(database, indexManager);
  });
  afterAll(() => database.close());

  agreesWithBruteForce(
    () => markets,
    () => ({ index, database }),
    { pages: SEARCHES, counts: SEARCHES, similar: SEARCHES / 2 },
  );
});

describe("after listings were changed, added and moved between its segments", () => {
  let database: TestDatabase;
  let index: SearchIndex;
  let taken: number[];
  let stats: IndexStats;
  const changed = testMarkets();
  beforeAll(async () => {
    database = await openTestDatabase();
    await fillMarkets(database, markets);
    const indexManager = new IndexManager(database.db, regions);
    await indexManager.load();
    // A third of the listings takes the place of others under the same ids, and some are new.
    for (const [which, market] of changed.entries()) {
      const kind = which === 0 ? "norwegian" : "australian";
      const others = randomListings(kind, 100, 5_000 + which * 1_000);
      const replaced = others.slice(0, 60).map((other, number) => {
        const before = market.listings[number * 2] ?? other;
        // Projects go on with other values, and half of the units that change leave theirs.
        const { id, objectType, projectId } = before;
        const listing = { ...other, id, ...(number % 2 === 0 && { objectType, projectId }) };
        market.listings[number * 2] = listing;
        return listing;
      });
      const added = others.slice(60);
      market.listings.push(...added);
      await saveListings(database.db, market.region, [...replaced, ...added]);
    }
    taken = (await indexManager.poll()) ?? [];
    stats = indexManager.stats();
    index = open(database, indexManager);
  });
  afterAll(() => database.close());

  test("each change is applied once and nothing is stored twice", () => {
    expect(new Set(taken).size).toBe(taken.length);
    // Projects that units joined or left changed with them.
    expect(taken.length).toBeGreaterThanOrEqual(200);
    expect(stats.listings).toBe(420);
  });

  agreesWithBruteForce(
    () => changed,
    () => ({ index, database }),
    { pages: SEARCHES / 2, counts: SEARCHES / 2, similar: SEARCHES / 4 },
  );
});
