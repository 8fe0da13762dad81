import { SHARE_PICTURE_PX } from "@hjem/domain/limits";
import { access } from "node:fs/promises";
import { join } from "node:path";

/** Pixels across that pictures come in (`srcset`); the large one is for detail pages. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;
/** One of the widths pictures come in. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/**
 * PNG is only made on request, at 800 pixels: the default image extension (FND-062). JPEG is for programs that read
 * nothing newer: the picture beside a link, cropped, and the whole one at 800 pixels (S29); both are made on request too.
 */
export type PictureFormat = "avif" | "webp" | "png" | "jpeg";

/** Pixels across of a PNG. */
export const PNG_WIDTH = 800;

/** One file of a picture. */
export interface PictureFile {
  width: PictureWidth | typeof SHARE_PICTURE_PX.width;
  format: PictureFormat;
  /** Pixels down to which it is cropped; whole unless given. */
  height?: number;
}

/** The picture that other sites show beside a link. */
export const SHARE_FILE: PictureFile = { ...SHARE_PICTURE_PX, format: "jpeg" };

/** The width that `/media/{id}` returns, in the best format that is accepted. */
export const DEFAULT_WIDTH = 800;

/** What is drawn in one go: what cards show, the large ones, the PNG, the JPEG, or the one beside links. */
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

/** The batch a file is made in. */
export const batchOf = ({ width, height, format }: PictureFile): PictureBatch => {
  if (format === "jpeg") return height === undefined ? "jpeg" : "share";
  if (format === "png") return "png";
  return width === 1600 ? "large" : "cards";
};

/** Where a finished file lies under `DATA_DIR`. */
export const picturePath = (
  dataDir: string,
  hash: string,
  { width, format }: PictureFile,
): string => join(dataDir, "pictures", `${hash}-${width}.${format}`);

/** Whether a file is there; half-written ones bear another name. */
export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
