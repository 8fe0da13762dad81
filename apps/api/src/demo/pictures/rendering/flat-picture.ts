import sharp from "sharp";
import { sceneColor } from "../scene-color.ts";
import type { Scene } from "../scene.ts";
import type { PictureFormat } from "./picture-file.ts";

/** A tiny 4:3 picture of the scene's colour, for tests and machines without time to draw. */
export function flatPicture(scene: Scene, format: PictureFormat): Promise<Buffer> {
  return sharp({
    create: { width: 16, height: 12, channels: 3, background: sceneColor(scene) },
  })
    .toFormat(format)
    .toBuffer();
}
