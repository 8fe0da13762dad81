import { errorCode, fieldsOf } from "@hjem/domain/narrow";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { StartError } from "./start-error.ts";

/** Owner of the lock. `bootId` and `startedAt` distinguish a running process from another one with the same id. */
interface Holder {
  pid: number;
  bootId: string;
  /** Clock ticks since boot at which the process started; empty where the system does not say. */
  startedAt: string;
}

const START_TIME_FIELD = 19;

/** The text of a file; empty where there is none, as `/proc` has of processes that have ended (`ESRCH`) and on other systems. */
const readOrEmpty = (path: string): string => {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes(errorCode(error) ?? "")) return "";
    throw error;
  }
};

/** Field 22 of /proc/pid/stat, counted after the name, which may contain spaces. */
const startTimeOf = (pid: number): string =>
  readOrEmpty(`/proc/${pid}/stat`).split(") ").pop()?.split(" ")[START_TIME_FIELD] ?? "";

const self = (): Holder => ({
  pid: process.pid,
  bootId: readOrEmpty("/proc/sys/kernel/random/boot_id"),
  startedAt: startTimeOf(process.pid),
});

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
};

const isHolderRunning = (holder: Holder): boolean =>
  holder.bootId === self().bootId &&
  isRunning(holder.pid) &&
  startTimeOf(holder.pid) === holder.startedAt;

const parseHolder = (text: string): Holder | null => {
  try {
    const { pid, bootId, startedAt } = fieldsOf(JSON.parse(text));
    return typeof pid === "number" && typeof bootId === "string" && typeof startedAt === "string"
      ? { pid, bootId, startedAt }
      : null;
  } catch (error) {
    // Half a lock, as a crash while writing leaves it.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/**
 * Takes a folder for this process alone (D46): the embedded engine does not reject a second process, and two of them
 * would destroy the data. A lock whose process has ended is taken over. Returns the function that releases it.
 */
export const lockFolder = (lockFile: string): (() => void) => {
  const mine = JSON.stringify(self());
  const take = () => writeFileSync(lockFile, mine, { flag: "wx" });
  try {
    take();
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    const found = readOrEmpty(lockFile);
    const holder = parseHolder(found);
    if (holder && isHolderRunning(holder)) {
      throw new StartError(
        `Another process (${holder.pid}) uses this data folder (${lockFile}). Stop it, choose another DATA_DIR, or give both a DATABASE_URL.`,
      );
    }
    // Only one of several that found the same stale lock can move it away; the others fail to create theirs.
    const aside = `${lockFile}.${process.pid}`;
    renameSync(lockFile, aside);
    const moved = readOrEmpty(aside);
    if (moved !== found) {
      renameSync(aside, lockFile);
      throw new StartError(`Another process has just taken this data folder (${lockFile}).`);
    }
    rmSync(aside);
    take();
  }
  return () => {
    if (readOrEmpty(lockFile) === mine) rmSync(lockFile, { force: true });
  };
};
