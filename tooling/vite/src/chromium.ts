import { existsSync } from "node:fs";

const systemChromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** How every test starts Chromium: the system's where there is one, else the browser that Playwright keeps. */
export const chromiumLaunch = {
  ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};
