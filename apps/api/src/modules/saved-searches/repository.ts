import {
  defaultAlertReasons,
  type Frequency,
  SAVED_SEARCHES_MAX,
  UNDO_MS,
} from "@hjem/domain/saved/saved-rules";
import type { NewSavedSearch, SavedSearchChange } from "@hjem/domain/saved/saved-search";
import { searchHash, searchToSave } from "@hjem/domain/saved/search-hash";
import { writeStoredSearch } from "@hjem/domain/saved/stored-search";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import { type Selectable, sql } from "kysely";
import type { z } from "zod";
import type { Queries, Tables } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { ApiError } from "../../plugins/api-error.ts";

/** A saved search as stored. */
export type SavedSearchRow = Selectable<Tables["saved_search"]>;

/** Whose searches, and when. */
export interface SearchOwner {
  accountId: string;
  /** Milliseconds since 1970. */
  now: number;
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** The saved searches of a person that are not deleted. */
const ofPerson = (db: Queries, accountId: string) =>
  db
    .selectFrom("saved_search")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("deleted_at", "is", null);

/** Concurrent changes of one person's searches wait for each other: their number and the selected one are of all. */
const waitForPerson = async (trx: Queries, accountId: string): Promise<void> => {
  await sql`select id from account where id = ${accountId} for no key update`.execute(trx);
};

/** One page of them, newest first, with the exact total. */
export async function listSavedSearches(
  db: Queries,
  accountId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: SavedSearchRow[]; total: number }> {
  const { total } = await db
    .selectFrom("saved_search")
    .select(sql<number>`count(*)::int4`.as("total"))
    .where("account_id", "=", accountId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  const rows = await ofPerson(db, accountId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total };
}

/** Those of these `savedSearchId` that are the person's, newest first. */
export const findSavedSearches = (
  db: Queries,
  accountId: string,
  searchIds: readonly string[],
): Promise<SavedSearchRow[]> =>
  ofPerson(db, accountId)
    .where("search_id", "=", sql<string>`any(${[...searchIds]}::uuid[])`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

/** The person's search with the same filters (SAVE-008). */
export const findSameSearch = (
  db: Queries,
  accountId: string,
  query: SearchRequest,
): Promise<SavedSearchRow | undefined> =>
  ofPerson(db, accountId).where("hash", "=", searchHash(query)).executeTakeFirst();

const storedQuery = (query: SearchRequest) => ({
  query: writeStoredSearch(searchToSave(query)),
  hash: searchHash(query),
});

const rejectAboveLimit = async (trx: Queries, accountId: string): Promise<void> => {
  const { total } = await listSavedSearches(trx, accountId, { page: 1, size: 1 });
  if (total >= SAVED_SEARCHES_MAX) {
    throw new ApiError("limit_reached", { values: { max: SAVED_SEARCHES_MAX } });
  }
};

/**
 * Saves a search. One with the same filters is there once: saving it again gives it the new name, frequency and map
 * view, so that two presses make one.
 * @throws {ApiError} `limit_reached` above 100 searches (D60).
 */
export async function saveSearch(
  trx: Queries,
  region: string,
  { accountId, now }: SearchOwner,
  search: z.output<typeof NewSavedSearch>,
): Promise<{ row: SavedSearchRow; isNew: boolean }> {
  await waitForPerson(trx, accountId);
  const wanted = {
    name: search.name,
    frequency: search.notifications,
    ...storedQuery(search.query),
    map_view: search.mapView && JSON.stringify(search.mapView),
    seen_at: iso(now),
    updated_at: iso(now),
  };
  const same = await findSameSearch(trx, accountId, search.query);
  if (same) {
    const row = await trx
      .updateTable("saved_search")
      .set({ ...wanted, ...(search.reasons && { reasons: JSON.stringify(search.reasons) }) })
      .where("id", "=", same.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row, isNew: false };
  }
  await rejectAboveLimit(trx, accountId);
  const row = await trx
    .insertInto("saved_search")
    .values({
      ...wanted,
      id: uuidV7(now),
      search_id: uuidV7(now),
      account_id: accountId,
      region,
      reasons: JSON.stringify(search.reasons ?? defaultAlertReasons),
      created_at: iso(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, isNew: true };
}

/** The person's search by its entry or by the search inside (D68). */
export type SavedSearchKey = { id: string } | { searchId: string };

const findOwn = async (
  db: Queries,
  accountId: string,
  key: SavedSearchKey,
): Promise<SavedSearchRow> => {
  const own = ofPerson(db, accountId);
  const row = await (
    "id" in key ? own.where("id", "=", key.id) : own.where("search_id", "=", key.searchId)
  ).executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
};

/**
 * Renames a search or replaces its filters; results of new filters count as seen.
 * @throws {ApiError} `not_found`; `search_saved_already` where another of the person's searches has these filters.
 */
export async function changeSavedSearch(
  trx: Queries,
  { accountId, now }: SearchOwner,
  id: string,
  change: z.output<typeof SavedSearchChange>,
): Promise<SavedSearchRow> {
  await waitForPerson(trx, accountId);
  const { hash } = await findOwn(trx, accountId, { id });
  const { name, query, reasons, mapView } = change;
  const same = query && (await findSameSearch(trx, accountId, query));
  if (same && same.id !== id) {
    throw new ApiError("search_saved_already", { values: { name: same.name } });
  }
  const isOther = query && searchHash(query) !== hash;
  return trx
    .updateTable("saved_search")
    .set({
      ...(name !== undefined && { name }),
      ...(query && storedQuery(query)),
      ...(isOther && { seen_at: iso(now) }),
      ...(reasons && { reasons: JSON.stringify(reasons) }),
      ...(mapView !== undefined && { map_view: mapView && JSON.stringify(mapView) }),
      updated_at: iso(now),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes how often a search sends alerts. @throws {ApiError} `not_found`. */
export async function changeFrequency(
  db: Queries,
  { accountId, now }: SearchOwner,
  searchId: string,
  frequency: Frequency,
): Promise<SavedSearchRow> {
  const row = await db
    .updateTable("saved_search")
    .set({ frequency, updated_at: iso(now) })
    .where("account_id", "=", accountId)
    .where("search_id", "=", searchId)
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
}

/** Selects one search and no other; its results count as seen from now on. @throws {ApiError} `not_found`. */
export async function selectSavedSearch(
  trx: Queries,
  { accountId, now }: SearchOwner,
  id: string,
): Promise<SavedSearchRow> {
  await waitForPerson(trx, accountId);
  await findOwn(trx, accountId, { id });
  await unselectSavedSearch(trx, accountId);
  return trx
    .updateTable("saved_search")
    .set({ is_selected: true, seen_at: iso(now) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Selects none. */
export async function unselectSavedSearch(db: Queries, accountId: string): Promise<void> {
  await db
    .updateTable("saved_search")
    .set({ is_selected: false })
    .where("account_id", "=", accountId)
    .where("is_selected", "=", true)
    .execute();
}

/** Deletes a search so that it can be restored. @throws {ApiError} `not_found`. */
export async function deleteSavedSearch(
  db: Queries,
  { accountId, now }: SearchOwner,
  searchId: string,
): Promise<void> {
  const deleted = await db
    .updateTable("saved_search")
    .set({ deleted_at: iso(now), is_selected: false, updated_at: iso(now) })
    .where("account_id", "=", accountId)
    .where("search_id", "=", searchId)
    .where("deleted_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!deleted) throw new ApiError("not_found");
}

/**
 * Undoes a deletion of the last five minutes. Where a search with the same filters was saved meanwhile, that one is
 * returned; a search that is not deleted is left as it is.
 * @throws {ApiError} `not_found` after that time; `limit_reached` above 100 searches.
 */
export async function restoreSavedSearch(
  trx: Queries,
  { accountId, now }: SearchOwner,
  searchId: string,
): Promise<SavedSearchRow> {
  await waitForPerson(trx, accountId);
  const found = await trx
    .selectFrom("saved_search")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("search_id", "=", searchId)
    .where((is) =>
      is.or([is("deleted_at", "is", null), is("deleted_at", ">", new Date(now - UNDO_MS))]),
    )
    .executeTakeFirst();
  if (!found) throw new ApiError("not_found");
  if (found.deleted_at === null) return found;
  const same = await ofPerson(trx, accountId).where("hash", "=", found.hash).executeTakeFirst();
  if (same) return same;
  await rejectAboveLimit(trx, accountId);
  return trx
    .updateTable("saved_search")
    .set({ deleted_at: null, updated_at: iso(now) })
    .where("id", "=", found.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
