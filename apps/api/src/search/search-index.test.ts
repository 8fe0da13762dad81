import { afterAll, beforeAll, describe } from "vitest";
import { agreesWithBruteForce, fillMarkets, testMarkets } from "../testing/index-contract.ts";
import { hasServer, startTestServer, type TestServer } from "../testing/postgres-server.ts";
import {
  openServerTestDatabase,
  openTestDatabase,
  type TestDatabase,
} from "../testing/test-database.ts";
import { PlaceIds } from "./place-ids.ts";
import type { SearchIndex } from "./search-index.ts";
import { sqlSearchIndex } from "./sql-search-index.ts";

const markets = testMarkets();
/** As many as fit half a minute on each engine; the index in memory takes 2,000 of them (its own test). */
const RUNS = { pages: 400, counts: 40 };

describe("on the embedded engine", () => {
  let database: TestDatabase;
  let index: SearchIndex;
  beforeAll(async () => {
    database = await openTestDatabase();
    await fillMarkets(database, markets);
    index = sqlSearchIndex(database.db, new PlaceIds(database.db));
  });
  afterAll(() => database.close());

  agreesWithBruteForce(
    () => markets,
    () => ({ index, database }),
    RUNS,
  );
});

describe.skipIf(!hasServer())("on a PostgreSQL server", () => {
  let server: TestServer;
  let database: TestDatabase;
  let index: SearchIndex;
  beforeAll(async () => {
    server = await startTestServer();
    database = await openServerTestDatabase(server.url);
    await fillMarkets(database, markets);
    index = sqlSearchIndex(database.db, new PlaceIds(database.db));
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  agreesWithBruteForce(
    () => markets,
    () => ({ index, database }),
    RUNS,
  );
});
