import type { RegionBasics } from "@hjem/domain/region";

/**
 * Query parameters of a page for analytics: without the keys on the region's page-blocking list (D13, FND-066).
 * Repeated keys keep all their values.
 */
export const pageParameters = (
  search: string,
  { pageBlocking }: Pick<RegionBasics, "pageBlocking">,
): URLSearchParams =>
  new URLSearchParams(
    [...new URLSearchParams(search)].filter(([key]) => !pageBlocking.includes(key)),
  );
