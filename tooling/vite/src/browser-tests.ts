import { playwright } from "@vitest/browser-playwright";
import { chromiumLaunch } from "./chromium.ts";
import { sourcePlugins } from "./source-plugins.ts";

/** A Vitest project whose tests run in real Chromium: components and pages, by role and name, all in one page. */
export const browserTests = (name: string, include: string[]) => ({
  plugins: sourcePlugins(),
  css: { transformer: "lightningcss" as const },
  // A module of the browser already: bundled only once it is met, it would reload the page in the middle of the tests.
  optimizeDeps: { exclude: ["isbot"] },
  test: {
    name,
    include,
    // What a passing test never waits for, on a machine with other work too.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    // A new page with all modules for each file would take half of the time.
    isolate: false,
    setupFiles: "packages/ui/src/testing/set-up.ts",
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch }),
      instances: [{ browser: "chromium" as const }],
    },
  },
});
