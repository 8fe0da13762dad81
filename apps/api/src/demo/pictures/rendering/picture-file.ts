import { access } from "node:fs/promises";
import { join } from "node:path";

/** Pixels across that pictures come in (`srcset`); the large one is for detail pages. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;
/** One of the widths pictures come in. */
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** PNG is only made on request, at 800 pixels: the default image extension (FND-062). */
export type PictureFormat = "avif" | "webp" | "png";

/** Pixels across of a PNG. */
export const PNG_WIDTH = 800;

/** One file of a picture. */
export interface PictureFile {
  width: PictureWidth;
  format: PictureFormat;
}

/** What is drawn in one go: what cards show, the large ones, or the PNG. */
export type PictureBatch = "cards" | "large" | "png";

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
};

/** The batch a file is made in. */
export const batchOf = ({ width, format }: PictureFile): PictureBatch =>
  format === "png" ? "png" : width === 1600 ? "large" : "cards";

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
