import type { Region } from "@hjem/domain/region";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { MatchingUnits } from "../matching-units.ts";
import type { SimilarTo } from "../similar-homes.ts";

/** A search with everything in it that only the database knows, as it travels to the index's thread. */
export interface RequestedSearch {
  request: SearchRequest;
  /** Id of the market. */
  market: string;
  /** Milliseconds since 1970. */
  now: number;
  /** As in the scope of the search. */
  publishedAfter?: number | undefined;
  /** Internal ids of the places of `geoId`; null where the search names none. */
  places: readonly number[] | null;
  /** Internal ids of the listings of `propertyId`; null where the search names none. */
  listings: readonly number[] | null;
  /** Internal ids of the counties with fjords where the search measures ways (D82), else none. */
  fjordPlaces?: readonly number[] | undefined;
}

/** A query to the index in memory. */
export type IndexQuery = RequestedSearch &
  (
    | { kind: "page" }
    | { kind: "count" }
    | { kind: "countIn"; in: readonly number[] }
    | { kind: "facets" }
    | { kind: "histogram" }
    | { kind: "clusters" }
    | { kind: "similar"; requested: SimilarTo }
  );

/** A search as the parts of the index read it. */
export interface Search extends Omit<RequestedSearch, "market"> {
  region: Region;
}

/** Internal ids of a page in their order, with the exact total. */
export interface PageOfIds {
  ids: number[];
  total: number;
}

/** A response that names cards, with what was found of the projects among them, by internal id. */
export type WithUnits<Result> = Result & { units: ReadonlyMap<number, MatchingUnits> };
