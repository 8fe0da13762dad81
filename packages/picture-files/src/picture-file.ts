import { SHARE_PICTURE_PX } from "@hjem/domain/limits";
import { access } from "node:fs/promises";
import { join } from "node:path";

/** Widths of pictures in pixels (`srcset`); the large one is for detail pages. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;
/** One of the widths of pictures. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/**
 * PNG is only generated on request, at 800 pixels: the default image extension (FND-062). JPEG is for software
 * without newer formats: the share picture, cropped, and the full picture at 800 pixels (S29); both are generated on
 * request too.
 */
export type PictureFormat = "avif" | "webp" | "png" | "jpeg";

/** Width of a PNG in pixels. */
export const PNG_WIDTH = 800;

/** One file of a picture. */
export interface PictureFile {
  width: PictureWidth | typeof SHARE_PICTURE_PX.width;
  format: PictureFormat;
  /** Height in pixels that it is cropped to; not cropped unless given. */
  height?: number;
}

/** The share picture for link previews. */
export const SHARE_FILE: PictureFile = { ...SHARE_PICTURE_PX, format: "jpeg" };

/** The width that `/media/{id}` returns, in the best accepted format. */
export const DEFAULT_WIDTH = 800;

/** Files that are generated together: those of cards, the large ones, the PNG, the JPEG, or the share picture. */
export type PictureBatch = "cards" | "large" | "png" | "jpeg" | "share";

/** The files of a batch. */
export const BATCHES: Record<PictureBatch, readonly PictureFile[]> = {
  cards: [
    { width: 400, format: "webp" },
    { width: 400, format: "avif" },
    { width: 800, format: "webp" },
    { width: 800, format: "avif" },
  ],
  large: [
    { width: 1600, format: "webp" },
    { width: 1600, format: "avif" },
  ],
  png: [{ width: PNG_WIDTH, format: "png" }],
  jpeg: [{ width: DEFAULT_WIDTH, format: "jpeg" }],
  share: [SHARE_FILE],
};

/** The batch that a file belongs to. */
export const batchOf = ({ width, height, format }: PictureFile): PictureBatch => {
  if (format === "jpeg") return height === undefined ? "jpeg" : "share";
  if (format === "png") return "png";
  return width === 1600 ? "large" : "cards";
};

/** Path of a finished file below `DATA_DIR`. */
export const picturePath = (
  dataDir: string,
  hash: string,
  { width, format }: PictureFile,
): string => join(dataDir, "pictures", `${hash}-${width}.${format}`);

/** Whether a file exists; partial ones have another name. */
export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
