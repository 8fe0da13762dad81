import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { firstHome } from "../site/pages.ts";
import { expect, test } from "../site/test.ts";

const apps = path.resolve(import.meta.dirname, "../../../../apps");

interface ByteReport {
  budget: number;
  pages: readonly { page: string; files: Record<string, number> }[];
}

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

test("D42: a page asks for type and pictures first, then for its own scripts, and for nothing else until it is alive", async ({
  page,
  server,
  site,
}) => {
  const report = JSON.parse(
    readFileSync(path.join(apps, site.region.id, "dist/bytes.json"), "utf8"),
  ) as ByteReport;
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
});

/** Scripts that a results page may request until it is idle, with nothing pressed, and their bytes as they are sent. */
const RESULTS_BUDGET = { requests: 20, bytes: 150_000 };
/** HTML of twelve results with its styles: brotli 11. */
const HTML_BUDGET_BYTES = 22_500;

test("D42: a results page asks for few scripts until it is idle, and its HTML is small", async ({
  page,
  server,
}) => {
  await page.goto("/list");
  await page.waitForLoadState("networkidle");
  const sizes = await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap((entry) => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming;
      return name.endsWith(".js") ? [encodedBodySize] : [];
    }),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.length).toBeLessThanOrEqual(RESULTS_BUDGET.requests);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(RESULTS_BUDGET.bytes);

  const html = await (await server.get("/list")).text();
  const packed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  expect(packed.length).toBeLessThanOrEqual(HTML_BUDGET_BYTES);
});
