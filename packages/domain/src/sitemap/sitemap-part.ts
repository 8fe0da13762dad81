import { SITEMAP_ADDRESSES_MAX } from "../limits.ts";
import type { RegionBasics } from "../region.ts";

/**
 * Listings in one sitemap of a region: each stands in it once for every language, and together they stay within what a
 * sitemap may name.
 */
export const listingsPerPart = ({ languages }: Pick<RegionBasics, "languages">): number =>
  Math.floor(SITEMAP_ADDRESSES_MAX / languages.length);
