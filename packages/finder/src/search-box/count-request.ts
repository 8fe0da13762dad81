import type { SearchRequestInput } from "@hjem/domain/search/search-filter";

/** The smallest search that returns a count. Loaders request it, so that the server renders the number. */
export const countRequest = (
  kind: Pick<SearchRequestInput, "listingType" | "acquisition">,
  geoId: readonly string[] = [],
): SearchRequestInput => ({
  ...kind,
  size: 1,
  ...(geoId.length > 0 && { geoId: [...geoId] }),
});
