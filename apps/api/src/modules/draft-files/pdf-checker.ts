import { createPictureProcess } from "@hjem/picture-files/picture-process";
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
/** Below the time that a response has. */
const CHECK_LIMIT_MS = 10_000;
/** Of the child's heap. */
const HEAP_MB = 512;

/** Prepares the checker; its process is started when it is needed. */
export function createPdfChecker(): PdfChecker {
  const child = createPictureProcess(SCRIPT, [`--max-old-space-size=${HEAP_MB}`]);
  let last: Promise<unknown> = Promise.resolve();

  const read = async (bytes: Buffer): Promise<PdfReport> => {
    const folder = await mkdtemp(join(tmpdir(), "hjem-pdf-"));
    try {
      const file = join(folder, "file.pdf");
      await writeFile(file, bytes);
      return await new Promise((resolve) => {
        const process = child.get();
        const settle = (report: PdfReport) => {
          clearTimeout(limit);
          process.off("message", settle);
          process.off("exit", onExit);
          resolve(report);
        };
        const onExit = () => settle({ problem: "The process that reads PDFs died." });
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
