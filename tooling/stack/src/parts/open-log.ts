import { createWriteStream, mkdirSync, renameSync, statSync, type WriteStream } from "node:fs";
import path from "node:path";

/** A log that has grown larger is set aside at the next start, in the place of the one before. */
const LARGEST_LOG_BYTES = 20_000_000;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Opens a log to be written on at its end; `name.log.1` holds what was set aside. */
export const openLog = (file: string): WriteStream => {
  mkdirSync(path.dirname(file), { recursive: true });
  if (sizeOf(file) > LARGEST_LOG_BYTES) renameSync(file, `${file}.1`);
  return createWriteStream(file, { flags: "a" });
};
