import { readFile } from "node:fs/promises";
import { constants } from "node:os";
import sharp from "sharp";
import type { HeaderReport } from "./header-reader.ts";
import { INPUT, prepareDecoders } from "./picture-input.ts";

/** Started by `header-reader.ts`: says what the decoders read in the header of one picture after the other. */
// Somebody waits for it.
prepareDecoders(constants.priority.PRIORITY_BELOW_NORMAL);

/** Read apart from the pixels, so that a picture that is too large is told so. */
const HEADER = { ...INPUT, limitInputPixels: false } as const;

/** Whether there is a decoder for it: pictures of phones look like AVIF until they are decoded. */
const isDecodable = (file: string): Promise<boolean> =>
  sharp(file, INPUT)
    .resize(1)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

async function readHeader(file: string): Promise<HeaderReport> {
  const { autoOrient, compression } = await sharp(file, HEADER).metadata();
  const { width, height } = autoOrient;
  if (width * height > INPUT.limitInputPixels) return { refusal: "pixels" };
  if (compression === "hevc" && !(await isDecodable(file))) return { refusal: "heic" };
  return { width, height };
}

/** Bytes before what the size in a WebP's header counts. */
const RIFF_BYTES = 8;

/** Why a file is refused that no decoder reads: a WebP states its size, and is not read at all where its end is missing. */
async function refusalOf(file: string): Promise<HeaderReport> {
  const bytes = await readFile(file);
  const isWebP =
    bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  const isShort = isWebP && bytes.readUInt32LE(4) + RIFF_BYTES > bytes.length;
  return { refusal: isShort ? "short" : "type" };
}

process.on("message", (file: string) => {
  readHeader(file)
    // Caught: no decoder reads the file, which is refused.
    .catch(() => refusalOf(file))
    .then(
      (report) => process.send?.(report),
      () => process.send?.({ refusal: "type" } satisfies HeaderReport),
    );
});
process.on("disconnect", () => process.exit(0));

process.send?.("started");
