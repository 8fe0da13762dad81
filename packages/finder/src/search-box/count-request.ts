import type { SearchListingType } from "@hjem/domain/listing/enumerations";
import type { SearchRequestInput } from "@hjem/domain/search/search-filter";

/** The smallest search that tells how many there are. Loaders ask it first, so that a page comes with its number. */
export const countRequest = (
  listingType: SearchListingType,
  geoId: readonly string[] = [],
): SearchRequestInput => ({
  listingType,
  size: 1,
  ...(geoId.length > 0 && { geoId: [...geoId] }),
});
