import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { type RawBuilder, sql } from "kysely";
import { areaConditions } from "./area-conditions.ts";
import { filterConditions } from "./filter-conditions.ts";
import type { PlaceIds } from "./place-ids.ts";
import type { SearchScope } from "./search-index.ts";
import { hasWords, searchWords, type SearchWords, wordConditions } from "./words.ts";

/** Where the matches of a search come from: the narrow rows, with their words where the search reads them. */
export interface Source {
  from: RawBuilder<unknown>;
  words: SearchWords;
}

const placeCondition = async (
  placeIds: PlaceIds,
  request: SearchRequest,
  { region }: SearchScope,
): Promise<RawBuilder<boolean>[]> => {
  if (!request.geoId?.length) return [];
  const ids = await placeIds.find(region.id, request.geoId);
  return [sql<boolean>`s.place_ids && ${ids}::int4[]`];
};

/** The matches of a search as `from … where …`, the narrow row named `s`. */
export const findSource = async (
  placeIds: PlaceIds,
  request: SearchRequest,
  scope: SearchScope,
): Promise<Source> => {
  const words = searchWords(request, scope.region);
  const conditions = [
    ...filterConditions(request, scope),
    ...areaConditions(request),
    ...(await placeCondition(placeIds, request, scope)),
    ...wordConditions(words),
  ];
  const join = hasWords(words) ? sql` join listing_words w on w.id = s.id` : sql``;
  return {
    from: sql`from listing_search s${join} where ${sql.join(conditions, sql` and `)}`,
    words,
  };
};
