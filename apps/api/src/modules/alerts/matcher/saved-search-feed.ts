import type { Region } from "@hjem/domain/region";
import { type AlertReason, alertReasons } from "@hjem/domain/saved/saved-rules";
import { readStoredSearch } from "@hjem/domain/saved/stored-search";
import { sql } from "kysely";
import { setImmediate } from "node:timers/promises";
import type { Database } from "../../../db/schema.ts";
import type { PlaceIds } from "../../../search/place-ids.ts";
import { SEARCH_CHANGES_RETAINED_MS } from "./alert-repository.ts";
import { SavedSearchIndex } from "./saved-search-index.ts";

/** Searches read by one statement. */
const SEARCHES_READ = 250;
interface Row {
  id: string;
  search_id: string;
  account_id: string;
  region: string;
  query: unknown;
  reasons: unknown;
  created_at: Date;
}

const isReason = (value: unknown): value is AlertReason =>
  alertReasons.some((reason) => reason === value);

/** What the feed of saved searches needs. */
export interface SavedSearchFeedDeps {
  db: Database;
  regions: readonly Region[];
  placeIds: PlaceIds;
  /** Milliseconds since 1970 (D35). */
  now: () => number;
}

/** Saved searches in memory, in sync with the database. */
export interface SavedSearchFeed {
  readonly index: SavedSearchIndex;
  /** Reads what was saved, changed or deleted since the last call; everything on the first. */
  refresh(): Promise<void>;
  /** Has everything read again: places have changed. */
  forgetAll(): void;
}

/** Builds the feed; nothing is read before the first `refresh`. */
export function createSavedSearchFeed(deps: SavedSearchFeedDeps): SavedSearchFeed {
  const { db, placeIds, now } = deps;
  const regions = new Map(deps.regions.map((region) => [region.id, region]));
  const index = new SavedSearchIndex();
  /** Changes of transactions from this one on may not have been seen; null before everything is read. */
  let unseenFrom: string | null = null;
  let refreshedAt = 0;

  /** Most people choose the same reasons: each choice is stored once. */
  const chosen = new Map<string, readonly AlertReason[]>();
  const reasonsOf = (stored: unknown): readonly AlertReason[] => {
    const reasons = Array.isArray(stored) ? stored.filter(isReason) : [];
    const key = reasons.join();
    const known = chosen.get(key) ?? reasons;
    chosen.set(key, known);
    return known;
  };

  const take = async (row: Row): Promise<void> => {
    const region = regions.get(row.region);
    // No home of a market that is not served changes.
    if (!region) return;
    const { query } = readStoredSearch(row.query, region);
    index.set({
      id: row.id,
      searchId: row.search_id,
      accountId: row.account_id,
      region: row.region,
      request: query,
      places: query.geoId?.length ? await placeIds.ofSearch(row.region, query) : null,
      reasons: reasonsOf(row.reasons),
      createdAt: row.created_at.getTime(),
    });
  };

  const columns = sql`id, search_id, account_id, region, query, reasons, created_at`;

  const readAll = async (): Promise<void> => {
    index.clear();
    for (let after: string | null = null; ;) {
      const { rows }: { rows: Row[] } = await sql<Row>`
        select ${columns} from saved_search
        where deleted_at is null and (${after}::uuid is null or id > ${after}::uuid)
        order by id limit ${SEARCHES_READ}
      `.execute(db);
      for (const row of rows) await take(row);
      if (rows.length < SEARCHES_READ) return;
      after = rows.at(-1)?.id ?? null;
      // Requests are served in between.
      await setImmediate();
    }
  };

  const readSome = async (ids: readonly string[]): Promise<void> => {
    const { rows } = await sql<Row>`
      select ${columns} from saved_search where deleted_at is null and id = any(${ids}::uuid[])
    `.execute(db);
    for (const id of ids) index.remove(id);
    for (const row of rows) await take(row);
  };

  const read = async (): Promise<void> => {
    const isLost = now() - refreshedAt > SEARCH_CHANGES_RETAINED_MS / 2;
    const from = isLost ? null : unseenFrom;
    const changed =
      from === null
        ? sql`null`
        : sql`(select json_agg(distinct saved_search_id) from saved_search_change where xid >= ${from}::xid8)`;
    // Taken with the changes: what commits later has a transaction from this one on, and is read by the next call.
    const { rows } = await sql<{ xmin: string; ids: string[] | null }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, ${changed} as ids
      `.execute(db);
    const [seen] = rows;
    if (from === null) await readAll();
    else if (seen?.ids?.length) await readSome(seen.ids);
    unseenFrom = seen?.xmin ?? null;
    refreshedAt = now();
  };
  /** The reading that runs now: the matcher and requests share a feed, and one reads at a time. */
  let reading: Promise<void> = Promise.resolve();

  return {
    index,

    refresh() {
      // Caught: whoever failed before has told its own caller.
      reading = reading.catch(() => undefined).then(read);
      return reading;
    },

    forgetAll() {
      unseenFrom = null;
    },
  };
}
