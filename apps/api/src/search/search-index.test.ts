import type { Listing } from "@hjem/domain/listing/listing";
import { regionAu } from "@hjem/region-au";
import { regionNo } from "@hjem/region-no";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveListings } from "../modules/listings/repository.ts";
import { savePlaces } from "../modules/places/repository.ts";
import { replaceStops } from "../modules/stops/repository.ts";
import { hasServer, startTestServer, type TestServer } from "../testing/postgres-server.ts";
import { randomListings, randomStops } from "../testing/random-listings.ts";
import { randomSearch } from "../testing/random-searches.ts";
import { australianPlaces, norwegianPlaces, TEST_NOW } from "../testing/sample-listings.ts";
import { searchByBruteForce } from "../testing/search-oracle.ts";
import {
  openServerTestDatabase,
  openTestDatabase,
  type TestDatabase,
} from "../testing/test-database.ts";
import { PlaceIds } from "./place-ids.ts";
import type { SearchIndex } from "./search-index.ts";
import { sqlSearchIndex } from "./sql-search-index.ts";

const stops = randomStops(12);
const markets = [
  { region: regionNo, listings: randomListings("norwegian", 220, 0) },
  { region: regionAu, listings: randomListings("australian", 120, 1000) },
];

const fill = async ({ db }: TestDatabase): Promise<SearchIndex> => {
  await savePlaces(db, "no", norwegianPlaces);
  await savePlaces(db, "au", australianPlaces);
  for (const { region, listings } of markets) {
    await replaceStops(db, region.id, stops);
    await saveListings(db, region, listings);
  }
  return sqlSearchIndex(db, new PlaceIds(db));
};

const idsOf = (cards: string): string[] =>
  (JSON.parse(`[${cards}]`) as { property_id: string }[]).map((card) => card.property_id);

/** What the specification says, by looking at every listing. */
const expected = (listings: readonly Listing[], market: (typeof markets)[number]) => ({
  all: (request: Parameters<typeof searchByBruteForce>[1]) =>
    searchByBruteForce(listings, request, { region: market.region, now: TEST_NOW, stops }),
});

const agreesWithBruteForce = (open: () => Promise<SearchIndex>, runs: number) => {
  for (const market of markets) {
    test(`SRCH-016..055: ${runs} random searches of ${market.region.id} find the same listings in the same order as looking at every listing`, async () => {
      const index = await open();
      const oracle = expected(market.listings, market);
      let found = 0;
      await fc.assert(
        fc.asyncProperty(randomSearch, async (request) => {
          const all = oracle.all(request);
          const start = (request.page - 1) * request.size;
          const scope = { region: market.region, now: TEST_NOW };
          const page = await index.page(request, scope);
          found += all.length > 0 ? 1 : 0;
          expect(page.total).toBe(all.length);
          expect(idsOf(page.cards)).toEqual(all.slice(start, start + request.size));
          expect(await index.count(request, scope)).toBe(all.length);
        }),
        { numRuns: runs, seed: 20_261_121 },
      );
      // Searches that find nothing prove little.
      expect(found).toBeGreaterThan(runs / 3);
    });
  }
};

describe("on the embedded engine", () => {
  let database: TestDatabase;
  let index: SearchIndex;
  beforeAll(async () => {
    database = await openTestDatabase();
    index = await fill(database);
  });
  afterAll(() => database.close());

  agreesWithBruteForce(async () => index, 400);
});

describe.skipIf(!hasServer())("on a PostgreSQL server", () => {
  let server: TestServer;
  let database: TestDatabase;
  let index: SearchIndex;
  beforeAll(async () => {
    server = await startTestServer();
    database = await openServerTestDatabase(server.url);
    index = await fill(database);
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  agreesWithBruteForce(async () => index, 400);
});
