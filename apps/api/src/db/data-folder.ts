import { errorCode } from "@hjem/domain/narrow";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDiskFull } from "./disk-full.ts";
import { StartError } from "./start-error.ts";

/** Makes a folder with its parents. Node's own recursive call never returns where the system refuses one, as in `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process of the same start has made it meanwhile.
    if (errorCode(error) !== "EEXIST") throw error;
  }
}

/**
 * Makes the data folder where it is missing, and writes to it. One whose disk is full is not refused: what it holds can be read.
 *
 * @throws {StartError} naming `DATA_DIR` where that is not possible
 */
export function requireDataFolder(folder: string): void {
  const probe = join(folder, `.write-probe-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    if (isDiskFull(error) && existsSync(folder)) return;
    throw new StartError(
      `DATA_DIR ${folder} cannot be written to (${errorCode(error) ?? "unknown error"}).`,
    );
  }
}
