import { EVENTS_PER_REQUEST_MAX } from "@hjem/domain/limits";
import { open } from "@hjem/e2e/hydrated";
import { storedConsent } from "@hjem/e2e/stored-consent";
import { sites, type Stack } from "@hjem/stack";
import { chromiumLaunch } from "@hjem/vite-config/chromium";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { table } from "../table.ts";
import { percentiles } from "../timing.ts";
import type { AnalyticsReport } from "./measure-analytics.ts";

/** CPU slowdown that simulates a cheap phone. */
const SLOWDOWN = 4;
/** Limit of the main thread's time for an event, with its part of sending, ms. */
const BOUND_MS = 1;
/** Presses of a round: those of some full requests. */
const PRESSES = 8 * EVENTS_PER_REQUEST_MAX;
/** Presses of a visit, which are sent together. */
const VISIT_PRESSES = 20;
const ROUNDS = 5;
const PAYLOAD = "/api/v1/payload/website";
/** Without it the page is a program's, which the API does not count. */
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36";

/** Presses a result so many times without following it. */
const pressResults = (page: Page, presses: number) =>
  page.evaluate((count) => {
    const link = document.querySelector('a[href^="/property/"]');
    if (!link) throw new Error("The page shows no home.");
    const stay = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener("click", stay, true);
    for (let press = 0; press < count; press += 1) {
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    document.removeEventListener("click", stay, true);
  }, presses);

/** CPU time of the main thread since the page was opened, in milliseconds: what other processes take is not among it. */
const threadTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
};

interface Visited {
  /** CPU time of the presses of each round, ms. */
  rounds: number[];
  /** Events and requests of a visit with its first view and some presses. */
  events: number;
  requests: number;
}

/** Visits the list of a site, with analytics or without. */
async function visit(browser: Browser, origin: string, isCounted: boolean): Promise<Visited> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    userAgent: BROWSER,
    storageState: storedConsent(origin, isCounted),
  });
  const batches: number[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== PAYLOAD) return;
    const body: unknown = request.postDataJSON();
    batches.push(Array.isArray(body) ? body.length : 1);
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await open(page, `${origin}/list`);
  await page.waitForLoadState("networkidle");
  const own = isCounted && page.waitForRequest((request) => request.url().endsWith(PAYLOAD));
  await pressResults(page, VISIT_PRESSES);
  await own;
  const [requests, events] = [batches.length, batches.reduce((sum, count) => sum + count, 0)];
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await threadTime(session);
    await pressResults(page, PRESSES);
    await page.waitForLoadState("networkidle");
    rounds.push((await threadTime(session)) - before);
  }
  await page.close();
  return { rounds, events, requests };
}

/** What an event costs a page on a slow phone: time of the main thread, and requests. */
export async function measureEventCost(stack: Stack): Promise<AnalyticsReport> {
  const browser = await chromium.launch(chromiumLaunch);
  const rows: string[][] = [];
  let isWithin = true;
  try {
    for (const [index, { id }] of sites.entries()) {
      const origin = `http://${id}.localhost:${stack.sites[index]?.port ?? 0}`;
      const without = percentiles((await visit(browser, origin, false)).rounds);
      const { rounds, events, requests } = await visit(browser, origin, true);
      const { p50, p95 } = percentiles(rounds);
      const [usual, most] = [(p50 - without.p50) / PRESSES, (p95 - without.p50) / PRESSES];
      const isQuick = most <= BOUND_MS;
      // The view of the list was perhaps sent before the presses.
      const isTogether = events === VISIT_PRESSES + 1 && requests <= 2;
      isWithin &&= isQuick && isTogether;
      rows.push([
        `${id} 390 px`,
        `${usual.toFixed(3)} ms`,
        `${most.toFixed(3)} ms of ${BOUND_MS} ms ${isQuick ? "✓" : "✗"}`,
        `${events} in ${requests} ${isTogether ? "✓" : "✗"}`,
      ]);
    }
  } finally {
    await browser.close();
  }
  const title = `An event with its part of sending at ${SLOWDOWN}× CPU throttle`;
  const heads = [title, "median round", "slowest round", "events in requests"];
  return { tables: [table(heads, rows)], isWithin };
}
