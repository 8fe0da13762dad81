import { chromiumPath } from "@hjem/vite-config/chromium";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { runCommand } from "../run-command.ts";

const isRootOnDebian = async () => {
  const file = "/etc/os-release";
  const release = existsSync(file) ? await readFile(file, "utf8") : "";
  return process.getuid?.() === 0 && /^ID="?debian"?$/m.test(release);
};

const installDebianPackage = async () => {
  await runCommand("apt-get", ["update"]);
  const { code } = await runCommand(
    "apt-get",
    ["install", "--yes", "--no-install-recommends", "chromium-headless-shell"],
    { env: { DEBIAN_FRONTEND: "noninteractive" } },
  );
  return code === 0;
};

/**
 * Makes Chromium available to tests: the system's, else Debian's package if the user may install
 * it, else Playwright's browser. Reports what it does through `say`; throws with the
 * installer's message when there is none.
 */
export const provideChromium = async (say: (line: string) => void): Promise<void> => {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names no browser: ${named}`);
  }
  if (chromiumPath() !== undefined) return;
  if (await isRootOnDebian()) {
    say("Installing Debian's chromium-headless-shell.");
    if (await installDebianPackage()) return;
  }
  say("Fetching Playwright's Chromium.");
  const { code, output } = await runCommand("playwright", ["install", "--only-shell", "chromium"]);
  if (code !== 0) throw new Error(`No Chromium to test with.\n${output}`);
};
