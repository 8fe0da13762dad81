import { test as base, expect, type APIRequestContext } from "@playwright/test";
import { siteOf, type Site, type SiteOptions } from "./site.ts";
import { watch, type Watch } from "./watch.ts";

interface Fixtures {
  site: Site;
  /** Asks the site's server itself. Outside a browser the site's host has no address, so it is named as a proxy names it. */
  server: APIRequestContext;
  /** What goes wrong unasked fails the journey at its end. */
  quiet: Watch;
}

/** A journey through one site, with its words and an eye on everything that goes wrong. */
export const test = base.extend<Fixtures & SiteOptions>({
  siteId: ["", { option: true }],
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
  quiet: [
    async ({ page }, provide) => {
      const watched = watch(page);
      await provide(watched);
      expect(watched.troubles()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
