import { errorCode } from "@hjem/domain/narrow";
import { writePicture } from "@hjem/picture-files/encode-picture";
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import type { PictureFacts, VariantOrder, VariantReport } from "./variant-maker.ts";

/** Started by `variant-maker.ts`: makes the files of one picture after the other, behind everything else (D102). */
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);
// The types that are accepted (D101), whatever a file says it is: no vectors, documents or films are ever parsed.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadHeif",
  ],
});

const HASH_SIZE = { width: 9, height: 8 } as const;
/** A picture of 100 megapixels is no photo of a home. */
const INPUT = { limitInputPixels: 100_000_000 } as const;

/** Pixels across each of the squares whose brightness is compared. */
const SQUARE = 8;
/** Steps of 255 by which a neighbour is brighter; less is noise of the compression. */
const BRIGHTER = 2;

/** Which of two neighbouring squares is brighter, for 64 pairs: alike for pictures that look alike. */
async function perceptualHash(file: string): Promise<string> {
  const { width, height } = HASH_SIZE;
  const row = width * SQUARE;
  const pixels = await sharp(file, INPUT)
    .rotate()
    .greyscale()
    .resize({ width: row, height: height * SQUARE, fit: "fill", fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
  const sums = new Float64Array(width * height);
  for (const [at, value] of pixels.entries()) {
    const x = Math.floor((at % row) / SQUARE);
    const y = Math.floor(at / row / SQUARE);
    const square = y * width + x;
    sums[square] = (sums[square] ?? 0) + value;
  }
  const least = BRIGHTER * SQUARE * SQUARE;
  let hash = 0n;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = y * width + x;
      hash = (hash << 1n) | ((sums[at] ?? 0) > (sums[at + 1] ?? 0) + least ? 1n : 0n);
    }
  }
  return hash.toString(16).padStart(16, "0");
}

const channel = (value: number) => value.toString(16).padStart(2, "0");

async function factsOf(file: string): Promise<PictureFacts> {
  // Turned as its camera says; nothing else that a camera writes goes any further.
  const { autoOrient } = await sharp(file, INPUT).metadata();
  const { dominant } = await sharp(file, INPUT).stats();
  return {
    ratio: autoOrient.width / autoOrient.height,
    color: `#${channel(dominant.r)}${channel(dominant.g)}${channel(dominant.b)}`,
    perceptualHash: await perceptualHash(file),
  };
}

async function makeVariants({ file, targets }: VariantOrder): Promise<VariantReport> {
  const facts = await factsOf(file);
  for (const target of targets) {
    const { width, height } = target;
    const image = sharp(file, INPUT)
      .rotate()
      .flatten({ background: "#ffffff" })
      .resize({ width, height, fit: "cover", withoutEnlargement: height === undefined });
    await writePicture(image, target);
  }
  return { facts };
}

/** Codes of a disk that takes no more. */
const diskCodes = ["ENOSPC", "EDQUOT", "EIO", "ENOENT"];

const reportOf = (error: unknown): VariantReport =>
  diskCodes.includes(errorCode(error) ?? "")
    ? { failure: String(error) }
    : { problem: String(error) };

process.on("message", (order: VariantOrder) => {
  makeVariants(order).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.(reportOf(error)),
  );
});
process.on("disconnect", () => process.exit(0));
