import { isLongRun } from "@hjem/vite-config/test-run";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { openServerTestDatabase, openTestDatabase, type TestDatabase } from "./test-database.ts";

/** Tests over a database that is open when they run. */
export type Behaves = (database: () => TestDatabase) => void;

/** Address of the PostgreSQL server that is this worker's own; undefined where there is none. */
export const postgresUrl = (): string | undefined => {
  const urls = inject("postgresUrls");
  return urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length];
};

const onEmbeddedEngine = (behaves: Behaves): void => {
  describe("embedded engine", () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());
    behaves(() => database);
  });
};

/** Without a server these tests count as skipped. */
const onServer = (...behaviours: readonly Behaves[]): void => {
  const url = postgresUrl();
  describe.skipIf(url === undefined)("PostgreSQL server", () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openServerTestDatabase(url ?? "");
    });
    afterAll(() => database.close());
    for (const behaves of behaviours) behaves(() => database);
  });
};

/**
 * The same tests on the embedded engine and on a PostgreSQL server in every run: the contract of an engine, and whatever
 * is only tested where two connections write at once, which the embedded engine does not have (D132). `onServerAlone` are
 * those that hold two transactions open.
 */
export function onBothEngines(behaves: Behaves, onServerAlone?: Behaves): void {
  onEmbeddedEngine(behaves);
  onServer(behaves, ...(onServerAlone ? [onServerAlone] : []));
}

/**
 * Tests on the embedded engine, the one that `npm start` has; in the long run on a PostgreSQL server too (D132).
 * `onServerAlone` need two connections at once and run on the server in every run.
 */
export function onEmbeddedFirst(behaves: Behaves, onServerAlone?: Behaves): void {
  onEmbeddedEngine(behaves);
  const behaviours = [...(isLongRun ? [behaves] : []), ...(onServerAlone ? [onServerAlone] : [])];
  if (behaviours.length > 0) onServer(...behaviours);
}
