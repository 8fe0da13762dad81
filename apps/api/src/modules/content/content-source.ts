import type { ContentCollection } from "@hjem/domain/content/content-rules";
import { fieldsOf } from "@hjem/domain/narrow";
import type { Database } from "../../db/schema.ts";
import type { ContentQuery } from "./content-query.ts";
import { createPublishedEntries, entryView, readRows } from "./published-entries.ts";
import { withHtml } from "./render-markdown.ts";
import { type EntryList, selectEntries } from "./select-entries.ts";

/** Where content comes from: the own database, or a Strapi elsewhere (D114). */
export interface ContentSource {
  /** `age` in seconds, of a copy that is sent because the service elsewhere does not respond; else null. */
  list: (
    collection: ContentCollection,
    query: ContentQuery,
  ) => Promise<{ list: EntryList; age: number | null }>;
}

/** Content of the own database. */
export function createOwnContent(db: Database): ContentSource {
  const published = createPublishedEntries(db);
  return {
    async list(collection, query) {
      const entries =
        query.status === "draft"
          ? (await readRows(db, collection)).map((row) => entryView(row, "draft"))
          : await published.read(collection);
      const { data, meta } = selectEntries(collection, entries, query);
      return { list: { data: data.map((entry) => fieldsOf(withHtml(entry))), meta }, age: null };
    },
  };
}
