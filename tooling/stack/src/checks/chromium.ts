import { chromiumPath } from "@hjem/vite-config/chromium";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { runCommand } from "../run-command.ts";

const isRootOnDebian = async () => {
  const file = "/etc/os-release";
  const release = existsSync(file) ? await readFile(file, "utf8") : "";
  return process.getuid?.() === 0 && /^ID="?debian"?$/m.test(release);
};

/** The browser, and its headless shell, in which tests take two thirds of the time. */
const debianPackages = ["chromium", "chromium-headless-shell"];

const installDebianPackages = async () => {
  await runCommand("apt-get", ["update"]);
  await runCommand("apt-get", ["install", "--yes", "--no-install-recommends", ...debianPackages], {
    env: { DEBIAN_FRONTEND: "noninteractive" },
  });
};

/**
 * Makes Chromium available to tests: the system's, else Debian's package if the user may install
 * it, else Playwright's browser. Reports what it does through `say`; throws one
 * sentence on what to install when there is none.
 */
export const provideChromium = async (say: (line: string) => void): Promise<void> => {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names no browser: ${named}`);
  }
  if (named !== undefined) return;
  const isMissing = debianPackages.some((name) => !existsSync(`/usr/bin/${name}`));
  if (isMissing && (await isRootOnDebian())) {
    say(`Installing Debian's ${debianPackages.join(" and ")}.`);
    await installDebianPackages();
  }
  if (chromiumPath() !== undefined) return;
  say("Fetching Playwright's Chromium.");
  const { code } = await runCommand("playwright", ["install", "chromium"]);
  if (code !== 0) {
    throw new Error(
      `Tests need Chromium, which could not be fetched: install it (on Debian: apt-get install ${debianPackages.join(" ")}), or name it in CHROMIUM_PATH.`,
    );
  }
};
