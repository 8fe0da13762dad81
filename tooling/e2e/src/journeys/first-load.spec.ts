import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { firstHome } from "../site/pages.ts";
import { expect, test } from "../site/test.ts";

const apps = path.resolve(import.meta.dirname, "../../../../apps");

interface ByteReport {
  budget: number;
  pages: readonly { page: string; files: Record<string, number> }[];
}

/** Paths that a page asked for before its `load` event, by the browser's own clock. */
const askedBeforeLoad = async (page: Page, address: string): Promise<string[]> => {
  await page.goto(address, { waitUntil: "load" });
  const urls = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0))
      .map(({ name }) => name);
  });
  return [...new Set(urls.map((url) => new URL(url).pathname))];
};

const isScript = (asked: string) => asked.endsWith(".js");
const isPictureOrType = (asked: string) =>
  asked.startsWith("/media/") || /^\/icon[^/]*$|\.(svg|png|webp|avif|woff2)$/.test(asked);

test("D42: before it is loaded a page asks for itself, its script, type and pictures, and nothing else", async ({
  page,
  server,
  site,
}) => {
  const report = JSON.parse(
    readFileSync(path.join(apps, site.region.id, "dist/bytes.json"), "utf8"),
  ) as ByteReport;
  const sizes = new Map(report.pages.flatMap(({ files }) => Object.entries(files)));

  for (const address of ["/", "/list", "/list?view=grid", await firstHome(server)]) {
    const asked = await askedBeforeLoad(page, address);
    const others = asked.filter((each) => !isScript(each) && !isPictureOrType(each));
    expect(others, address).toEqual([]);

    const scripts = asked.filter(isScript).map((each) => each.slice(1));
    const strangers = scripts.filter((script) => !sizes.has(script));
    expect(strangers, `${address}: scripts that no first load has`).toEqual([]);
    const bytes = scripts.reduce((sum, script) => sum + (sizes.get(script) ?? 0), 0);
    expect(bytes, address).toBeGreaterThan(0);
    expect(bytes, address).toBeLessThanOrEqual(report.budget);
  }
});
