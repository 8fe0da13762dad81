import { existsSync } from "node:fs";

const WHOLE = "/usr/lib/chromium/chromium";
const SHELL = "/usr/lib/chromium/chromium-headless-shell";

/** The first of these that is installed, unless one is named: the binary before Debian's start script, which loads about a tenth more. */
const find = (...files: readonly string[]): string | undefined =>
  process.env.CHROMIUM_PATH ?? files.find((file) => existsSync(file));

/** The browser of all tests, undefined where Playwright's own is used: without the windows around it, a third less work (D126). */
export const chromiumPath = (): string | undefined => find(SHELL, WHOLE, "/usr/bin/chromium");

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

const shell = chromiumPath();
const whole = find(WHOLE, "/usr/bin/chromium");

/** Launch options of Chromium in all tests. */
export const chromiumLaunch = { args, ...(shell !== undefined && { executablePath: shell }) };

/** Launch options of the whole browser, for what the headless shell cannot do, such as to show notifications. */
export const wholeChromium = {
  args,
  ...(whole === undefined ? { channel: "chromium" } : { executablePath: whole }),
};
