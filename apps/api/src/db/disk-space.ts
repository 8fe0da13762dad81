import { errorMessage } from "@hjem/domain/narrow";
import { randomFillSync } from "node:crypto";
import { statSync, truncateSync, writeFileSync } from "node:fs";
import { open, rename, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { isDiskFull } from "./disk-full.ts";
import type { DiskSettings } from "./disk-settings.ts";

/** Below this the disk is full: the embedded engine makes files of 16 MB. */
const FULL_BELOW_BYTES = 64 * 1024 * 1024;
/** A quarter of the reserve stays for the next start: a database that was killed needs room to recover. */
const START_PART = 4;
/** How often the room on the disk is looked up, milliseconds. */
const LOOK_MS = 250;
/** Bytes of the reserve that are written at a time; random, so that no file system stores fewer. */
const PART_BYTES = 1024 * 1024;

/** Whether something can be stored on the disk of the data folder. */
export interface DiskSpace {
  /** True from the first failed write, or from the start, until enough is free again: then nothing is stored for visitors. */
  readonly isFull: boolean;
  /** Takes the error of a write: one for want of room frees the reserve. */
  report: (error: unknown) => void;
  /** Looks up the room now. Never rejects. */
  look: () => Promise<void>;
  close: () => void;
}

/** A disk that is never full: for tests, and for programs that only read. */
export const roomyDisk: DiskSpace = {
  isFull: false,
  report: () => undefined,
  look: async () => undefined,
  close: () => undefined,
};

/** What opening takes. */
export interface DiskSpaceOptions extends DiskSettings {
  /** The data folder; it is there. */
  folder: string;
  log: {
    info(values: object, line: string): void;
    warn(values: object, line: string): void;
  };
  /** Bytes that the process may still write in a folder. @default those of its file system */
  freeBytes?: (folder: string) => Promise<number>;
}

const freeOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Keeps a file that takes up room, and frees most of it once the disk is full, so that the database and reading go on; a start on
 * a full disk frees the rest. A file that is too small says that the disk was full; it is made anew as soon as `resumeBytes` are free.
 */
export async function openDiskSpace({
  folder,
  reserveBytes,
  resumeBytes,
  log,
  freeBytes = freeOf,
}: DiskSpaceOptions): Promise<DiskSpace> {
  const file = join(folder, "reserve");
  const startBytes = Math.floor(reserveBytes / START_PART);
  let isFull = false;
  let isMaking = false;

  const free = (bytes: number, kept: number): void => {
    if (isFull) return;
    isFull = true;
    try {
      // Cut, not deleted: a folder may need room to forget a name.
      const size = statSync(file, { throwIfNoEntry: false })?.size;
      if (size === undefined) writeFileSync(file, "");
      else if (size > kept) truncateSync(file, kept);
    } catch (error) {
      log.warn({ reason: errorMessage(error) }, "the reserve could not be freed");
    }
    log.warn({ freeBytes: bytes }, "the disk is full: nothing is stored until there is room");
  };

  const make = async (): Promise<void> => {
    const unfinished = `${file}.unfinished`;
    try {
      const handle = await open(unfinished, "w", 0o600);
      try {
        const part = randomFillSync(Buffer.alloc(PART_BYTES));
        for (let left = reserveBytes; left > 0; left -= PART_BYTES) {
          await handle.write(part, 0, Math.min(left, PART_BYTES));
        }
      } finally {
        await handle.close();
      }
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };

  const makeAgain = async (bytes: number): Promise<void> => {
    if (isMaking) return;
    isMaking = true;
    try {
      await make();
      if (isFull) log.info({ freeBytes: bytes }, "the disk has room again");
      isFull = false;
    } finally {
      isMaking = false;
    }
  };

  /** Elsewhere than in this folder may be full too, or a quota reached: then the request that has failed fails alone. */
  const look = async (hasFailed = false): Promise<void> => {
    try {
      const bytes = await freeBytes(folder);
      const needed = hasFailed ? resumeBytes : FULL_BELOW_BYTES;
      if (isFull && bytes >= Math.max(resumeBytes, reserveBytes)) await makeAgain(bytes);
      else if (!isFull && bytes < needed) free(bytes, startBytes);
    } catch (error) {
      log.warn({ err: error }, "the room on the disk is not known");
    }
  };

  /** No file at all says that this is the first start. */
  const begin = async (): Promise<void> => {
    // Of a process that was killed while it made one.
    await rm(`${file}.unfinished`, { force: true });
    const bytes = await freeBytes(folder);
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    const isInPlace = size !== undefined && size >= reserveBytes;
    const needed = size === undefined ? reserveBytes + FULL_BELOW_BYTES : resumeBytes;
    if (bytes < FULL_BELOW_BYTES) free(bytes, 0);
    else if (isInPlace) return;
    else if (bytes < needed) free(bytes, startBytes);
    else await makeAgain(bytes);
  };
  await begin().catch((error: unknown) =>
    log.warn({ err: error }, "the reserve on the disk was not made"),
  );

  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return {
    get isFull() {
      return isFull;
    },
    report: (error) => void look(isDiskFull(error)),
    look: () => look(),
    close: () => clearInterval(timer),
  };
}

/**
 * Frees the reserve of a folder whose disk is full, for a program that needs room before the API starts; the API then finds it
 * emptied. Never rejects.
 */
export async function freeFullDisk(folder: string): Promise<void> {
  try {
    if ((await freeOf(folder)) < FULL_BELOW_BYTES) truncateSync(join(folder, "reserve"));
  } catch {
    // Caught: without a reserve there is nothing to free.
  }
}
