import { existsSync } from "node:fs";

/**
 * The browser without a window of its own, a third less work for the processor than the whole one (D126); the latter's
 * binary is taken before Debian's start script, which loads about a tenth more, such as extensions.
 */
const installed = [
  "/usr/lib/chromium/chromium-headless-shell",
  "/usr/lib/chromium/chromium",
  "/usr/bin/chromium",
];
const systemChromium = process.env.CHROMIUM_PATH ?? installed.find((file) => existsSync(file));

/** Launch options of Chromium in all tests: the system's if there is one, else Playwright's. */
export const chromiumLaunch = {
  ...(systemChromium !== undefined && existsSync(systemChromium)
    ? { executablePath: systemChromium }
    : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};
