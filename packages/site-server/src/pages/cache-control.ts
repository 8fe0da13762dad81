/** What a page may be kept for (D28): public pages a minute at an edge, everything else not at all. */
export const cacheControl = (isCacheable: boolean): string =>
  isCacheable ? "public, max-age=0, s-maxage=60, stale-while-revalidate=600" : "private, no-store";
