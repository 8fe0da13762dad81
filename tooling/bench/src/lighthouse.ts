import { padAgencyId } from "@hjem/domain/agency/agency-id";
import { namesOf } from "@hjem/domain/narrow";
import { paths } from "@hjem/domain/paths";
import type { SearchResponse } from "@hjem/domain/search/search-response";
import { toCamelKeys } from "@hjem/domain/wire/case";
import { sites, type Stack } from "@hjem/stack";
import { freePorts } from "@hjem/stack/ports";
import { chromiumLaunch } from "@hjem/vite-config/chromium";
import lighthouse from "lighthouse";
import { setTimeout } from "node:timers/promises";
import { chromium } from "playwright";
import { requestText } from "./request.ts";
import { table } from "./table.ts";

/** Number of runs, of which the median is used, because Lighthouse varies from run to run. */
const ROUNDS = 5;
/** Minimum scores of a page, of 100. */
const bounds = {
  performance: 95,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
} as const;
const categories = namesOf(bounds);

/** Result of one run: scores of 100, then the times in milliseconds and the shift behind the first of them. */
interface Run {
  scores: number[];
  largestPaint: number;
  blocked: number;
  shift: number;
}

/** Maximum attempts: Lighthouse occasionally misses the beginning of a page load. */
const TRIES = 3;
/** How often to poll whether pictures are drawn. */
const POLL_MS = 2_000;

async function runOnce(address: string, debugPort: number, tries = TRIES): Promise<Run> {
  const result = await lighthouse(address, {
    port: debugPort,
    onlyCategories: categories,
    logLevel: "silent",
  });
  if (!result) throw new Error(`Lighthouse has no result for ${address}`);
  const { categories: view, audits, runtimeError } = result.lhr;
  if (runtimeError && tries > 1) return runOnce(address, debugPort, tries - 1);
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((name) => Math.round((view[name]?.score ?? 0) * 100)),
    largestPaint: numberOf("largest-contentful-paint"),
    blocked: numberOf("total-blocking-time"),
    shift: numberOf("cumulative-layout-shift"),
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The newest home for sale on a site. */
async function anyHome(port: number, host: string): Promise<string> {
  const text = await requestText({
    port,
    path: "/api/v2/property/search",
    host,
    body: { size: 1 },
  });
  const { data } = toCamelKeys(JSON.parse(text)) as SearchResponse;
  const [home] = data;
  if (!home) throw new Error(`${host} has no home to measure`);
  return paths.property.to(padAgencyId(home.agencyId), home.propertyId);
}

const metric = (metrics: string, name: string): number =>
  Number(new RegExp(`^hjem_demo_pictures_${name} (\\d+)$`, "m").exec(metrics)?.[1] ?? Number.NaN);

/** Waits until the demo has rendered its pictures, which uses a core for its first minutes. */
async function whenDrawn({ api }: Stack): Promise<void> {
  for (;;) {
    const view = await requestText({ port: api.port, path: "/metrics", host: "127.0.0.1" });
    const wanted = metric(view, "wanted");
    const done = metric(view, "ready") + metric(view, "failed");
    if (wanted > 0 && done >= wanted && metric(view, "waiting") === 0) return;
    await setTimeout(POLL_MS);
  }
}

/** Lighthouse as a phone on slow 4G, simulated: home page, list and one home of each site. */
export const measureLighthouse = async (stack: Stack): Promise<string[]> => {
  const debugPort = await freePorts(1);
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--remote-debugging-port=${debugPort}`],
  });
  const rows: string[][] = [];
  await whenDrawn(stack);
  try {
    for (const [index, { id }] of sites.entries()) {
      const port = stack.sites[index]?.port ?? 0;
      const host = `${id}.localhost`;
      for (const path of [paths.home.to(), paths.list.to(), await anyHome(port, host)]) {
        // Pictures are rendered at their first request: this visit precedes the measurement.
        const address = `http://${host}:${port}${path}`;
        await runOnce(address, debugPort);
        await whenDrawn(stack);
        const runs: Run[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          runs.push(await runOnce(address, debugPort));
        }
        rows.push([
          `${id} ${path}`,
          ...categories.map((name, place) => {
            const score = median(runs.map(({ scores }) => scores[place] ?? 0));
            return `${score} of ${bounds[name]} ${score >= bounds[name] ? "✓" : "✗"}`;
          }),
          `${(median(runs.map(({ largestPaint }) => largestPaint)) / 1_000).toFixed(2)} s`,
          `${Math.round(median(runs.map(({ blocked }) => blocked)))} ms`,
          median(runs.map(({ shift }) => shift)).toFixed(3),
        ]);
      }
    }
  } finally {
    await browser.close();
  }
  const title = `Lighthouse, phone, slow 4G simulated, median of ${ROUNDS}, Chromium ${browser.version()}`;
  return [table([title, ...categories, "LCP", "TBT", "CLS"], rows)];
};
