import { fieldsOf } from "@hjem/domain/narrow";
import { paths } from "@hjem/domain/paths";
import { open } from "@hjem/e2e/hydrated";
import { signIn } from "@hjem/e2e/sign-in-pages";
import { siteOf } from "@hjem/e2e/site";
import { createTestAccounts, type TestAccounts } from "@hjem/e2e/test-accounts";
import { sites, type Stack } from "@hjem/stack";
import { chromiumLaunch } from "@hjem/vite-config/chromium";
import {
  type APIRequestContext,
  type APIResponse,
  type Browser,
  chromium,
  type Locator,
  type Page,
  request,
} from "playwright";
import { makePhoto } from "../publish/photos.ts";
import { table } from "../table.ts";
import { percentiles } from "../timing.ts";

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

const DRAFTS = "/api/user/properties/draft";

const draftIn = async (response: APIResponse): Promise<Readonly<Record<string, unknown>>> => {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()}`);
  return fieldsOf(fieldsOf(await response.json()).data);
};

/** Makes a draft whose first tabs are complete, so that the others are open; its id. */
const makeDraft = async (
  server: APIRequestContext,
  { person: email, password }: TestAccounts,
): Promise<string> => {
  const signedIn = await server.post("/api/login", { data: { email, password } });
  const { access_token: token } = fieldsOf(await signedIn.json());
  const headers = { authorization: `Bearer ${String(token)}` };
  const made = await draftIn(
    await server.post(DRAFTS, { data: { listing_type: "residential_sale" }, headers }),
  );
  const path = `${DRAFTS}/${String(made.id)}`;
  const photo = await makePhoto(1);
  const file = { name: "kitchen.jpg", mimeType: "image/jpeg", buffer: photo };
  const { version } = await draftIn(
    await server.post(`${path}/images`, { multipart: { file }, headers }),
  );
  await draftIn(
    await server.patch(path, {
      data: {
        property_detail: { property_types: ["apartment"] },
        location: {
          street: "Storgata 1",
          suburb: "Sentrum",
          region: "NSW",
          post_code: "2010",
          coordinates: { lat: -33.88, lng: 151.21 },
        },
      },
      headers: { ...headers, "if-match": `"${String(version)}"` },
    }),
  );
  return String(made.id);
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
    const draftId = await makeDraft(server, accounts);
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
