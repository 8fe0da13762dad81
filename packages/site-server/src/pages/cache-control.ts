import { paths } from "@hjem/domain/paths";

/** Seconds for which an edge may go on with a page that is out of date while it requests a new one (D28). */
const STALE_SECONDS = 600;
/** The same of a home's pages: a price or a viewing that has changed is seen within two minutes (D117). */
const STALE_LISTING_SECONDS = 60;

const listingPages = paths.property.path.slice(0, paths.property.path.indexOf(":"));

/** How long a page may be cached (D28): public pages a minute at an edge, others not at all. `path` is its own. */
export function cacheControl(isCacheable: boolean, path = ""): string {
  if (!isCacheable) return "private, no-store";
  const stale = path.startsWith(listingPages) ? STALE_LISTING_SECONDS : STALE_SECONDS;
  return `public, max-age=0, s-maxage=60, stale-while-revalidate=${stale}`;
}
