import { rename, writeFile } from "node:fs/promises";
import type { Sharp } from "sharp";
import type { PictureFormat } from "./picture-file.ts";

/** One file to make of a picture. */
export interface Target {
  path: string;
  /** Pixels. */
  width: number;
  /** Pixels; what stands above and below is cut off. Whole unless given. */
  height?: number;
  format: PictureFormat;
}

/** Quality by measure: an 800 pixel exterior is about 25 kB in AVIF and 33 kB in WebP. */
const AVIF = { quality: 50, effort: 2 } as const;
const WEBP = { quality: 76 } as const;
/** A room of 1200 × 630 is about 48 kB. */
const JPEG = { quality: 82, mozjpeg: true } as const;

const ENCODERS: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif(AVIF),
  webp: (image) => image.webp(WEBP),
  png: (image) => image.png({ palette: true }),
  jpeg: (image) => image.jpeg(JPEG),
};

/** Writes a picture of the right size as a file, whole or not at all. */
export async function writePicture(image: Sharp, { path, format }: Target): Promise<void> {
  const unfinished = `${path}.${process.pid}.tmp`;
  await writeFile(unfinished, await ENCODERS[format](image).toBuffer());
  await rename(unfinished, path);
}
