import { existsSync } from "node:fs";

/** The binary before Debian's start script, which loads about a tenth more, such as extensions. */
const installed = ["/usr/lib/chromium/chromium", "/usr/bin/chromium"];
const systemChromium = process.env.CHROMIUM_PATH ?? installed.find((file) => existsSync(file));

/** Without it each window loads two pages for its address bar, half the work of an empty window. */
const addressBarPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** Features that Playwright disables by default, repeated here: Chromium uses only the last such argument. */
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
    `--disable-features=${[...offInPlaywright, ...addressBarPages].join(",")}`,
  ],
};
