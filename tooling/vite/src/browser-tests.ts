import { playwright } from "@vitest/browser-playwright";
import { chromiumLaunch } from "./chromium.ts";
import { sourcePlugins } from "./source-plugins.ts";

/** A Vitest project whose tests run in real Chromium: components and pages, by role and name. */
export const browserTests = (name: string, include: string[]) => ({
  plugins: sourcePlugins(),
  css: { transformer: "lightningcss" as const },
  test: {
    name,
    include,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch }),
      instances: [{ browser: "chromium" as const }],
    },
  },
});
