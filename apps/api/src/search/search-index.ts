import type { Region } from "@hjem/domain/region";
import type { SearchRequest } from "@hjem/domain/search/search-filter";

/** In which market and at which instant a search is answered (D12, D35). */
export interface SearchScope {
  region: Region;
  /** Milliseconds since 1970; decides what "today" is in each zone. */
  now: number;
}

/** One page of results. */
export interface SearchPage {
  /** The finished cards of the page as JSON text, joined by commas, ready to stand in an array. */
  cards: string;
  /** Exact number of listings that match. */
  total: number;
}

/** What answers searches; a faster engine can stand behind it (architecture, "Search, the heart"). */
export interface SearchIndex {
  /** The page that `request` names, in its order, with the exact total. */
  page(request: SearchRequest, scope: SearchScope): Promise<SearchPage>;
  /** The exact number of matches alone. */
  count(request: SearchRequest, scope: SearchScope): Promise<number>;
  /** Exact numbers of matches inside places, by internal id. */
  countIn(
    placeIds: readonly number[],
    request: SearchRequest,
    scope: SearchScope,
  ): Promise<Map<number, number>>;
}
