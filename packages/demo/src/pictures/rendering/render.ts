import { type Target, writePicture } from "@hjem/picture-files/encode-picture";
import { Resvg } from "@resvg/resvg-js";
import sharp, { type Sharp } from "sharp";
import { sceneSvg } from "../scene-svg.ts";
import type { Scene } from "../scene.ts";

/** resvg is three times faster; librsvg (in sharp) renders scenes on which resvg crashes. */
export type Engine = "resvg" | "librsvg";

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

/** Renders a scene once, at the largest requested width, and writes each file atomically. */
export async function renderScene(
  scene: Scene,
  targets: readonly Target[],
  engine: Engine,
): Promise<void> {
  const widest = Math.max(...targets.map(({ width }) => width));
  const image = await rasterise(sceneSvg(scene), widest, engine);
  for (const target of targets) {
    const { width, height } = target;
    const isWhole = width === widest && height === undefined;
    const sized = isWhole ? image.clone() : image.clone().resize({ width, height, fit: "cover" });
    await writePicture(sized, target);
  }
}
