import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { firstHome } from "../site/pages.ts";
import { expect, test } from "../site/test.ts";

const apps = path.resolve(import.meta.dirname, "../../../../apps");

interface IdleBudget {
  requests: number;
  bytes: number;
}
/** Measurements and budgets of the build. */
interface ByteReport {
  budget: number;
  resultsBudget: IdleBudget;
  mapBudget: IdleBudget;
  htmlBudget: number;
  pages: readonly { page: string; files: Record<string, number> }[];
}
const reportOf = (site: string) =>
  JSON.parse(readFileSync(path.join(apps, site, "dist/bytes.json"), "utf8")) as ByteReport;

/** Paths that a page requested before its `load` event, and before it was hydrated, by the browser's own clock. */
const requestedFirst = async (page: Page, address: string) => {
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  const urls = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const [hydrated] = performance.getEntriesByName("hydrated", "mark");
    const before = (moment = 0) =>
      performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime < moment)
        .map(({ name }) => name);
    return { seen: before(visit?.loadEventStart), hydrated: before(hydrated?.startTime) };
  });
  const paths = (all: string[]) => [...new Set(all.map((url) => new URL(url).pathname))];
  return { seen: paths(urls.seen), hydrated: paths(urls.hydrated) };
};

const isScript = (requested: string) => requested.endsWith(".js");
const isPictureOrType = (requested: string) =>
  requested.startsWith("/media/") || /^\/icon[^/]*$|\.(svg|png|webp|avif|woff2)$/.test(requested);

test(
  "D42: a page requests fonts and pictures first, then its own scripts, and nothing else until it is hydrated",
  { tag: ["@no", "@au"] },
  async ({ page, server, site }) => {
    const report = reportOf(site.region.id);
    const sizes = new Map(report.pages.flatMap(({ files }) => Object.entries(files)));

    for (const address of ["/", "/list", "/list?view=grid", await firstHome(server)]) {
      const { seen, hydrated } = await requestedFirst(page, address);
      const others = hydrated.filter((each) => !isScript(each) && !isPictureOrType(each));
      expect(others, address).toEqual([]);
      expect(seen.filter(isScript), address).toEqual([expect.stringContaining("entry-client")]);

      const scripts = hydrated.filter(isScript).map((each) => each.slice(1));
      const strangers = scripts.filter((script) => !sizes.has(script));
      expect(strangers, `${address}: scripts that no first load has`).toEqual([]);
      const bytes = scripts.reduce((sum, script) => sum + (sizes.get(script) ?? 0), 0);
      expect(bytes, address).toBeGreaterThan(0);
      expect(bytes, address).toBeLessThanOrEqual(report.budget);
    }
  },
);

/** So long nothing more arrives once a page is idle: on a busy machine too, hydration has been over for a while. */
const IDLE_MS = 2000;

/** Transferred bytes of all scripts that a page has requested once it is idle, without interaction. */
async function scriptsUntilIdle(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  await page.waitForFunction((idleMs) => {
    const [hydrated] = performance.getEntriesByName("hydrated", "mark");
    if (!hydrated) return false;
    const arrivals = performance
      .getEntriesByType("resource")
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(hydrated.startTime, ...arrivals) > idleMs;
  }, IDLE_MS);
  return page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return name.endsWith(".js") ? [encodedBodySize] : [];
    }),
  );
}

test(
  "D42: a results page and its map request few scripts until they are idle, and the HTML is small",
  { tag: ["@no", "@au"] },
  async ({ page, server, site }) => {
    const { resultsBudget, mapBudget, htmlBudget } = reportOf(site.region.id);
    for (const [address, budget] of [
      ["/list", resultsBudget],
      ["/list?view=map", mapBudget],
    ] as const) {
      const sizes = await scriptsUntilIdle(page, address);
      expect(sizes.length, address).toBeGreaterThan(5);
      expect(sizes.length, address).toBeLessThanOrEqual(budget.requests);
      expect(
        sizes.reduce((sum, size) => sum + size, 0),
        address,
      ).toBeLessThanOrEqual(budget.bytes);
    }

    const html = await (await server.get("/list")).text();
    const packed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    expect(packed.length).toBeLessThanOrEqual(htmlBudget);
  },
);
