import { LEAD_FORM_MIN_MS } from "@hjem/domain/lead/lead-kinds";
import type { FastifyInstance } from "fastify";
import { buildApp, type Deps } from "../app.ts";
import { createLogger } from "../plugins/logging.ts";
import { regions } from "../regions.ts";
import { TEST_NOW } from "./sample-listings.ts";
import { openTestDatabase, type TestDatabase } from "./test-database.ts";

/** The whole API over an embedded database, to be asked by `inject`. */
export interface TestApp extends TestDatabase {
  app: FastifyInstance;
}

/** Builds the API for a test over a database that is open; `deps` replaces what the test cares about. */
export const buildTestApp = (
  db: TestDatabase["db"],
  deps: Partial<Deps> = {},
): Promise<FastifyInstance> =>
  buildApp({
    db,
    regions,
    now: () => TEST_NOW,
    logger: createLogger("silent"),
    trustedProxies: ["loopback"],
    readiness: { isReady: true },
    pictures: { read: async () => "missing" as const },
    // What is left to be done later is not done, unless the test brings a queue.
    jobs: { enqueue: async () => {}, wake: () => {} },
    formMinMs: LEAD_FORM_MIN_MS,
    requestsPerMinute: 1_000_000,
    ...deps,
  });

/** Opens a database and the API over it. */
export const openTestApp = async (deps: Partial<Deps> = {}): Promise<TestApp> => {
  const database = await openTestDatabase();
  const app = await buildTestApp(database.db, deps);
  return {
    ...database,
    app,
    async close() {
      await app.close();
      await database.close();
    },
  };
};
