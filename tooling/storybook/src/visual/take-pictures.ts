import { chromiumLaunch } from "@hjem/vite-config/chromium";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { addressOfShot, type Shot } from "./choose-shots.ts";

const HEIGHT_PX = 900;
/** The moment in which all stories stand. */
const NOW = "2026-11-21T12:00:00+01:00";
const RENDER_MAX_MS = 30_000;

/** Text is drawn the same on each machine with the same Chromium and the fonts of the product. */
const SAME_DRAWING = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--disable-font-subpixel-positioning",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
];

/** Starts the Chromium of all tests with settings that draw the same each time. */
export const startChromium = (): Promise<Browser> =>
  chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, ...SAME_DRAWING] });

/** A window onto the built Storybook: fixed place, no motion, nothing from outside. */
export async function openStorybook(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: "reduce",
    deviceScaleFactor: 1,
    locale: "nb-NO",
    timezoneId: "Europe/Oslo",
    serviceWorkers: "block",
  });
  await context.route(
    (url) => url.origin !== origin && url.protocol !== "data:" && url.protocol !== "blob:",
    (route) => route.abort(),
  );
  return context;
}

/** Runs in the page: whether the story is drawn, with its fonts and the pictures in view. */
const isDrawn = (): boolean => {
  const { body, images, fonts } = document;
  const isShown =
    body.classList.contains("sb-show-main") && !body.classList.contains("sb-show-preparing-story");
  const hasPictures = [...images].every(({ complete, loading }) => complete || loading === "lazy");
  const root = document.querySelector("#storybook-root");
  return isShown && hasPictures && fonts.status === "loaded" && root?.innerHTML !== "";
};

/** The same picture twice in a row: nothing is still on its way. */
async function pictureAtRest(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ animations: "disabled", caret: "hide" });
  let last = await take();
  for (let turn = 0; turn < 10; turn += 1) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** Takes one picture of a story. */
export async function takePicture(context: BrowserContext, shot: Shot): Promise<Buffer> {
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width: shot.width, height: HEIGHT_PX });
    await page.clock.setFixedTime(NOW);
    await page.goto(addressOfShot(shot));
    const drawn = () => page.waitForFunction(isDrawn, undefined, { timeout: RENDER_MAX_MS });
    await drawn();
    // Parts that are fetched once the story has loaded, such as the slider of the filters.
    await page.waitForLoadState("networkidle");
    await drawn();
    return await pictureAtRest(page);
  } finally {
    await page.close();
  }
}
