import { PHOTO_MAX_PIXELS } from "@hjem/domain/draft/draft-rules";
import { setPriority } from "node:os";
import sharp from "sharp";

/** How pictures of strangers are read: as browsers read them, one that is damaged as far as it goes. */
export const INPUT = { failOn: "none", limitInputPixels: PHOTO_MAX_PIXELS } as const;

/** Prepares a process that reads pictures of strangers, behind everything else: only the types that are accepted (D101). */
export function prepareDecoders(priority: number): void {
  setPriority(priority);
  sharp.concurrency(1);
  sharp.cache(false);
  // Whatever a file says it is: no vectors, documents or films are ever parsed.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadJpeg",
      "VipsForeignLoadPng",
      "VipsForeignLoadWebp",
      "VipsForeignLoadHeif",
    ],
  });
}
