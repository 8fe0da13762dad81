import type { SearchRequestInput } from "@hjem/domain/search/search-filter";

/** The smallest search that returns a count. Loaders request it first, so that a page comes with its number. */
export const countRequest = (
  kind: Pick<SearchRequestInput, "listingType" | "acquisition">,
  geoId: readonly string[] = [],
): SearchRequestInput => ({
  ...kind,
  size: 1,
  ...(geoId.length > 0 && { geoId: [...geoId] }),
});
