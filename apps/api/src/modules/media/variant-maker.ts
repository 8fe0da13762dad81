import type { Target } from "@hjem/picture-files/encode-picture";
import { createPictureProcess } from "@hjem/picture-files/picture-process";
import { fileURLToPath } from "node:url";

/** What is read from a picture's pixels. */
export interface PictureFacts {
  /** Width divided by height. */
  ratio: number;
  /** The dominant colour, `#rrggbb`. */
  color: string;
  /** 16 hex digits; pictures that look alike differ in few bits. */
  perceptualHash: string;
}

/** Request to the child process. */
export interface VariantOrder {
  /** Of the picture as it was sent. */
  file: string;
  targets: readonly Target[];
}

/** Its response. */
export type VariantReport =
  | { facts: PictureFacts }
  | { problem: string }
  /** The picture may be good: the disk is full. */
  | { failure: string };

/** A file from which no picture can be made. */
export class PictureError extends Error {
  override name = "PictureError";
}

/** Makes the files of pictures in one child process (D102): a picture that breaks a decoder never reaches the rest. */
export interface VariantMaker {
  /**
   * Writes every target; one order at a time.
   * @throws {PictureError} for what is no picture, or kills the process.
   */
  make: (order: VariantOrder) => Promise<PictureFacts>;
  close: () => void;
}

const SCRIPT = fileURLToPath(new URL("./variant-process.ts", import.meta.url));
/** Nine files of a large photo take some 2 s on a free core. */
const ORDER_LIMIT_MS = 120_000;

/** Prepares the maker; its process is started when it is needed. */
export function createVariantMaker(): VariantMaker {
  const child = createPictureProcess(SCRIPT);

  return {
    make: (order) =>
      new Promise((resolve, reject) => {
        const process = child.get();
        const settle = (report: VariantReport) => {
          clearTimeout(limit);
          process.off("message", settle);
          process.off("exit", onExit);
          if ("facts" in report) resolve(report.facts);
          else if ("failure" in report) reject(new Error(report.failure));
          else reject(new PictureError(report.problem));
        };
        const onExit = () => settle({ problem: "The process that reads pictures died." });
        const limit = setTimeout(() => process.kill("SIGKILL"), ORDER_LIMIT_MS);
        process.on("message", settle);
        process.once("exit", onExit);
        process.send(order);
      }),
    close: child.close,
  };
}
