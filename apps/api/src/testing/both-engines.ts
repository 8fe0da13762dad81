import { afterAll, beforeAll, describe } from "vitest";
import { hasServer, startTestServer, type TestServer } from "./postgres-server.ts";
import { openServerTestDatabase, openTestDatabase, type TestDatabase } from "./test-database.ts";

/** Tests over a database that is open when they run. */
export type Behaves = (database: () => TestDatabase) => void;

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

  describe.skipIf(!hasServer())("PostgreSQL server", () => {
    let server: TestServer;
    let database: TestDatabase;
    beforeAll(async () => {
      server = await startTestServer();
      database = await openServerTestDatabase(server.url);
    });
    afterAll(async () => {
      await database.close();
      await server.stop();
    });
    behaves(() => database);
    onServerAlone?.(() => database);
  });
}
