import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS } from "@hjem/domain/draft/draft-rules";
import { imageSize } from "image-size";
import { ApiError } from "../../plugins/api-error.ts";

/** Types that are accepted, as their header says (D101); phones convert HEIC themselves. */
const types: ReadonlySet<string | undefined> = new Set(["jpg", "png", "webp", "avif"]);

/** Orientations of EXIF in which a picture lies on its side. */
const SIDEWAYS_FROM = 5;

/** @throws {ApiError} `picture_refused` for a header that cannot be read. */
const readHeader = (bytes: Buffer) => {
  try {
    return imageSize(bytes);
  } catch {
    // Caught: whatever the reader says of the file, its sender is told which files are accepted.
    throw new ApiError("picture_refused");
  }
};

/**
 * Reads the header of a photo without decoding it: what it is, whatever its name says, and its pixels across as it will be
 * shown.
 * @throws {ApiError} `picture_refused` for other types, `picture_too_large` beyond 40 MB or 100 megapixels.
 */
export function checkPicture(bytes: Buffer): { width: number } {
  if (bytes.length > PHOTO_MAX_BYTES) throw new ApiError("picture_too_large");
  const { type, width, height, orientation = 1 } = readHeader(bytes);
  if (!types.has(type) || !(width > 0 && height > 0)) throw new ApiError("picture_refused");
  if (width * height > PHOTO_MAX_PIXELS) throw new ApiError("picture_too_large");
  return { width: orientation >= SIDEWAYS_FROM ? height : width };
}
