import { chromiumLaunch } from "@hjem/vite-config/chromium";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import path from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/**
 * A story runs where its address is that of the test's file. Storybook unescapes spaces alone, so that no story would run in
 * a folder such as `på_disk`.
 */
const readableAddresses: Plugin = {
  name: "hjem:readable-addresses",
  enforce: "post",
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler: (code) => code.replaceAll("import.meta.url", "decodeURI(import.meta.url)"),
  },
};

/** Every story, with axe, in both themes. */
export default defineConfig({
  plugins: [
    storybookTest({ configDir: path.join(import.meta.dirname, ".storybook") }),
    readableAddresses,
  ],
  define: { IS_RUN_OF_ALL_STORIES: "true" },
  test: {
    name: "stories",
    // Stories leave nothing behind: one page for all of them saves a third of the time.
    isolate: false,
    // What a passing story never waits for, on a machine with other work too.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch,
        // Colours are measured where they rest, not half-way through a fade.
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" as const }],
    },
  },
});
