import { existsSync } from "node:fs";

const systemChromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** Each window would load two pages of its own for its address bar: half the work of a window that shows nothing yet. */
const addressBarPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** What Playwright turns off by itself: of two such arguments Chromium heeds the last alone. */
const offInPlaywright = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

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
    `--disable-features=${[...offInPlaywright, ...addressBarPages].join(",")}`,
  ],
};
