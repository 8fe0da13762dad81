import {
  createWriteStream,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  type WriteStream,
} from "node:fs";
import path from "node:path";

/** Size above which a log is rotated, bytes. */
const LARGEST_LOG_BYTES = 20_000_000;
/** Bytes that wait for a slow disk; what is printed beyond them is dropped. */
const WAITING_BYTES = 1_000_000;

/** A log that a service's output is appended to. Nothing that fails with it reaches the caller. */
export interface LogFile {
  write: (chunk: Buffer) => void;
  close: () => void;
}

interface OpenLog {
  stream: WriteStream;
  bytes: number;
}

/**
 * Opens a log for appending, also while the disk is full: what cannot be written is dropped, and the file is opened again with the
 * next output. At `largestBytes` it becomes `name.log.1`, in the place of the one before.
 */
export function openLogFile(file: string, largestBytes: number = LARGEST_LOG_BYTES): LogFile {
  let current: OpenLog | null = null;

  const open = (known: number | undefined): OpenLog | null => {
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      // Known where it was written to just now, as the system may not have all of it yet.
      const bytes = known ?? statSync(file, { throwIfNoEntry: false })?.size ?? 0;
      if (bytes >= largestBytes) renameSync(file, `${file}.1`);
      const stream = createWriteStream(file, { fd: openSync(file, "a") });
      const opened = { stream, bytes: bytes >= largestBytes ? 0 : bytes };
      stream.on("error", () => {
        if (current === opened) current = null;
      });
      return opened;
    } catch {
      // Caught: without room or permission there is no log, and the services go on.
      return null;
    }
  };

  return {
    write(chunk) {
      let known: number | undefined;
      if (current && current.bytes >= largestBytes) {
        known = current.bytes;
        current.stream.end();
        current = null;
      }
      current ??= open(known);
      if (!current || current.stream.writableLength > WAITING_BYTES) return;
      current.bytes += chunk.length;
      current.stream.write(chunk);
    },
    close() {
      current?.stream.end();
      current = null;
    },
  };
}
