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

/** What a page asked for before it was loaded: kind and path. */
const requestsBeforeLoad = async (page: Page, address: string) => {
  const seen: { kind: string; path: string }[] = [];
  let isLoaded = false;
  page.on("load", () => {
    isLoaded = true;
  });
  page.on("request", (request) => {
    if (isLoaded) return;
    seen.push({ kind: request.resourceType(), path: new URL(request.url()).pathname });
  });
  await page.goto(address, { waitUntil: "load" });
  page.removeAllListeners("load");
  return seen;
};

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
    const seen = await requestsBeforeLoad(page, address);
    const isOwed = ({ kind, path: asked }: (typeof seen)[number]) =>
      ["document", "script", "image", "font"].includes(kind) || asked.startsWith("/icon");
    expect(
      seen.filter((request) => !isOwed(request)),
      address,
    ).toEqual([]);

    const scripts = [
      ...new Set(seen.filter(({ kind }) => kind === "script").map((each) => each.path.slice(1))),
    ];
    expect(
      scripts.filter((script) => !sizes.has(script)),
      `${address}: scripts that no first load has`,
    ).toEqual([]);
    const bytes = scripts.reduce((sum, script) => sum + (sizes.get(script) ?? 0), 0);
    expect(bytes, address).toBeGreaterThan(0);
    expect(bytes, address).toBeLessThanOrEqual(report.budget);
  }
});
