import { LEAD_FORM_MIN_MS } from "@hjem/domain/lead/lead-kinds";
import { localOrigin } from "@hjem/domain/site-origins";
import type { FastifyInstance } from "fastify";
import { buildApp, type Deps } from "../app.ts";
import { createLogger } from "../plugins/logging.ts";
import { regions, type Site } from "../regions.ts";
import type { InstallationSecrets } from "../security/installation-secrets.ts";
import { createPasswordHasher } from "../security/password-hasher.ts";
import { TEST_NOW } from "./sample-listings.ts";
import { openTestDatabase, type TestDatabase } from "./test-database.ts";

/** The whole API over an embedded database, requested by `inject`. */
export interface TestApp extends TestDatabase {
  app: FastifyInstance;
}

/** Secrets of tests: two live keys, both gates. */
export const testSecrets: InstallationSecrets = {
  keys: [
    { kid: "new", secret: new Uint8Array(32).fill(1) },
    { kid: "old", secret: new Uint8Array(32).fill(2) },
  ],
  factorKey: new Uint8Array(32).fill(3),
  gates: { admin: "the admin's password", site: null },
  vapid: null,
};

/** Both markets at the origins that the demo has by itself. */
export const testSites: readonly Site[] = regions.map((region) => ({
  ...region,
  origin: localOrigin(region, 3000),
}));

/** The same markets without a price for publishing. */
export const freeSites: readonly Site[] = testSites.map(({ listingSales, ...site }) => ({
  ...site,
  listingSales: {
    ...listingSales,
    packages: listingSales.packages.map((one) => ({ ...one, total: 0 })),
  },
}));

/** Builds the API for a test over a database that is open; `deps` replaces what the test cares about. */
export const buildTestApp = (
  db: TestDatabase["db"],
  deps: Partial<Deps> = {},
): Promise<FastifyInstance> =>
  buildApp({
    db,
    regions: testSites,
    now: () => TEST_NOW,
    logger: createLogger("silent"),
    trustedProxies: ["loopback"],
    readiness: { isReady: true },
    media: [],
    // What is left to be done later is not done, unless the test brings a queue.
    jobs: { enqueue: async () => {}, wake: () => {} },
    secrets: testSecrets,
    signInClients: {},
    // A hash at its usual cost is measured by `pnpm bench accounts`; rules need none of it.
    hasher: createPasswordHasher({ memoryKib: 64, passes: 1 }),
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
