import { DAY_MS } from "@hjem/domain/durations";
import { HISTORY_SIZE } from "@hjem/domain/limits";
import type { Region } from "@hjem/domain/region";
import { LAST_SEARCH_DAYS } from "@hjem/domain/saved/saved-rules";
import type { LastSearchesResponse } from "@hjem/domain/saved/saved-search";
import { searchHash, searchToSave } from "@hjem/domain/saved/search-hash";
import { readStoredSearch, writeStoredSearch } from "@hjem/domain/saved/stored-search";
import type { SearchRequest } from "@hjem/domain/search/search-filter";
import type { Queries } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import type { SearchOwner } from "./repository.ts";

/** Before this instant a last search is no longer stored. */
const oldest = (now: number): Date => new Date(now - LAST_SEARCH_DAYS * DAY_MS);

/** The last ten searches of 90 days, the newest first (SAVE-016, SAVE-031, D74). */
export async function listLastSearches(
  db: Queries,
  { accountId, now }: SearchOwner,
  region: Region,
): Promise<LastSearchesResponse["data"]> {
  const rows = await db
    .selectFrom("last_search")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("at", ">", oldest(now))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(HISTORY_SIZE)
    .execute();
  return rows.map(({ id, hash, query, at }) => ({
    searchId: id,
    hash,
    filter: readStoredSearch(query, region).query,
    at: at.toISOString(),
  }));
}

/** Records a search; one with the same filters moves to the front (SAVE-033, SAVE-035), the eleventh goes. */
export async function recordLastSearch(
  trx: Queries,
  { accountId, now }: SearchOwner,
  request: SearchRequest,
): Promise<void> {
  const at = new Date(now).toISOString();
  const query = writeStoredSearch(searchToSave(request));
  const id = uuidV7(now);
  await trx
    .insertInto("last_search")
    .values({ id, account_id: accountId, hash: searchHash(request), query, at })
    .onConflict((conflict) => conflict.columns(["account_id", "hash"]).doUpdateSet({ query, at }))
    .execute();
  await trx
    .deleteFrom("last_search")
    .where("account_id", "=", accountId)
    .where("id", "not in", (newest) =>
      newest
        .selectFrom("last_search")
        .select("id")
        .where("account_id", "=", accountId)
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(HISTORY_SIZE),
    )
    .execute();
}

/** Removes one of the person's last searches, or all without an id; what is not there stays away. */
export async function clearLastSearches(
  db: Queries,
  accountId: string,
  searchId?: string,
): Promise<void> {
  const own = db.deleteFrom("last_search").where("account_id", "=", accountId);
  await (searchId === undefined ? own : own.where("id", "=", searchId)).execute();
}
