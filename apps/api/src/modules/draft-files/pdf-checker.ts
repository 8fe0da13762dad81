import { createPictureProcess } from "@hjem/picture-files/picture-process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ApiError } from "../../plugins/api-error.ts";
import { createTurns, QueueFullError } from "../media/turns.ts";
import type { PdfReport } from "./pdf-report.ts";

/** Reads PDFs in one child process, so that one that takes memory or never ends takes nothing from the rest. */
export interface PdfChecker {
  /**
   * Pages of a PDF; one after another, in turns of those who sent them.
   * @throws {ApiError} `attachment_refused` with the reason for what is no PDF, opens only with a password, or runs or
   *   carries something (D104, D135); `files_busy` while too many are waiting.
   */
  countPages: (owner: string, bytes: Buffer) => Promise<number>;
  close: () => void;
}

const SCRIPT = fileURLToPath(new URL("./pdf-process.ts", import.meta.url));
/** Below the time that a response has; the start of the process is not counted. */
const CHECK_LIMIT_MS = 8_000;
/** What waits longer would have no response in time. */
const WAITING = { waitingMax: 12, ofOwnerMax: 3 } as const;
/** Of the child's heap. */
const HEAP_MB = 512;

/** Prepares the checker; its process is started when it is needed. */
export function createPdfChecker(): PdfChecker {
  const child = createPictureProcess(SCRIPT, [`--max-old-space-size=${HEAP_MB}`]);
  const turns = createTurns(WAITING);
  const read = async (bytes: Buffer): Promise<PdfReport> => {
    const folder = await mkdtemp(join(tmpdir(), "hjem-pdf-"));
    try {
      const file = join(folder, "file.pdf");
      await writeFile(file, bytes);
      return (await child.ask<PdfReport>(file, CHECK_LIMIT_MS)) ?? { refusal: "too_complex" };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    async countPages(owner, bytes) {
      try {
        const report = await turns.run(owner, () => read(bytes));
        if ("pages" in report) return report.pages;
        const sentence = `error.attachment_refused.${report.refusal}` as const;
        throw new ApiError("attachment_refused", { sentence });
      } catch (error) {
        if (error instanceof QueueFullError) throw new ApiError("files_busy");
        throw error;
      }
    },
    close: child.close,
  };
}
