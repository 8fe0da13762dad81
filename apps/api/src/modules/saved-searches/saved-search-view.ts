import type { Region } from "@hjem/domain/region";
import { alertReasons, SAVED_SEARCH_PAGE_SIZE } from "@hjem/domain/saved/saved-rules";
import type { SavedSearch } from "@hjem/domain/saved/saved-search";
import { areViewingDaysOver, readStoredSearch } from "@hjem/domain/saved/stored-search";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { findPlaceIds } from "../../search/place-ids.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import type { SavedSearchRow } from "./repository.ts";

/** Homes that a search may name by their ids. */
const SEARCH_IDS_MAX = 100;

/** What saved searches are shown with. */
export interface SearchView {
  db: Queries;
  index: Pick<SearchIndex, "count" | "page">;
  region: Region;
  /** Milliseconds since 1970. */
  now: number;
}

/** Ids of finished cards, written by us. */
const idsOfCards = (cards: string): string[] =>
  (JSON.parse(`[${cards}]`) as { property_id: string }[]).map((card) => card.property_id);

/**
 * Homes that came back on the market since the person last looked, by `search_id` and public id: those that the matcher
 * has recorded for the search (D70), whether or not they were sent (D14).
 */
const findReturned = async (
  db: Queries,
  rows: readonly SavedSearchRow[],
): Promise<ReadonlyMap<string, string[]>> => {
  const { rows: found } = await sql<{ search_id: string; public_ids: string[] }>`
    select s.search_id, array_agg(distinct h.public_id) as public_ids
    from unnest(${rows.map((row) => row.search_id)}::uuid[], ${rows.map((row) => row.account_id)}::uuid[],
        ${rows.map((row) => row.seen_at.toISOString())}::timestamptz[]) as s (search_id, account_id, seen_at)
      join alert a on a.account_id = s.account_id and a.at > s.seen_at
        and s.search_id = any(a.search_ids) and 'back' = any(a.reasons)
      join alert_home h on h.event_id = a.event_id
    group by s.search_id
  `.execute(db);
  return new Map(found.map((row) => [row.search_id, row.public_ids]));
};

/**
 * Saved searches as a page shows them: filters as they exist today, why one is paused, and the exact numbers of homes
 * that match now and of those among them that were published or came back on the market since the person last looked
 * (D68, D70), with the ids of those where a search can name them. In the given order.
 */
export async function viewSavedSearches(
  { db, index, region, now }: SearchView,
  rows: readonly SavedSearchRow[],
): Promise<SavedSearch[]> {
  const read = rows.map((row) => ({ row, ...readStoredSearch(row.query, region) }));
  const geoIds = read.flatMap(({ query }) => query.geoId ?? []);
  const places = geoIds.length > 0 ? await findPlaceIds(db, region.id, geoIds) : new Map();
  const returned = await findReturned(db, rows);
  return Promise.all(
    read.map(async ({ row, query, dropped }): Promise<SavedSearch> => {
      const { geoId = [] } = query;
      const arePlacesGone = geoId.length > 0 && !geoId.some((id) => places.has(id));
      const areDaysOver = areViewingDaysOver(query, region, now);
      const isPaused = arePlacesGone || areDaysOver;
      const count = (request: SearchRequest, publishedAfter?: number) =>
        isPaused
          ? 0
          : index.count(request, {
              region,
              now,
              ...(publishedAfter !== undefined && { publishedAfter }),
            });
      const countNew = async (): Promise<number> => {
        const since = row.seen_at.getTime();
        const propertyId = returned.get(row.search_id);
        if (!propertyId) return count(query, since);
        // What came back and was published anew counts once.
        const counts = await Promise.all([
          count(query, since),
          count({ ...query, propertyId }),
          count({ ...query, propertyId }, since),
        ]);
        return counts[0] + counts[1] - counts[2];
      };
      const [total, newCount] = await Promise.all([count(query), countNew()]);
      const findNew = async (): Promise<string[]> => {
        if (newCount === 0 || newCount > SEARCH_IDS_MAX || rows.length > SAVED_SEARCH_PAGE_SIZE)
          return [];
        const first = { ...query, page: 1, size: SEARCH_IDS_MAX };
        const propertyId = returned.get(row.search_id);
        const pages = await Promise.all([
          index.page(first, { region, now, publishedAfter: row.seen_at.getTime() }),
          ...(propertyId ? [index.page({ ...first, propertyId }, { region, now })] : []),
        ]);
        return [...new Set(pages.flatMap(({ cards }) => idsOfCards(cards)))];
      };
      return {
        id: row.id,
        savedSearchId: row.search_id,
        name: row.name,
        query,
        dropped,
        notifications: row.frequency,
        reasons: alertReasons.filter((reason) => row.reasons.includes(reason)),
        mapView: row.map_view,
        isSelected: row.is_selected,
        pausedFor: arePlacesGone ? "places_gone" : areDaysOver ? "days_over" : null,
        newCount,
        newIds: await findNew(),
        total,
        seenAt: row.seen_at.toISOString(),
        createdAt: row.created_at.toISOString(),
      };
    }),
  );
}
