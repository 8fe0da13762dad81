import { contentFields } from "@hjem/domain/content/content-draft";
import type { ContentCollection } from "@hjem/domain/content/content-rules";
import type { Language } from "@hjem/domain/language";
import { isRecord } from "@hjem/domain/narrow";
import { sql, type Transaction } from "kysely";
import { createHash } from "node:crypto";
import type { Database, Tables } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { withHtml, withoutHtml } from "./render-markdown.ts";

/** An entry that a release brings; its fields stand beside these. */
export interface ReleasedEntry {
  collection: ContentCollection;
  /** The same in every language of a market. */
  name: string;
  region: string;
  locale: Language;
}

/** What an entry is found by within its collection: key, kind, url; there is one cookie policy for each market. */
export const nameOf = ({ url, key, kind }: Readonly<Record<string, unknown>>): string =>
  [url, key, kind].find((name) => typeof name === "string") ?? "cookie-policy";

/** Fields of an entry as they are stored; throws where they do not fit the collection. */
export const storedFields = (
  collection: ContentCollection,
  fields: unknown,
): Readonly<Record<string, unknown>> => {
  const copy = withoutHtml(contentFields[collection].parse(withHtml(fields)));
  return isRecord(copy) ? copy : {};
};

const DOCUMENT_ID_LENGTH = 24;

const documentIdOf = ({ collection, region, name }: ReleasedEntry): string =>
  createHash("sha256")
    .update(`${collection}/${region}/${name}`)
    .digest("hex")
    .slice(0, DOCUMENT_ID_LENGTH);

const hashOf = (fields: object): string =>
  createHash("sha256").update(JSON.stringify(fields)).digest("base64url");

/** What of an entry a release writes. */
const releasedColumns = (fields: object, hash: string, at: string, number: number) => ({
  draft: JSON.stringify(fields),
  draft_at: at,
  published: JSON.stringify(fields),
  published_at: at,
  published_version: number,
  release_hash: hash,
});

const writeEntry = async (
  trx: Transaction<Tables>,
  { fields, ...entry }: ReleasedEntry & { fields: Readonly<Record<string, unknown>> },
  known: { id: number; draft_version: number; published_version: number | null } | undefined,
  now: number,
): Promise<void> => {
  const at = new Date(now).toISOString();
  const number = (known?.published_version ?? 0) + 1;
  const columns = releasedColumns(fields, hashOf(fields), at, number);
  const { id } = known
    ? await trx
        .updateTable("content_entry")
        .set({
          ...columns,
          draft_version: known.draft_version + 1,
          revision: sql<number>`nextval('content_revision')`,
        })
        .where("id", "=", known.id)
        .returning("id")
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto("content_entry")
        .values({
          document_id: documentIdOf(entry),
          collection: entry.collection,
          region: entry.region,
          locale: entry.locale,
          name: nameOf(fields),
          created_at: at,
          ...columns,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
  await trx
    .insertInto("content_version")
    .values({
      id: uuidV7(now),
      entry_id: id,
      number,
      fields: columns.published,
      published_at: at,
      published_by: null,
      note: null,
    })
    .execute();
};

/**
 * Brings the content of a release into the database: entries that are missing, and new texts of those that no editor has
 * saved or deleted. Processes that start at once wait for each other.
 */
export const releaseContent = (
  db: Database,
  entries: readonly ReleasedEntry[],
  now: number,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('content/release', 0))`.execute(trx);
    const rows = await trx
      .selectFrom("content_entry")
      .select([
        "id",
        "document_id",
        "locale",
        "collection",
        "region",
        "name",
        "draft_version",
        "published_version",
        "is_edited",
        "release_hash",
        "deleted_at",
      ])
      .execute();
    const keyOf = (id: string, locale: string) => `${id}/${locale}`;
    const known = new Map(rows.map((row) => [keyOf(row.document_id, row.locale), row]));
    const placeOf = (row: Omit<ReleasedEntry, "locale"> & { locale: string }) =>
      `${row.collection}/${row.region}/${row.locale}/${row.name}`;
    const taken = new Set(rows.filter((row) => row.deleted_at === null).map(placeOf));
    for (const entry of entries) {
      const row = known.get(keyOf(documentIdOf(entry), entry.locale));
      const fields = storedFields(entry.collection, entry);
      const isLeft = row
        ? row.is_edited || row.release_hash === hashOf(fields)
        : // An editor's own page has this address.
          taken.has(placeOf({ ...entry, name: nameOf(fields) }));
      if (!isLeft) await writeEntry(trx, { ...entry, fields }, row, now);
    }
  });
