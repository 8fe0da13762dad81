import { errorCode } from "@hjem/domain/narrow";
import { writePicture } from "@hjem/picture-files/encode-picture";
import { PICTURE_WIDTHS } from "@hjem/picture-files/picture-file";
import { constants, setPriority } from "node:os";
import sharp, { type Sharp } from "sharp";
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

/** A picture as its camera says it stands, in memory: no wider than the widest file that is made of it. */
interface UprightPicture {
  /** A fresh reader of its pixels. */
  read: () => Sharp;
  /** Width divided by height of the whole picture. */
  ratio: number;
}

/** Reads a file once: to decode a large photo takes longer than to write most of the files that are made of it. */
async function readUpright(file: string): Promise<UprightPicture> {
  const { autoOrient } = await sharp(file, INPUT).metadata();
  // Turned as its camera says; nothing else that a camera writes goes any further.
  const { data, info } = await sharp(file, INPUT)
    .rotate()
    .flatten({ background: "#ffffff" })
    .resize({ width: Math.max(...PICTURE_WIDTHS), withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return {
    read: () => sharp(data, { ...INPUT, raw: { width, height, channels } }),
    ratio: autoOrient.width / autoOrient.height,
  };
}

/** Which of two neighbouring squares is brighter, for 64 pairs: alike for pictures that look alike. */
async function perceptualHash({ read }: UprightPicture): Promise<string> {
  const { width, height } = HASH_SIZE;
  const row = width * SQUARE;
  const pixels = await read()
    .greyscale()
    .resize({ width: row, height: height * SQUARE, fit: "fill" })
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

async function factsOf(picture: UprightPicture): Promise<PictureFacts> {
  const { dominant } = await picture.read().stats();
  return {
    ratio: picture.ratio,
    color: `#${channel(dominant.r)}${channel(dominant.g)}${channel(dominant.b)}`,
    perceptualHash: await perceptualHash(picture),
  };
}

async function makeVariants({ file, targets }: VariantOrder): Promise<VariantReport> {
  const picture = await readUpright(file);
  for (const target of targets) {
    const { width, height } = target;
    const image = picture
      .read()
      .resize({ width, height, fit: "cover", withoutEnlargement: height === undefined });
    await writePicture(image, target);
  }
  return { facts: await factsOf(picture) };
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
