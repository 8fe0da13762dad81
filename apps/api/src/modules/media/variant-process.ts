import { writePicture } from "@hjem/picture-files/encode-picture";
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import type { PictureFacts, VariantOrder, VariantReport } from "./variant-maker.ts";

/** Started by `variant-maker.ts`: makes the files of one picture after the other, behind everything else (D102). */
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);

const HASH_SIZE = { width: 9, height: 8 } as const;
/** A picture of 100 megapixels is no photo of a home. */
const INPUT = { limitInputPixels: 100_000_000 } as const;

/** Which of two neighbours is brighter, for 64 pairs: alike for pictures that look alike. */
async function perceptualHash(file: string): Promise<string> {
  const { width, height } = HASH_SIZE;
  const pixels = await sharp(file, INPUT)
    .rotate()
    .greyscale()
    .resize({ width, height, fit: "fill" })
    .raw()
    .toBuffer();
  let hash = 0n;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = y * width + x;
      hash = (hash << 1n) | ((pixels[at] ?? 0) > (pixels[at + 1] ?? 0) ? 1n : 0n);
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

process.on("message", (order: VariantOrder) => {
  makeVariants(order).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ problem: String(error) } satisfies VariantReport),
  );
});
process.on("disconnect", () => process.exit(0));
