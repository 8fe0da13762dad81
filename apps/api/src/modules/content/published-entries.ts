import type { ContentCollection } from "@hjem/domain/content/content-rules";
import { type Selectable, sql } from "kysely";
import type { ContentTables } from "../../db/content-tables.ts";
import type { Database, Queries } from "../../db/schema.ts";
import type { SentEntry } from "./select-entries.ts";

/** A row of `content_entry`. */
export type EntryRow = Selectable<ContentTables["content_entry"]>;

/** An entry in the form of Strapi 5: flat, with `publishedAt` null for a draft, and without `html` (D114). */
export const entryView = (row: EntryRow, status: "published" | "draft"): SentEntry => ({
  id: row.id,
  documentId: row.document_id,
  ...(status === "draft" ? row.draft : row.published),
  locale: row.locale,
  region: row.region,
  createdAt: row.created_at.toISOString(),
  updatedAt: (status === "draft" ? row.draft_at : (row.published_at ?? row.draft_at)).toISOString(),
  publishedAt: status === "draft" ? null : (row.published_at?.toISOString() ?? null),
});

/** Rows of a collection that are not deleted. */
export const readRows = (db: Queries, collection: ContentCollection): Promise<EntryRow[]> =>
  db
    .selectFrom("content_entry")
    .selectAll()
    .where("collection", "=", collection)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();

/** What is published, in memory: read again once anybody has changed it, in this process or another. */
export function createPublishedEntries(db: Database) {
  let known: { revision: string; entries: Map<ContentCollection, Promise<SentEntry[]>> } = {
    revision: "",
    entries: new Map(),
  };

  /** Of all entries together: two changes may be committed in another order than they were numbered in. */
  const readRevision = async (): Promise<string> => {
    const { rows } = await sql<{ revision: string }>`
      select coalesce(sum(revision), 0)::text as revision from content_entry
    `.execute(db);
    return rows[0]?.revision ?? "";
  };

  const readAll = async (collection: ContentCollection): Promise<SentEntry[]> =>
    (await readRows(db, collection))
      .filter(({ published }) => published !== null)
      .map((row) => entryView(row, "published"));

  return {
    /** Published entries of a collection in every market and language, in the order of their ids. */
    async read(collection: ContentCollection): Promise<SentEntry[]> {
      const revision = await readRevision();
      if (revision !== known.revision) known = { revision, entries: new Map() };
      const { entries } = known;
      const current = entries.get(collection) ?? readAll(collection);
      entries.set(collection, current);
      try {
        return await current;
      } catch (error) {
        // The next request tries again.
        entries.delete(collection);
        throw error;
      }
    },
  };
}
