import type { SearchRequestInput } from "@hjem/domain/search/search-filter";

/**
 * The smallest search that returns a count. Loaders request it, so that the server renders the number.
 * Apart from `list-search.ts`: the search box is in the first load of the home page, the codecs of the filters are not (D42).
 */
export const countRequest = (
  kind: Pick<SearchRequestInput, "listingType" | "acquisition">,
  geoId: readonly string[] = [],
): SearchRequestInput => ({
  ...kind,
  size: 1,
  ...(geoId.length > 0 && { geoId: [...geoId] }),
});
