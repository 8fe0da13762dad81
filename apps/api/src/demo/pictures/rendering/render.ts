import { Resvg } from "@resvg/resvg-js";
import { rename, writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import type { PictureFormat } from "../../../modules/media/picture-file.ts";
import { sceneSvg } from "../scene-svg.ts";
import type { Scene } from "../scene.ts";

/** resvg is three times faster; librsvg (in sharp) takes over scenes that resvg dies of. */
export type Engine = "resvg" | "librsvg";

/** One file to make from a scene. */
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

/** The pixels of an SVG at a width. */
export async function rasterise(svg: string, width: number, engine: Engine): Promise<Sharp> {
  if (engine === "librsvg") {
    const { data, info } = await sharp(Buffer.from(svg))
      .resize({ width })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  }
  const image = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
    background: "#ffffff",
  }).render();
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  return sharp(image.pixels, { raw }).removeAlpha();
}

const ENCODERS: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif(AVIF),
  webp: (image) => image.webp(WEBP),
  png: (image) => image.png({ palette: true }),
  jpeg: (image) => image.jpeg(JPEG),
};

/** Draws a scene once, at the largest width wanted, and writes each file whole or not at all. */
export async function renderScene(
  scene: Scene,
  targets: readonly Target[],
  engine: Engine,
): Promise<void> {
  const widest = Math.max(...targets.map(({ width }) => width));
  const image = await rasterise(sceneSvg(scene), widest, engine);
  for (const { path, width, height, format } of targets) {
    const isWhole = width === widest && height === undefined;
    const sized = isWhole ? image.clone() : image.clone().resize({ width, height, fit: "cover" });
    const unfinished = `${path}.${process.pid}.tmp`;
    await writeFile(unfinished, await ENCODERS[format](sized).toBuffer());
    await rename(unfinished, path);
  }
}
