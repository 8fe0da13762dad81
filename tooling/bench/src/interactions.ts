import { open } from "@hjem/e2e/hydrated";
import { storedConsent } from "@hjem/e2e/stored-consent";
import { sites, type Stack } from "@hjem/stack";
import { chromiumLaunch } from "@hjem/vite-config/chromium";
import { chromium, type Page } from "playwright";
import { table } from "./table.ts";

/** CPU slowdown that simulates a cheap phone. */
const SLOWDOWN = 4;
/** From the press to the next picture on the screen, in milliseconds (issue of search; INP calls this "good"). */
const BOUND_MS = 200;
const ROUNDS = 5;

declare global {
  interface Window {
    /** Longest event of the interactions since the last reset, in milliseconds. */
    slowestInteraction?: number;
  }
}

/** Observes the browser's own event timing: input delay, handlers and the wait for the next frame. */
const watchInteractions = () => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.slowestInteraction = Math.max(window.slowestInteraction ?? 0, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** Resolves after two frames and an idle callback: the result of an interaction has been rendered. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
        );
      }),
  );

interface Interaction {
  name: string;
  address: string;
  /** Prepares the page for the interaction. */
  prepare?: (page: Page) => Promise<void>;
  run: (page: Page) => Promise<void>;
}

const filtersLink = 'a[href^="/list/filters"]';
const openDrawer = async (page: Page) => {
  await page.locator(filtersLink).last().click();
  await page.locator("dialog[open] input[type=checkbox]").first().waitFor();
};
const dragBy = async (page: Page, x: number, y: number) => {
  const box = await page.locator(".leaflet-container").boundingBox();
  if (!box) throw new Error("the page shows no map");
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + x, top + y, { steps: 12 });
  await page.mouse.up();
};

const interactions: readonly Interaction[] = [
  { name: "opening the drawer", address: "/list", run: openDrawer },
  {
    name: "toggling a filter in the drawer",
    address: "/list",
    prepare: openDrawer,
    run: (page) => page.locator("dialog[open] input[type=checkbox]").first().click({ force: true }),
  },
  {
    name: "changing the sort order",
    address: "/list",
    run: async (page) => {
      await page.locator("select[name=sort]").focus();
      await page.keyboard.press("ArrowDown");
    },
  },
  {
    name: "panning the map",
    address: "/list?view=map",
    prepare: async (page) => {
      await page.locator(".leaflet-container").waitFor();
    },
    run: (page) => dragBy(page, -180, 60),
  },
  {
    name: "zooming the map",
    address: "/list?view=map",
    prepare: async (page) => {
      await page.locator(".leaflet-container").waitFor();
    },
    run: async (page) => {
      await page.locator(".leaflet-container").focus();
      await page.keyboard.press("+");
    },
  },
];

/** Longest event of an interaction on a new page whose code and responses are already loaded. */
async function measure(page: Page, origin: string, interaction: Interaction): Promise<number> {
  await open(page, origin + interaction.address);
  await interaction.prepare?.(page);
  await page.waitForLoadState("networkidle");
  await drawn(page);
  await page.evaluate(() => {
    window.slowestInteraction = 0;
  });
  await interaction.run(page);
  await page.waitForLoadState("networkidle");
  await drawn(page);
  return page.evaluate(() => window.slowestInteraction ?? 0);
}

/** Interaction to Next Paint on a slow phone, as measured by the browser. */
export const measureInteractions = async (stack: Stack): Promise<string[]> => {
  const browser = await chromium.launch(chromiumLaunch);
  const rows: string[][] = [];
  try {
    for (const [index, { id }] of sites.entries()) {
      const origin = `http://${id}.localhost:${stack.sites[index]?.port ?? 0}`;
      for (const width of [390, 1366]) {
        const page = await browser.newPage({
          viewport: { width, height: 844 },
          // With what counts visits: it runs during every interaction.
          storageState: storedConsent(origin, true),
        });
        await page.addInitScript(watchInteractions);
        const session = await page.context().newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
        for (const interaction of interactions) {
          const samples: number[] = [];
          for (let round = 0; round < ROUNDS; round += 1) {
            samples.push(await measure(page, origin, interaction));
          }
          const worst = Math.max(...samples);
          const median = samples.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
          rows.push([
            `${id} ${width} px: ${interaction.name}`,
            `${median} ms`,
            `${worst} ms of ${BOUND_MS} ms ${worst <= BOUND_MS ? "✓" : "✗"}`,
          ]);
        }
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
  return [table([`Interaction at ${SLOWDOWN}× CPU throttle`, "median", "worst"], rows)];
};
