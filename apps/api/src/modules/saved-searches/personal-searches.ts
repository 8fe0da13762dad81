import { paths } from "@hjem/domain/paths";
import { UNDO_MS } from "@hjem/domain/saved/saved-rules";
import { readStoredSearch } from "@hjem/domain/saved/stored-search";
import { searchToQuery } from "@hjem/domain/search/search-url";
import type { Queries } from "../../db/schema.ts";

/** A stored search as the address of its results. */
const addressOf = (stored: unknown): string => {
  const query = searchToQuery(readStoredSearch(stored).query);
  return query === "" ? paths.list.to() : `${paths.list.to()}?${query}`;
};

/** The searches of a person for the export of personal data (ACC-086, D38), deleted ones among them. */
export async function exportSearches(db: Queries, accountId: string) {
  const saved = await db
    .selectFrom("saved_search")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const last = await db
    .selectFrom("last_search")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return {
    savedSearches: saved.map((row) => ({
      name: row.name,
      search: addressOf(row.query),
      frequency: row.frequency,
      reasons: row.reasons,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      viewedAt: row.seen_at.toISOString(),
      deletedAt: row.deleted_at?.toISOString() ?? null,
    })),
    lastSearches: last.map(({ query, at }) => ({
      search: addressOf(query),
      at: at.toISOString(),
    })),
  };
}

/** Erases saved searches whose deletion can no longer be undone. */
export async function eraseExpiredSearches(db: Queries, now: number): Promise<void> {
  const undoable = new Date(now - UNDO_MS);
  await db.deleteFrom("saved_search").where("deleted_at", "<=", undoable).execute();
}
