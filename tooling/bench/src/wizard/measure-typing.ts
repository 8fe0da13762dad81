import { paths } from "@hjem/domain/paths";
import { open } from "@hjem/e2e/hydrated";
import { signIn } from "@hjem/e2e/sign-in-pages";
import { siteOf } from "@hjem/e2e/site";
import { createTestAccounts } from "@hjem/e2e/test-accounts";
import { sites, type Stack } from "@hjem/stack";
import { chromiumLaunch } from "@hjem/vite-config/chromium";
import { type Browser, chromium, type Locator, type Page, request } from "playwright";
import { table } from "../table.ts";
import { percentiles } from "../timing.ts";
import { makeDraft, signInByApi } from "./make-draft.ts";

/** CPU slowdown that simulates a cheap phone. */
const SLOWDOWN = 4;
/** Limit of the p95 from a key until the next picture on the screen, ms. */
const BOUND_MS = 50;
const WORDS = "Lys og romslig leilighet med utsikt over byen";
const DIGITS = "123456789012345";
/** Events shorter than this are not reported by the browser, ms. */
const SHORTEST_MS = 16;

declare global {
  interface Window {
    /** Longest event since the last key, in milliseconds. */
    slowestKey?: number;
  }
}

const watchKeys = () => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.slowestKey = Math.max(window.slowestKey ?? 0, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** Presses a key; the longest event until its result is on the screen, in milliseconds. */
async function press(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    window.slowestKey = 0;
  });
  await page.keyboard.press(key);
  const slowest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            requestIdleCallback(() => resolve(window.slowestKey ?? 0), { timeout: 2_000 }),
          ),
        );
      }),
  );
  return Math.max(slowest, SHORTEST_MS);
}

interface TypedField {
  name: string;
  tab: "details" | "price";
  text: string;
  find: (page: Page) => Locator;
}

const fields: readonly TypedField[] = [
  {
    name: "title",
    tab: "details",
    text: WORDS,
    find: (page) => page.locator('[id="field-property_detail.title"]'),
  },
  {
    name: "description",
    tab: "details",
    text: WORDS,
    find: (page) => page.locator("[role=textbox][aria-multiline=true]"),
  },
  {
    name: "price",
    tab: "price",
    text: DIGITS,
    find: (page) => page.locator('[id="field-price_and_date.asking_price"]'),
  },
];

/** Types into a field that is on the page; milliseconds of each key. */
const typeInto = async (page: Page, input: Locator, text: string): Promise<number[]> => {
  await input.waitFor();
  await page.waitForLoadState("networkidle");
  await input.click();
  // The first key is that of a page that has just been opened.
  await press(page, "1");
  await page.keyboard.press("Backspace");
  const samples: number[] = [];
  for (const key of text) samples.push(await press(page, key === " " ? "Space" : key));
  return samples;
};

const measureSite = async (browser: Browser, id: string, port: number): Promise<string[][]> => {
  const site = siteOf(id);
  const host = `${id}.localhost:${port}`;
  const server = await request.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    extraHTTPHeaders: { "x-forwarded-host": host },
  });
  const accounts = await createTestAccounts(server, `typing.${id}`);
  const rows: string[][] = [];
  for (const width of [390, 1366]) {
    const context = await browser.newContext({
      baseURL: `http://${host}`,
      locale: site.language.tag,
      viewport: { width, height: 844 },
    });
    const page = await context.newPage();
    await page.addInitScript(watchKeys);
    const devices = await context.newCDPSession(page);
    const slow = (rate: number) => devices.send("Emulation.setCPUThrottlingRate", { rate });
    await slow(SLOWDOWN);
    await open(page, paths.login.to());
    const plain = percentiles(await typeInto(page, page.getByRole("textbox").first(), WORDS));
    rows.push([`${id} ${width} px: a plain field`, `${plain.p50} ms`, `${plain.p95} ms`]);
    await slow(1);
    await signIn({ page, server, site, devices, accounts });
    const draftId = await makeDraft(server, await signInByApi(server, accounts));
    await slow(SLOWDOWN);
    for (const field of fields) {
      await open(page, `/my-listing?draft=${draftId}&tab=${field.tab}&mode=edit`);
      const samples = await typeInto(page, field.find(page), field.text);
      const { p50, p95 } = percentiles(samples);
      rows.push([
        `${id} ${width} px: ${field.name}`,
        `${p50} ms`,
        `${p95} ms of ${BOUND_MS} ms ${p95 <= BOUND_MS ? "✓" : "✗"}`,
      ]);
    }
    await context.close();
  }
  await server.dispose();
  return rows;
};

/** From a key in the wizard of a listing to the next picture on a slow phone, as measured by the browser. */
export const measureTyping = async (stack: Stack): Promise<string> => {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const rows: string[][] = [];
    for (const [index, { id }] of sites.entries()) {
      rows.push(...(await measureSite(browser, id, stack.sites[index]?.port ?? 0)));
    }
    return table([`A key in the wizard at ${SLOWDOWN}× CPU throttle`, "p50", "p95"], rows);
  } finally {
    await browser.close();
  }
};
