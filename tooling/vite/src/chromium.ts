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

/** The browser of all tests: the one that is named, else the system's; undefined where Playwright's own is used. */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? installed.find((file) => existsSync(file));

const executablePath = chromiumPath();

/** Launch options of Chromium in all tests. */
export const chromiumLaunch = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};
