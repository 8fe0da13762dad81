import { chromiumLaunch, wholeChromium } from "@hjem/vite-config/chromium";
import { devices } from "@playwright/test";

const { userAgent } = devices["Desktop Chrome"];

// Chromium without a window names itself as one, which counts as a bot, wherever a page's own name does not reach: workers.
const args = [...chromiumLaunch.args, `--user-agent=${userAgent}`];

/** Launch options of the browser of journeys. */
export const browser = { ...chromiumLaunch, args };

/** The same for journeys that need what the headless shell lacks. */
export const wholeBrowser = { ...wholeChromium, args };
