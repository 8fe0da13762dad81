import { errorCode, errorMessage } from "@hjem/domain/narrow";
import { writePicture } from "@hjem/picture-files/encode-picture";
import { PICTURE_WIDTHS } from "@hjem/picture-files/picture-file";
import { readFile } from "node:fs/promises";
import { constants } from "node:os";
import sharp, { type Sharp } from "sharp";
import { INPUT, prepareDecoders } from "./picture-input.ts";
import type { PictureFacts, VariantOrder, VariantReport } from "./variant-maker.ts";

/** Started by `variant-maker.ts`: makes the files of one picture after the other (D102). */
prepareDecoders(constants.priority.PRIORITY_LOW);

const HASH_SIZE = { width: 9, height: 8 } as const;
/** Pixels of the picture that the files are made of; a taller one is made narrower, as no format has any height. */
const LARGEST = { width: Math.max(...PICTURE_WIDTHS), height: 8_000 } as const;

/** Pixels across each of the squares whose brightness is compared. */
const SQUARE = 8;
/** Steps of 255 by which a neighbour is brighter; less is noise of the compression. */
const BRIGHTER = 2;

/** A picture as its camera says it stands, in memory: no larger than the largest file that is made of it. */
interface UprightPicture {
  /** A fresh reader of its pixels. */
  read: () => Sharp;
  /** Width divided by height of the whole picture. */
  ratio: number;
  /** Its file ends before the picture does. */
  isTruncated: boolean;
}

/** What the decoders say of a file that ends too early; anything else that they warn of is shown as it is. */
const ENDS_EARLY = /premature end|read error/i;
const JPEG = { start: Buffer.from([0xff, 0xd8]), end: Buffer.from([0xff, 0xd9]) } as const;

/** A JPEG of which nothing but its end mark is missing is whole: with a mark the decoder says whether pixels are. */
const withEnd = (bytes: Buffer): Buffer =>
  bytes.subarray(0, 2).equals(JPEG.start) ? Buffer.concat([bytes, JPEG.end]) : bytes;

/** The pixels of a picture. Without `failOn` it is read as far as it goes. */
async function decode(bytes: Buffer, failOn: "warning" | "none") {
  const input = { ...INPUT, failOn } as const;
  const { autoOrient, depth } = await sharp(bytes, input).metadata();
  const picture = sharp(bytes, input);
  // Deeper pixels are in the colours of their profile until they are converted by it.
  if (depth !== "uchar") picture.pipelineColourspace("srgb");
  // Turned as its camera says; nothing else that a camera writes goes any further.
  const { data, info } = await picture
    .rotate()
    .flatten({ background: "#ffffff" })
    .resize({ ...LARGEST, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info, ratio: autoOrient.width / autoOrient.height };
}

/** Reads a file once: to decode a large photo takes longer than to write most of the files that are made of it. */
async function readUpright(file: string): Promise<UprightPicture> {
  const bytes = withEnd(await readFile(file));
  let isTruncated = false;
  const { data, info, ratio } = await decode(bytes, "warning").catch((error: unknown) => {
    isTruncated = ENDS_EARLY.test(errorMessage(error));
    return decode(bytes, "none");
  });
  const { width, height, channels } = info;
  return { read: () => sharp(data, { raw: { width, height, channels } }), ratio, isTruncated };
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
  const { dominant, channels } = await picture.read().stats();
  const isPlain = channels.every(({ min, max }) => min === max);
  if (picture.isTruncated && isPlain) throw new Error("nothing of the picture is there");
  return {
    isTruncated: picture.isTruncated,
    ratio: picture.ratio,
    color: `#${channel(dominant.r)}${channel(dominant.g)}${channel(dominant.b)}`,
    perceptualHash: await perceptualHash(picture),
  };
}

async function makeVariants({ file, targets }: VariantOrder): Promise<VariantReport> {
  const picture = await readUpright(file);
  const facts = await factsOf(picture);
  for (const target of targets) {
    const { width, height } = target;
    const image = picture
      .read()
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

process.send?.("started");
