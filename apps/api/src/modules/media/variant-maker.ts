import type { Target } from "@hjem/picture-files/encode-picture";
import { createPictureProcess } from "@hjem/picture-files/picture-process";
import { fileURLToPath } from "node:url";
import { createTurns } from "./turns.ts";

/** What is read from a picture's pixels. */
export interface PictureFacts {
  /** Its file ends before the picture does: the rest of it is grey. */
  isTruncated: boolean;
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
   * Writes every target; one order after another.
   * @throws {PictureError} for what is no picture, or kills the process.
   */
  make: (order: VariantOrder) => Promise<PictureFacts>;
  close: () => void;
}

const SCRIPT = fileURLToPath(new URL("./variant-process.ts", import.meta.url));
/** Nine files of a large photo take some 2 s on a free core. */
const ORDER_LIMIT_MS = 120_000;
const DIED: VariantReport = { problem: "The process that reads pictures died." };

/** Prepares the maker; its process is started when it is needed. */
export function createVariantMaker(): VariantMaker {
  const child = createPictureProcess(SCRIPT);

  const turns = createTurns();

  return {
    make: (order) =>
      turns.run("", async () => {
        const report = (await child.ask<VariantReport>(order, ORDER_LIMIT_MS)) ?? DIED;
        if ("facts" in report) return report.facts;
        if ("failure" in report) throw new Error(report.failure);
        throw new PictureError(report.problem);
      }),
    close: child.close,
  };
}
