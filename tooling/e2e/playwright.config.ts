import { portsAfterGateway, sites } from "@hjem/stack";
import { freePorts } from "@hjem/stack/ports";
import { isLongRun } from "@hjem/vite-config/test-run";
import { defineConfig, devices } from "@playwright/test";
import { browser } from "./src/site/browser.ts";
import type { SiteOptions } from "./src/site/site.ts";
import { storedConsent } from "./src/site/stored-consent.ts";

// Every worker reads this file again: the ports are chosen once and passed on, or others by `run-stack.ts`.
process.env.E2E_PORT ??= String(await freePorts(portsAfterGateway + 1));
const port = Number(process.env.E2E_PORT);

const PUBLISHING = ["listing-wizard.spec.ts", "public-questions.spec.ts"];
const OUTAGE = "outage.spec.ts";

/** Journeys that name this site as their tag; the long run has all journeys on each site. */
const onSite = (id: string) => {
  const baseURL = `http://${id}.localhost:${port}`;
  return {
    ...(!isLongRun && { grep: new RegExp(`@${id}\\b`) }),
    use: { siteId: id, baseURL, storageState: storedConsent(baseURL) },
  };
};

/** Journeys through the built sites, each on the site that its file names, some on both (`both-sites.ts`). */
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
  // with other work a sign-in over three documents takes twenty seconds. A journey that needs longer says so itself.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1366, height: 900 },
    launchOptions: browser,
    trace: isLongRun ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects: [
    ...sites.map(({ id }) => ({
      name: id,
      testIgnore: [...PUBLISHING, OUTAGE],
      ...onSite(id),
    })),
    // After the others, because it changes how many homes there are.
    ...sites.map(({ id }) => ({
      name: `${id} with a new home`,
      testMatch: PUBLISHING,
      dependencies: sites.map((site) => site.id),
      ...onSite(id),
    })),
    // Last and alone, because it stops the API.
    ...sites.map(({ id }, index) => ({
      name: `${id} without the API`,
      testMatch: OUTAGE,
      dependencies:
        index === 0
          ? sites.map((site) => `${site.id} with a new home`)
          : [`${sites[index - 1]?.id} without the API`],
      ...onSite(id),
    })),
  ],
});
