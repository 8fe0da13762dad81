import { portsAfterGateway, sites } from "@hjem/stack";
import { freePorts } from "@hjem/stack/ports";
import { chromiumLaunch } from "@hjem/vite-config/chromium";
import { defineConfig, devices } from "@playwright/test";
import type { SiteOptions } from "./src/site/site.ts";
import { storedConsent } from "./src/site/stored-consent.ts";

// Every worker reads this file again: the ports are chosen once and passed on.
process.env.E2E_PORT ??= String(await freePorts(portsAfterGateway + 1));
const port = Number(process.env.E2E_PORT);

const { userAgent } = devices["Desktop Chrome"];

const PUBLISHING = ["listing-wizard.spec.ts", "public-questions.spec.ts"];
const OUTAGE = "outage.spec.ts";

const siteOptions = (id: string) => {
  const baseURL = `http://${id}.localhost:${port}`;
  return { siteId: id, baseURL, storageState: storedConsent(baseURL) };
};

/** Journeys through both built sites. */
export default defineConfig<SiteOptions>({
  testDir: "./src/journeys",
  testMatch: "*.spec.ts",
  globalSetup: "./src/site/run-stack.ts",
  outputDir: "./test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous time limits, which a passing journey never waits for: speed is measured by `pnpm bench`, not here. On a machine
  // with other work a sign-in over three documents takes twenty seconds.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1366, height: 900 },
    // Chromium without a window names itself as one, which counts as a bot, wherever a page's own name does not reach: workers.
    launchOptions: {
      ...chromiumLaunch,
      args: [...chromiumLaunch.args, `--user-agent=${userAgent}`],
    },
    trace: "off",
    screenshot: "off",
  },
  projects: [
    ...sites.map(({ id }) => ({
      name: id,
      testIgnore: [...PUBLISHING, OUTAGE],
      use: siteOptions(id),
    })),
    // After the others, because it changes how many homes there are.
    ...sites.map(({ id }) => ({
      name: `${id} with a new home`,
      testMatch: PUBLISHING,
      dependencies: sites.map((site) => site.id),
      use: siteOptions(id),
    })),
    // Last and alone, because it stops the API.
    ...sites.map(({ id }, index) => ({
      name: `${id} without the API`,
      testMatch: OUTAGE,
      dependencies:
        index === 0
          ? sites.map((site) => `${site.id} with a new home`)
          : [`${sites[index - 1]?.id} without the API`],
      use: siteOptions(id),
    })),
  ],
});
