import { SHARE_FILE, type PictureFormat } from "@hjem/picture-files/picture-file";
import sharp from "sharp";
import { sceneColor } from "../scene-color.ts";
import type { Scene } from "../scene.ts";

const SMALL = { width: 16, height: 12 } as const;

/**
 * A tiny 4:3 picture of the scene's colour, for tests and slow machines; the one for link previews has the
 * size that is stated in pages.
 */
export function flatPicture(scene: Scene, format: PictureFormat): Promise<Buffer> {
  const { width, height = SMALL.height } = format === "jpeg" ? SHARE_FILE : SMALL;
  return sharp({ create: { width, height, channels: 3, background: sceneColor(scene) } })
    .toFormat(format)
    .toBuffer();
}
