import { PHOTO_MAX_BYTES } from "@hjem/domain/draft/draft-rules";
import { createPictureProcess } from "@hjem/picture-files/picture-process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ApiError } from "../../plugins/api-error.ts";
import { WORK_PREFIX } from "./stored-picture.ts";
import { createTurns, QueueFullError } from "./turns.ts";

/** What the header of a picture says: pixels as it will be shown, or why it is refused. */
export type HeaderReport =
  | { width: number; height: number }
  | { refusal: "type" | "heic" | "pixels" | "short" };

/** Reads headers of pictures in a process of its own, which is never busy with their pixels. */
export interface HeaderReader {
  /**
   * What a picture is, whatever its name says: by the header as the decoder reads it. Owners take turns.
   * @throws {ApiError} `picture_refused` for other types, `picture_too_large` beyond 40 MB or 100 megapixels, `files_busy`.
   */
  read: (owner: string, bytes: Buffer) => Promise<{ width: number; height: number }>;
  close: () => void;
}

const SCRIPT = fileURLToPath(new URL("./header-process.ts", import.meta.url));
/** Twice as long is below the time that a response has. */
const READ_LIMIT_MS = 6_000;

const refusals = {
  type: () => new ApiError("picture_refused"),
  heic: () => new ApiError("picture_refused", { sentence: "error.picture_refused.heic" }),
  short: () => new ApiError("picture_refused", { sentence: "error.picture_refused.short" }),
  pixels: () => new ApiError("picture_too_large", { sentence: "error.picture_too_large.pixels" }),
} as const;

/** Prepares the reader; its process is started when it is needed. */
export function createHeaderReader(): HeaderReader {
  const child = createPictureProcess(SCRIPT);
  const turns = createTurns({ waitingMax: 200, ofOwnerMax: 40 });

  const read = async (bytes: Buffer): Promise<HeaderReport> => {
    const folder = await mkdtemp(join(tmpdir(), WORK_PREFIX));
    try {
      const file = join(folder, "picture");
      await writeFile(file, bytes);
      const ask = () => child.ask<HeaderReport>(file, READ_LIMIT_MS);
      // Once more: a process may die of something else than this picture.
      return (await ask()) ?? (await ask()) ?? { refusal: "type" };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    async read(owner, bytes) {
      if (bytes.length > PHOTO_MAX_BYTES) throw new ApiError("picture_too_large");
      try {
        const report = await turns.run(owner, () => read(bytes));
        if ("refusal" in report) throw refusals[report.refusal]();
        return report;
      } catch (error) {
        if (error instanceof QueueFullError) throw new ApiError("files_busy");
        throw error;
      }
    },
    close: child.close,
  };
}
