import { test as base, expect, type APIRequestContext, type Page } from "@playwright/test";
import { watch, type Watch } from "./page-errors.ts";
import { siteOf, type Site, type SiteOptions } from "./site.ts";

interface WorkerOptions {
  /**
   * Whether the browser has workers. Requests that the site's worker answers pass the routes of a journey by, so most
   * journeys run in a browser without.
   *
   * @default false
   */
  hasWorkers: boolean;
}

interface Fixtures {
  site: Site;
  /** Sends requests to the site's server. Outside a browser the site's host has no address, so it is named as a proxy names it. */
  server: APIRequestContext;
  /** Unexpected errors of the page fail the journey at its end. */
  quiet: Watch;
}

const watches = new WeakMap<Page, Watch>();

/** Reports violations of the Content-Security-Policy even where the script that caused them handles them. */
const describeViolations = () =>
  addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) =>
    console.error(`refused by the policy: ${violatedDirective} (${sourceFile})`),
  );

const removeWorkers = () => {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
};

/** A journey through one site, with its messages and a check for errors. */
export const test = base.extend<Fixtures & SiteOptions & WorkerOptions>({
  siteId: ["", { option: true }],
  hasWorkers: [false, { option: true }],
  site: async ({ siteId }, provide) => provide(siteOf(siteId)),
  locale: async ({ siteId }, provide) => provide(siteOf(siteId).language.tag),
  server: async ({ playwright, baseURL }, provide) => {
    const { host, port } = new URL(baseURL ?? "");
    const server = await playwright.request.newContext({
      baseURL: `http://127.0.0.1:${port}`,
      extraHTTPHeaders: { "x-forwarded-host": host },
    });
    await provide(server);
    await server.dispose();
  },
  context: async ({ context, hasWorkers }, provide) => {
    if (!hasWorkers) await context.addInitScript(removeWorkers);
    await provide(context);
  },
  // Every page is observed; a journey that only sends requests opens none.
  page: async ({ page }, provide) => {
    const watched = watch(page);
    watches.set(page, watched);
    await page.addInitScript(describeViolations);
    await provide(page);
    expect(watched.troubles()).toEqual([]);
  },
  quiet: async ({ page }, provide) => {
    const watched = watches.get(page);
    if (watched === undefined) throw new Error("Nobody watches this page.");
    await provide(watched);
  },
});

export { expect };
