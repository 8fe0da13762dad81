import { DEFAULT_IMAGE_EXTENSION, PICTURE_WIDTHS_PX } from "../limits.ts";

/** Widths in CSS pixels in which every picture is stored (D44). */
export type PictureWidth = (typeof PICTURE_WIDTHS_PX)[number];
/** Formats in which every width is stored. */
export type PictureFormat = "avif" | "webp";

/** The address of a picture in its default form: `.png` where no extension is named (spec §9, FND-062). */
export function imageUrl(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  return /\.[a-z0-9]{2,5}$/i.test(path)
    ? url
    : `${path}.${DEFAULT_IMAGE_EXTENSION}${url.slice(path.length)}`;
}

/** The address of one size and format, `/media/{hash}-800.avif`. */
export const pictureUrl = (url: string, width: PictureWidth, format: PictureFormat): string =>
  `${url}-${width}.${format}`;

/** Value for `srcset`: every width of one format. */
export const pictureSrcSet = (url: string, format: PictureFormat): string =>
  PICTURE_WIDTHS_PX.map((width) => `${pictureUrl(url, width, format)} ${width}w`).join(", ");

/**
 * The picture that other sites show beside a link, 1200 × 630 as JPEG; null for a picture that is stored elsewhere and
 * comes in one form only.
 */
export const sharePictureUrl = (url: string): string | null =>
  /^\/media\/[\w-]+$/.test(url) ? `${url}-share.jpg` : null;
