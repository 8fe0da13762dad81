import { DEFAULT_IMAGE_EXTENSION, PICTURE_WIDTHS_PX } from "../limits.ts";

/** Widths in CSS pixels in which every picture is available (D44). */
export type PictureWidth = (typeof PICTURE_WIDTHS_PX)[number];
/** Formats in which every width is available. */
export type PictureFormat = "avif" | "webp";

/** The URL of a picture in its default form: `.png` where it has no extension (spec §9, FND-062). */
export function imageUrl(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  return /\.[a-z0-9]{2,5}$/i.test(path)
    ? url
    : `${path}.${DEFAULT_IMAGE_EXTENSION}${url.slice(path.length)}`;
}

/** The URL of one size and format, `/media/{hash}-800.avif`. */
export const pictureUrl = (url: string, width: PictureWidth, format: PictureFormat): string =>
  `${url}-${width}.${format}`;

/** Value for `srcset`: every width of one format. */
export const pictureSrcSet = (url: string, format: PictureFormat): string =>
  PICTURE_WIDTHS_PX.map((width) => `${pictureUrl(url, width, format)} ${width}w`).join(", ");

/** The picture for link previews, 1200 × 630 as JPEG; null for an external picture, which has one form only. */
export const sharePictureUrl = (url: string): string | null =>
  /^\/media\/[\w-]+$/.test(url) ? `${url}-share.jpg` : null;
