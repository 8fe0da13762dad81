import type { ContentCollection } from "@hjem/domain/content/content-rules";
import type { Language } from "@hjem/domain/language";
import type { ColumnType, Generated } from "kysely";

/** Fields of an entry, as their schema in `contentFields` has let them in; `html` is made when they are read. */
export type EntryFields = Readonly<Record<string, unknown>>;

type Json<Value> = ColumnType<Value, string, string>;
type Time = ColumnType<Date, string, string>;
type OptionalTime = ColumnType<Date | null, string | null | undefined, string | null>;

interface ContentEntryTable {
  id: Generated<number>;
  document_id: string;
  collection: ContentCollection;
  /** Id of a market, or `all`. */
  region: string;
  locale: Language;
  /** Key, kind or url; what it is found by within its collection. */
  name: string;
  draft: Json<EntryFields>;
  draft_version: Generated<number>;
  draft_at: Time;
  published: ColumnType<EntryFields | null, string | null | undefined, string | null>;
  published_at: OptionalTime;
  /** Number of its row in `content_version`. */
  published_version: ColumnType<number | null, number | null | undefined, number | null>;
  /** True once an editor has saved it: releases leave it alone from then on. */
  is_edited: Generated<boolean>;
  release_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** Text in pg, a number in the embedded engine. */
  revision: ColumnType<string | number, never, number>;
  created_at: Time;
  deleted_at: OptionalTime;
}

interface ContentVersionTable {
  id: string;
  entry_id: number;
  /** From 1, of this entry. */
  number: number;
  fields: Json<EntryFields>;
  published_at: Time;
  /** Audit id; null for a release. */
  published_by: string | null;
  note: string | null;
}

interface ContentPreviewLinkTable {
  document_id: string;
  token_hash: string;
  created_at: Time;
  expires_at: Time;
}

interface ContentCopyTable {
  query: string;
  body: Json<unknown>;
  fetched_at: Time;
}

/** Tables of content. */
export interface ContentTables {
  content_entry: ContentEntryTable;
  content_version: ContentVersionTable;
  content_preview_link: ContentPreviewLinkTable;
  content_copy: ContentCopyTable;
}
