import type { Region } from "@hjem/domain/region";
import type { FacetCounts, PriceHistogram } from "@hjem/domain/search/facets";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { ClusterGroups } from "./cluster-grid.ts";
import type { SimilarTo } from "./similar-homes.ts";

/** The market and the instant of a search (D12, D35). */
export interface SearchScope {
  region: Region;
  /** Milliseconds since 1970; decides what "today" is in each zone. */
  now: number;
  /** Only listings that were published after this instant in milliseconds (SAVE-004). @default all */
  publishedAfter?: number;
}

/** One page of results. */
export interface SearchPage {
  /** The finished cards of the page as JSON text, joined by commas, ready to stand in an array. */
  cards: string;
  /** Exact number of listings that match. */
  total: number;
}

/** A map view: groups of at most 100 in all, whose counts add up to `total`; a group of one carries its card. */
export interface SearchMap extends ClusterGroups {
  /** Finished cards of the groups of one, by internal id. */
  cards: ReadonlyMap<number, string>;
}

/**
 * Serves searches; a faster engine can stand behind it (architecture, "Search, the heart"). Every number is exact
 * and every order ends in the id, so that two implementations over the same listings give equal results.
 */
export interface SearchIndex {
  /** A number that changes with every change that the index takes in. @default it names none */
  readonly version?: number;
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
  /** What every choice of every filter would give, the other filters unchanged (`facetsOf`). */
  facets(request: SearchRequest, scope: SearchScope): Promise<FacetCounts>;
  /** The lowest prices of the matches in bars, the price filter itself left out (`histogramScale`). */
  histogram(request: SearchRequest, scope: SearchScope): Promise<PriceHistogram>;
  /** The matches inside the frame of `request` for its zoom, grouped by the grid of `cluster-grid.ts`. */
  clusters(request: SearchRequest, scope: SearchScope): Promise<SearchMap>;
  /**
   * Homes like another: same draft type, sharing a place, meeting the filters of `request`, the likest first
   * (`similarity`), then the newest. `request` carries page and size; its own order is not used.
   */
  similar(requested: SimilarTo, request: SearchRequest, scope: SearchScope): Promise<SearchPage>;
}
