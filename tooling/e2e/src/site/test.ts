import { test as base, expect } from "@playwright/test";
import { siteOf, type Site, type SiteOptions } from "./site.ts";
import { watch, type Watch } from "./watch.ts";

interface Fixtures {
  site: Site;
  /** What goes wrong unasked fails the journey at its end. */
  quiet: Watch;
}

/** A journey through one site, with its words and an eye on everything that goes wrong. */
export const test = base.extend<Fixtures & SiteOptions>({
  siteId: ["", { option: true }],
  site: async ({ siteId }, provide) => provide(siteOf(siteId)),
  locale: async ({ siteId }, provide) => provide(siteOf(siteId).language.tag),
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
