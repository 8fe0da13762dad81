import { afterAll, beforeAll, describe, inject } from "vitest";
import { openServerTestDatabase, openTestDatabase, type TestDatabase } from "./test-database.ts";

/** Tests over a database that is open when they run. */
export type Behaves = (database: () => TestDatabase) => void;

/** Address of the PostgreSQL server that is this worker's own; undefined where there is none. */
export const postgresUrl = (): string | undefined => {
  const urls = inject("postgresUrls");
  return urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length];
};

/**
 * The same tests on the embedded engine and on a PostgreSQL server, where there is one (D45). `onServerAlone` are those
 * that need two connections at once.
 */
export function onBothEngines(behaves: Behaves, onServerAlone?: Behaves): void {
  describe("embedded engine", () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());
    behaves(() => database);
  });

  const url = postgresUrl();
  describe.skipIf(url === undefined)("PostgreSQL server", () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openServerTestDatabase(url ?? "");
    });
    afterAll(() => database.close());
    behaves(() => database);
    onServerAlone?.(() => database);
  });
}
