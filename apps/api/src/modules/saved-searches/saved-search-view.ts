import type { Region } from "@hjem/domain/region";
import { alertReasons } from "@hjem/domain/saved/saved-rules";
import type { SavedSearch } from "@hjem/domain/saved/saved-search";
import { areViewingDaysOver, readStoredSearch } from "@hjem/domain/saved/stored-search";
import type { Queries } from "../../db/schema.ts";
import { findPlaceIds } from "../../search/place-ids.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import type { SavedSearchRow } from "./repository.ts";

/** What saved searches are shown with. */
export interface SearchView {
  db: Queries;
  index: Pick<SearchIndex, "count">;
  region: Region;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Saved searches as a page shows them: filters as they exist today, why one is paused, and the exact numbers of homes
 * that match now and of those published since the person last looked (D68, D70). In the given order.
 */
export async function viewSavedSearches(
  { db, index, region, now }: SearchView,
  rows: readonly SavedSearchRow[],
): Promise<SavedSearch[]> {
  const read = rows.map((row) => ({ row, ...readStoredSearch(row.query, region) }));
  const geoIds = read.flatMap(({ query }) => query.geoId ?? []);
  const places = geoIds.length > 0 ? await findPlaceIds(db, region.id, geoIds) : new Map();
  return Promise.all(
    read.map(async ({ row, query, dropped }): Promise<SavedSearch> => {
      const { geoId = [] } = query;
      const arePlacesGone = geoId.length > 0 && !geoId.some((id) => places.has(id));
      const areDaysOver = areViewingDaysOver(query, region, now);
      const isPaused = arePlacesGone || areDaysOver;
      const count = (publishedAfter?: number) =>
        isPaused
          ? 0
          : index.count(query, {
              region,
              now,
              ...(publishedAfter !== undefined && { publishedAfter }),
            });
      const [total, newCount] = await Promise.all([count(), count(row.seen_at.getTime())]);
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
        total,
        seenAt: row.seen_at.toISOString(),
        createdAt: row.created_at.toISOString(),
      };
    }),
  );
}
