import type { ContentVersion } from "@hjem/domain/content/content-editor";
import { fieldsOf } from "@hjem/domain/narrow";
import { sql } from "kysely";
import type { EntryFields } from "../../../db/content-tables.ts";
import type { Queries } from "../../../db/schema.ts";
import { uuidV7 } from "../../../db/uuid-v7.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import type { EntryRow } from "../published-entries.ts";
import { withHtml } from "../render-markdown.ts";

/** Publications that are listed. */
const VERSIONS_MAX = 100;

/** Who publishes, why, and when. */
export interface Publication {
  /** Audit id. */
  by: string;
  note: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Makes fields public, as a version of their own, and the draft the same (D115). */
export async function publishFields(
  trx: Queries,
  row: EntryRow,
  fields: EntryFields,
  { by, note, now }: Publication,
): Promise<EntryRow> {
  const at = new Date(now).toISOString();
  const json = JSON.stringify(fields);
  const last = await trx
    .selectFrom("content_version")
    .select((is) => is.fn.max("number").as("number"))
    .where("entry_id", "=", row.id)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  await trx
    .insertInto("content_version")
    .values({
      id: uuidV7(now),
      entry_id: row.id,
      number,
      fields: json,
      published_at: at,
      published_by: by,
      note: note || null,
    })
    .execute();
  return trx
    .updateTable("content_entry")
    .set({
      draft: json,
      draft_version: row.draft_version + 1,
      draft_at: at,
      published: json,
      published_at: at,
      published_version: number,
      is_edited: true,
      revision: sql<number>`nextval('content_revision')`,
    })
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes an entry away from visitors; with `isDeleted` from editors too. */
export const withdrawEntry = (
  trx: Queries,
  row: EntryRow,
  { now, isDeleted }: { now: number; isDeleted: boolean },
): Promise<EntryRow> =>
  trx
    .updateTable("content_entry")
    .set({
      published: null,
      published_at: null,
      published_version: null,
      is_edited: true,
      revision: sql<number>`nextval('content_revision')`,
      ...(isDeleted ? { deleted_at: new Date(now).toISOString() } : {}),
    })
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();

const versionsOf = (db: Queries, row: EntryRow) =>
  db
    .selectFrom("content_version")
    .leftJoin("account", "account.audit_id", "content_version.published_by")
    .select([
      "content_version.number",
      "content_version.published_at",
      "content_version.note",
      "content_version.fields",
      "account.name",
    ])
    .where("content_version.entry_id", "=", row.id);

const versionView = (
  row: EntryRow,
  version: { number: number; published_at: Date; note: string | null; name: string | null },
): ContentVersion => ({
  number: version.number,
  publishedAt: version.published_at.toISOString(),
  publishedBy: version.name,
  note: version.note,
  isPublished: version.number === row.published_version,
});

/** Publications of an entry, the newest first. */
export async function listVersions(db: Queries, row: EntryRow): Promise<ContentVersion[]> {
  const versions = await versionsOf(db, row)
    .orderBy("content_version.number", "desc")
    .limit(VERSIONS_MAX)
    .execute();
  return versions.map((version) => versionView(row, version));
}

/**
 * A publication with its fields as they were stored, and as an editor reads them.
 * @throws {ApiError} `not_found`
 */
export async function readVersion(db: Queries, row: EntryRow, number: number) {
  const version = await versionsOf(db, row)
    .where("content_version.number", "=", number)
    .executeTakeFirst();
  if (!version) throw new ApiError("not_found");
  const view = { ...versionView(row, version), draft: fieldsOf(withHtml(version.fields)) };
  return { fields: version.fields, view };
}
