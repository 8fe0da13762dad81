import { createPictureProcess } from "@hjem/picture-files/picture-process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ApiError } from "../../plugins/api-error.ts";
import type { PdfReport } from "./pdf-report.ts";

/** Reads PDFs in one child process, so that one that takes memory or never ends takes nothing from the rest. */
export interface PdfChecker {
  /**
   * Pages of a PDF; one after another.
   * @throws {ApiError} `attachment_refused` for what is no PDF, is encrypted, or runs or carries something (D104).
   */
  countPages: (bytes: Buffer) => Promise<number>;
  close: () => void;
}

const SCRIPT = fileURLToPath(new URL("./pdf-process.ts", import.meta.url));
/** Below the time that a response has; the start of the process is not counted. */
const CHECK_LIMIT_MS = 10_000;
const DIED: PdfReport = { problem: "The process that reads PDFs died." };
/** Of the child's heap. */
const HEAP_MB = 512;

/** Prepares the checker; its process is started when it is needed. */
export function createPdfChecker(): PdfChecker {
  const child = createPictureProcess(SCRIPT, [`--max-old-space-size=${HEAP_MB}`]);
  let last: Promise<unknown> = Promise.resolve();
  let started: ChildProcess | undefined;

  /** The process once it has read its code; null if it died before. */
  const running = async (): Promise<ChildProcess | null> => {
    const process = child.get();
    if (process === started) return process;
    const isStarted = await Promise.race([
      once(process, "message").then(() => true),
      once(process, "exit").then(() => false),
    ]);
    started = isStarted ? process : undefined;
    return isStarted ? process : null;
  };

  const read = async (bytes: Buffer): Promise<PdfReport> => {
    const folder = await mkdtemp(join(tmpdir(), "hjem-pdf-"));
    try {
      const file = join(folder, "file.pdf");
      await writeFile(file, bytes);
      const process = await running();
      if (!process) return DIED;
      return await new Promise((resolve) => {
        const settle = (report: PdfReport) => {
          clearTimeout(limit);
          process.off("message", settle);
          process.off("exit", onExit);
          resolve(report);
        };
        const onExit = () => settle(DIED);
        const limit = setTimeout(() => process.kill("SIGKILL"), CHECK_LIMIT_MS);
        process.on("message", settle);
        process.once("exit", onExit);
        process.send(file);
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    async countPages(bytes) {
      if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) {
        throw new ApiError("attachment_refused");
      }
      const turn = last.then(() => read(bytes));
      // Caught: who asked is told by `turn`; the next file does not wait for that.
      last = turn.catch(() => undefined);
      const report = await turn;
      if ("problem" in report) throw new ApiError("attachment_refused");
      return report.pages;
    },
    close: child.close,
  };
}
