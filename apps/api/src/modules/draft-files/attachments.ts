import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX } from "@hjem/domain/draft/draft-rules";
import { UNDO_MS } from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { changeDraft } from "../drafts/change-draft.ts";
import { type DraftOwner, type DraftRow, requireOwnDraft } from "../drafts/draft-access.ts";
import type { DraftFileDeps } from "./draft-file-deps.ts";
import { countRefusals } from "./refused-files.ts";

/** A PDF as it arrived. */
export interface SentAttachment {
  /** A UUID. */
  id: string;
  name: string;
  bytes: Buffer;
  /** Sent before without a response: where it has arrived, it is not stored again. */
  isResent?: boolean;
}

/** Whether a draft has a PDF of this name, size and number of pages. */
async function hasAttachment(
  db: Queries,
  draftId: string,
  { name, size, pages }: { name: string; size: number; pages: number },
): Promise<boolean> {
  const found = await db
    .selectFrom("draft_attachment")
    .select("id")
    .where("draft_id", "=", draftId)
    .where("name", "=", name)
    .where("size", "=", size)
    .where("pages", "=", pages)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** @throws {ApiError} `attachments_full` for a draft with 40 PDFs. */
export async function requireRoomForAttachment(db: Queries, draftId: string): Promise<void> {
  const { count } = await db
    .selectFrom("draft_attachment")
    .select(sql<number>`count(*)::int4`.as("count"))
    .where("draft_id", "=", draftId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  if (count >= ATTACHMENTS_MAX) {
    throw new ApiError("attachments_full", { values: { max: ATTACHMENTS_MAX } });
  }
}

/**
 * Stores a PDF that has arrived whole (LIST-079, LIST-111, D104).
 * @throws {ApiError} `attachment_refused`, `attachment_too_large`, `attachments_full` or `storage_full`.
 */
export async function addAttachment(
  { db, files, limits, now }: DraftFileDeps,
  owner: DraftOwner,
  { id, name: sentName, bytes, isResent = false }: SentAttachment,
): Promise<DraftRow> {
  if (bytes.length > ATTACHMENT_MAX_BYTES) throw new ApiError("attachment_too_large");
  const name = sentName === "" ? "PDF" : sentName;
  const pages = await countRefusals(limits, owner.accountId, () =>
    files.pdfs.countPages(owner.accountId, bytes),
  );
  if (isResent && (await hasAttachment(db, owner.id, { name, size: bytes.length, pages }))) {
    await db.deleteFrom("draft_upload").where("id", "=", id).execute();
    return requireOwnDraft(db, owner);
  }
  await requireRoomForAttachment(db, owner.id);
  await files.store.putDocument(id, bytes);
  const at = new Date(now()).toISOString();
  try {
    return await inTransaction(db, async (trx) => {
      const draft = await requireOwnDraft(trx, owner, { isLocked: true });
      await trx.deleteFrom("draft_upload").where("id", "=", id).execute();
      await requireRoomForAttachment(trx, draft.id);
      await trx.insertInto("document").values({ id, created_at: at }).execute();
      await trx
        .insertInto("draft_attachment")
        .values({
          id,
          draft_id: draft.id,
          name,
          size: bytes.length,
          pages,
          created_at: at,
        })
        .execute();
      return changeDraft(trx, draft, {}, now());
    });
  } catch (error) {
    await files.store.deleteDocument(id);
    throw error;
  }
}

/** A PDF of a draft. */
export interface AttachmentReference extends DraftOwner {
  attachmentId: string;
}

/** Changes when a PDF was deleted, where `isDeleted` says whether it is; anything else is `not_found`. */
const setDeleted = (
  { db, now }: DraftFileDeps,
  { attachmentId, ...owner }: AttachmentReference,
  isDeleted: boolean,
): Promise<DraftRow> =>
  inTransaction(db, async (trx) => {
    const draft = await requireOwnDraft(trx, owner, { isLocked: true });
    const at = isDeleted ? new Date(now()).toISOString() : null;
    if (!isDeleted) await requireRoomForAttachment(trx, draft.id);
    const changed = await trx
      .updateTable("draft_attachment")
      .set({ deleted_at: at })
      .where("id", "=", attachmentId)
      .where("draft_id", "=", draft.id)
      .where((is) =>
        isDeleted
          ? is("deleted_at", "is", null)
          : is("deleted_at", ">=", new Date(now() - UNDO_MS)),
      )
      .returning("id")
      .executeTakeFirst();
    if (!changed) throw new ApiError("not_found");
    return changeDraft(trx, draft, {}, now());
  });

/** Deletes a PDF (LIST-080, LIST-112); for five minutes it can be brought back. One that is not there is `not_found`. */
export const deleteAttachment = (
  deps: DraftFileDeps,
  attachment: AttachmentReference,
): Promise<DraftRow> => setDeleted(deps, attachment, true);

/** Brings a deleted PDF back. @throws {ApiError} `not_found` five minutes after its deletion, `attachments_full`. */
export const restoreAttachment = (
  deps: DraftFileDeps,
  attachment: AttachmentReference,
): Promise<DraftRow> => setDeleted(deps, attachment, false);
