import { contentFields } from "@hjem/domain/content/content-draft";
import type { EditorEntry, EditorSummary } from "@hjem/domain/content/content-editor";
import { ALL_REGIONS, type ContentCollection } from "@hjem/domain/content/content-rules";
import type { Language } from "@hjem/domain/language";
import { fieldsOf, isRecord } from "@hjem/domain/narrow";
import { sql } from "kysely";
import type { EntryFields } from "../../../db/content-tables.ts";
import type { Queries } from "../../../db/schema.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { fieldErrorsOf } from "../../../plugins/field-errors.ts";
import type { EntryRow } from "../published-entries.ts";
import { withHtml, withoutHtml } from "../render-markdown.ts";

/** Which entry an editor of a market works on. */
export interface EntryOf {
  documentId: string;
  locale: Language;
  /** Id of the editor's market; entries of all markets are theirs too. */
  regionId: string;
}

/** Entries of a market and of all, in every language. */
export const readEditorRows = (db: Queries, regionId: string): Promise<EntryRow[]> =>
  db
    .selectFrom("content_entry")
    .selectAll()
    .where(sql<boolean>`region in (${regionId}, ${ALL_REGIONS})`)
    .where("deleted_at", "is", null)
    .orderBy("collection")
    .orderBy("name")
    .orderBy("locale")
    .execute();

/**
 * One of them; `isLocked` holds it until the transaction ends.
 * @throws {ApiError} `not_found`
 */
export async function requireEditorRow(
  db: Queries,
  { documentId, locale, regionId }: EntryOf,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<EntryRow> {
  const query = db
    .selectFrom("content_entry")
    .selectAll()
    .where("document_id", "=", documentId)
    .where("locale", "=", locale)
    .where(sql<boolean>`region in (${regionId}, ${ALL_REGIONS})`)
    .where("deleted_at", "is", null);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
}

/**
 * Checks the number of the draft that a change was made to, out of `If-Match`.
 * @throws {ApiError} `validation_failed` without one, `conflict` where somebody has saved since.
 */
export function requireDraftVersion(row: EntryRow, ifMatch: string | undefined): void {
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch?.trim() ?? "") ?? [];
  if (version === undefined) {
    throw new ApiError("validation_failed", {
      fieldErrors: [{ field: "if-match", sentence: ifMatch === undefined ? "required" : "format" }],
    });
  }
  if (Number(version) !== row.draft_version) throw new ApiError("conflict");
}

const identities = {
  contents: "key",
  "content-policies": "kind",
  "cookie-policies": null,
  "cms-pages": "url",
} as const satisfies Record<ContentCollection, string | null>;

/** Places of pictures that nobody has described: who does not see them would not know what they show. */
const picturesWithoutText = (value: unknown, place: readonly string[] = []): string[][] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries<unknown>({ ...value }).flatMap(([name, inner]) => {
    const at = [...place, name];
    const isBare =
      name === "picture" && isRecord(inner) && String(inner.alternativeText).trim() === "";
    return isBare ? [at] : picturesWithoutText(inner, at);
  });
};

/**
 * Fields of a draft as they are stored: without `html`, and found by what they always were.
 * @throws {ApiError} `validation_failed` with each field that does not fit.
 */
export function checkedDraft(row: EntryRow, draft: unknown): EntryFields {
  const identity = identities[row.collection];
  const named = { ...fieldsOf(draft), ...(identity === null ? {} : { [identity]: row.name }) };
  const result = contentFields[row.collection].safeParse(withHtml(named));
  if (!result.success) {
    // `html` is missing where its text is.
    const fieldErrors = fieldErrorsOf(result.error, { isAsWritten: true })
      .filter(({ field }) => !field.endsWith("html"))
      .map((error) => ({ ...error, field: `draft.${error.field}` }));
    throw new ApiError("validation_failed", { fieldErrors });
  }
  const fieldErrors = picturesWithoutText(result.data).map((place) => ({
    field: ["draft", ...place, "alternativeText"].join("."),
    sentence: "required" as const,
  }));
  if (fieldErrors.length > 0) throw new ApiError("validation_failed", { fieldErrors });
  return fieldsOf(withoutHtml(result.data));
}

/** Same text whatever the order of the keys: the database sorts them. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : inner,
  );

/** An entry as the editor's list shows it. */
export const editorSummary = (row: EntryRow): EditorSummary => ({
  documentId: row.document_id,
  locale: row.locale,
  collection: row.collection,
  region: row.region,
  name: row.name,
  title: typeof row.draft.title === "string" ? row.draft.title : row.name,
  version: row.draft_version,
  publishedAt: row.published_at?.toISOString() ?? null,
  draftAt: row.draft_at.toISOString(),
  hasChanges: row.published === null || canonical(row.draft) !== canonical(row.published),
});

/** An entry with its draft, and `html` beside each text. */
export const editorEntry = (row: EntryRow): EditorEntry => ({
  ...editorSummary(row),
  draft: fieldsOf(withHtml(row.draft)),
});

/** Saves a draft; releases leave the entry alone from then on. */
export const saveDraft = (
  trx: Queries,
  row: EntryRow,
  draft: EntryFields,
  now: number,
): Promise<EntryRow> =>
  trx
    .updateTable("content_entry")
    .set({
      draft: JSON.stringify(draft),
      draft_version: row.draft_version + 1,
      draft_at: new Date(now).toISOString(),
      is_edited: true,
    })
    .where("id", "=", row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
