import { SearchRequest } from "@hjem/domain/search/search-filter";
import { regionNo } from "@hjem/region-no";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { saveListings } from "../modules/listings/repository.ts";
import { savePlaces } from "../modules/places/repository.ts";
import { norwegianPlaces, sampleListing, TEST_NOW } from "../testing/sample-listings.ts";
import { openTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { PlaceIds } from "./place-ids.ts";
import { RunningIndex } from "./running-index.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await savePlaces(database.db, "no", norwegianPlaces);
  await saveListings(database.db, regionNo, [sampleListing(1), sampleListing(2)]);
});
afterAll(() => database.close());

const scope = { region: regionNo, now: TEST_NOW };

test("the database answers until memory is ready, and again when its thread is gone", async () => {
  const { promise: isReady, resolve: tellReady } = Promise.withResolvers<void>();
  const log = { info: () => tellReady(), warn: vi.fn() };
  const { db } = database;
  const index = new RunningIndex({ db, databaseUrl: null, placeIds: new PlaceIds(db), log });
  const search = SearchRequest.parse({});
  expect(index.isInMemory).toBe(false);
  expect((await index.page(search, scope)).total).toBe(2);

  index.start();
  await isReady;
  expect(index.isInMemory).toBe(true);
  const fromMemory = await index.page(search, scope);
  expect(fromMemory.total).toBe(2);
  expect(JSON.parse(`[${fromMemory.cards}]`)).toHaveLength(2);

  await index.close();
  expect(index.isInMemory).toBe(false);
  expect(await index.page(search, scope)).toEqual(fromMemory);
});
