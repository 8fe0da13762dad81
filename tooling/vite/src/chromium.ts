import { existsSync } from "node:fs";

/** The program itself before the script that starts it: Debian's opens a tenth more by itself, extensions among it. */
const installed = ["/usr/lib/chromium/chromium", "/usr/bin/chromium"];
const systemChromium = process.env.CHROMIUM_PATH ?? installed.find((file) => existsSync(file));

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

/** How every test starts Chromium: the system's where there is one, else Playwright's browser. */
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
    `--disable-features=${[...offInPlaywright, ...addressBarPages].join(",")}`,
  ],
};
