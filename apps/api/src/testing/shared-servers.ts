import type { TestProject } from "vitest/node";
import { hasServer, startTestServer } from "./postgres-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /**
     * Addresses of PostgreSQL servers, one for each worker: what one transaction holds open, every reader of the same
     * server waits for. Empty where this machine has none.
     */
    postgresUrls: readonly string[];
  }
}

/** Starts the servers once for all tests of the API: a new one for each file costs more than most files do. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const count = hasServer() ? Math.max(1, project.config.maxWorkers) : 0;
  const servers = await Promise.all(Array.from({ length: count }, startTestServer));
  project.provide(
    "postgresUrls",
    servers.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
};
