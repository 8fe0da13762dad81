import type { LinkPicture } from "./link-picture.ts";

/** What a page says of itself in `<head>`; the frame adds site name, language links and defaults. */
export interface Head {
  /** Without the site's name: the frame adds it. */
  title: string;
  description?: string;
  /** Path and query of the page's one true address; default is the path without query. */
  canonical?: string;
  /** Kept out of search engines. @default false */
  isNoIndex?: boolean;
  /** The picture that other sites show beside a link; the site's own sign unless given. */
  image?: LinkPicture;
  /** Query keys that the page could not use; the response names them in `X-Ignored-Fields` (D31). */
  ignoredFields?: readonly string[];
  /** Structured data, one object a block. */
  jsonLd?: readonly Record<string, unknown>[];
  /** The picture to fetch before all else, with its widths. */
  preloadImage?: { url: string; sizes: string };
}
