import type { LinkPicture } from "./link-picture.ts";

/** Metadata of a page for `<head>`; the layout adds site name, language links and defaults. */
export interface Head {
  /** Without the site's name, which the layout adds. */
  title: string;
  description?: string;
  /** Path and query of the canonical URL. @default the path without query */
  canonical?: string;
  /** Excluded from search engines. @default false */
  isNoIndex?: boolean;
  /** The picture that other sites show beside a link. @default the site's logo */
  image?: LinkPicture;
  /** Unknown query keys; the response lists them in `X-Ignored-Fields` (D31). */
  ignoredFields?: readonly string[];
  /** Structured data; each object becomes one JSON-LD script. */
  jsonLd?: readonly Record<string, unknown>[];
  /** The picture to preload with high priority, with its widths. */
  preloadImage?: { url: string; sizes: string };
}
