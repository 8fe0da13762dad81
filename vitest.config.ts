import { defineConfig } from "vitest/config";
import { browserTests } from "./tooling/vite/src/browser-tests.ts";
import { sourcePlugins } from "./tooling/vite/src/source-plugins.ts";
import { isLongRun } from "./tooling/vite/src/test-run.ts";

/** What a passing test never waits for: a machine with other work takes twenty times as long. */
const patient = {
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Of requests to an API and its database, also with other work beside them; a test that needs longer says why. */
const ofRequests = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};

/** Rules in Node, the API over a real database, client against server, copies of the workspace, components in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: sourcePlugins(),
        test: {
          name: "rules",
          environment: "node",
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          pool: "threads",
          isolate: false,
          include: ["packages/*/src/**/*.test.ts", "tooling/*/src/**/*.test.ts"],
          exclude: ["packages/demo/**", "tooling/contract/**", "tooling/new/**"],
          // Its requests and settings are the module's own: a test that imports it anew begins without any.
          server: { deps: { inline: ["@iconify/react"] } },
        },
      },
      {
        test: {
          name: "api",
          environment: "node",
          include: ["apps/*/src/**/*.test.ts", "packages/demo/src/**/*.test.ts"],
          globalSetup: "apps/api/src/testing/shared-servers.ts",
          // Modules that a file has read, and databases that it has opened, serve the next file too.
          pool: "threads",
          isolate: false,
          maxWorkers: 2,
          ...ofRequests,
        },
      },
      {
        test: {
          name: "contract",
          environment: "node",
          include: ["tooling/contract/src/**/*.test.ts"],
          globalSetup: "tooling/contract/src/every-endpoint.ts",
          pool: "threads",
          isolate: false,
          maxWorkers: 2,
          ...ofRequests,
        },
      },
      {
        test: {
          name: "workspace",
          environment: "node",
          include: ["tooling/new/src/**/*.test.ts"],
          // Both sites are built again and again there.
          exclude: isLongRun ? [] : ["tooling/new/src/release.test.ts"],
          maxWorkers: 2,
          ...patient,
        },
      },
      browserTests("components", ["packages/*/src/**/*.test.tsx"]),
    ],
  },
});
