import type { DraftImageChange } from "@hjem/domain/draft/draft";
import { PHOTOS_MAX } from "@hjem/domain/draft/draft-rules";
import { proposedPhotoKind } from "@hjem/domain/draft/photo-kind";
import { UNDO_MS } from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import { createHash, randomBytes } from "node:crypto";
import type { Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { changeDraft } from "../drafts/change-draft.ts";
import { type DraftOwner, type DraftRow, requireOwnDraft } from "../drafts/draft-access.ts";
import type { DraftFileDeps } from "./draft-file-deps.ts";
import { countRefusals } from "./refused-files.ts";

const ID_BYTES = 10;

/** A new id of a photo: 20 random hex digits (D102). */
export const newPhotoId = (): string => randomBytes(ID_BYTES).toString("hex");

/** A photo as it arrived. */
export interface SentPhoto {
  id: string;
  name: string;
  bytes: Buffer;
  /** Sent before without a response: where it has arrived, it is not stored again. */
  isResent?: boolean;
}

/** Whether a draft has a photo with these bytes and this name. */
async function hasPhoto(
  db: Queries,
  draftId: string,
  { sha256, name }: { sha256: string; name: string },
): Promise<boolean> {
  const found = await db
    .selectFrom("draft_image")
    .select("id")
    .where("draft_id", "=", draftId)
    .where("sha256", "=", sha256)
    .where("name", "=", name)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Photos of a draft that are there, and the position behind the last one. */
const countPhotos = (trx: Queries, draftId: string): Promise<{ count: number; next: number }> =>
  trx
    .selectFrom("draft_image")
    .select([
      sql<number>`(count(*) filter (where deleted_at is null))::int4`.as("count"),
      sql<number>`coalesce(max(position) + 1, 0)::int4`.as("next"),
    ])
    .where("draft_id", "=", draftId)
    .executeTakeFirstOrThrow();

/** Photos of a person, in all drafts, of which nothing is made yet; those that arrive at the same time are counted one by one. */
async function countWaiting(trx: Queries, accountId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`photos/${accountId}`}, 0))`.execute(
    trx,
  );
  const { waiting } = await trx
    .selectFrom("draft_image")
    .innerJoin("listing_draft", "listing_draft.id", "draft_image.draft_id")
    .select(sql<number>`count(*)::int4`.as("waiting"))
    .where("listing_draft.account_id", "=", accountId)
    .where("draft_image.state", "=", "processing")
    .executeTakeFirstOrThrow();
  return waiting;
}

/** @throws {ApiError} `pictures_full` for a draft with 80 photos. */
export async function requireRoomForPhoto(
  trx: Queries,
  draftId: string,
): Promise<{ next: number }> {
  const { count, next } = await countPhotos(trx, draftId);
  if (count >= PHOTOS_MAX) throw new ApiError("pictures_full", { values: { max: PHOTOS_MAX } });
  return { next };
}

/**
 * Takes a photo that has arrived whole (LIST-076, D101): it stands in its place at once, as `processing`, with the room that
 * its file is named after (LIST-073), and a job makes what is shown of it. One that has been taken already is taken once.
 * @throws {ApiError} `picture_refused`, `picture_too_large`, `pictures_full` or `storage_full`.
 */
export async function addPhoto(
  deps: DraftFileDeps,
  owner: DraftOwner,
  { id, name, bytes, isResent = false }: SentPhoto,
): Promise<DraftRow> {
  const { db, files, jobs, now } = deps;
  const { width } = await countRefusals(deps.limits, owner.accountId, () =>
    files.headers.read(owner.accountId, bytes),
  );
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (isResent && (await hasPhoto(db, owner.id, { sha256, name }))) {
    await db.deleteFrom("draft_upload").where("id", "=", id).execute();
    return requireOwnDraft(db, owner);
  }
  await requireRoomForPhoto(db, owner.id);
  await files.store.putOriginal(id, bytes);
  try {
    const row = await inTransaction(db, async (trx) => {
      const draft = await requireOwnDraft(trx, owner, { isLocked: true });
      await trx.deleteFrom("draft_upload").where("id", "=", id).execute();
      const { next } = await requireRoomForPhoto(trx, draft.id);
      const rank = await countWaiting(trx, owner.accountId);
      const added = await trx
        .insertInto("draft_image")
        .values({
          id,
          draft_id: draft.id,
          position: next,
          kind: proposedPhotoKind(name) ?? "other",
          alt: "",
          state: "processing",
          name,
          size: bytes.length,
          width,
          sha256,
          created_at: new Date(now()).toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!added) return draft;
      // Nobody's first photo waits for the last of somebody else's, in however many drafts those are.
      await jobs.enqueue(trx, "make-picture", { pictureId: id }, { rank });
      return changeDraft(trx, draft, {}, now());
    });
    jobs.wake("make-picture");
    return row;
  } catch (error) {
    await files.store.deleteOriginal(id);
    throw error;
  }
}

/** A photo of a draft. */
export interface PhotoReference extends DraftOwner {
  imageId: string;
}

/** @throws {ApiError} `not_found` for a photo that is not there; deleted ones are not. */
async function requirePhoto(trx: Queries, { id, imageId }: PhotoReference) {
  const row = await trx
    .selectFrom("draft_image")
    .select(["id", "deleted_at"])
    .where("draft_id", "=", id)
    .where("id", "=", imageId)
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
}

/** Changes the category or the alternative text of a photo (LIST-073). */
export const changePhoto = (
  { db, now }: DraftFileDeps,
  photo: PhotoReference,
  { category, alt }: DraftImageChange,
): Promise<DraftRow> =>
  inTransaction(db, async (trx) => {
    const draft = await requireOwnDraft(trx, photo, { isLocked: true });
    const { deleted_at: deletedAt } = await requirePhoto(trx, photo);
    if (deletedAt) throw new ApiError("not_found");
    if (category === undefined && alt === undefined) return draft;
    await trx
      .updateTable("draft_image")
      .set({
        ...(category === undefined ? {} : { kind: category }),
        ...(alt === undefined ? {} : { alt }),
      })
      .where("draft_id", "=", draft.id)
      .where("id", "=", photo.imageId)
      .execute();
    return changeDraft(trx, draft, {}, now());
  });

/**
 * Puts the photos of a draft in order (LIST-077, LIST-109): the first is the cover. Photos that the list does not name, as
 * they arrived meanwhile, follow in their order; names of photos that are gone are ignored.
 */
export const sortPhotos = (
  { db, now }: DraftFileDeps,
  owner: DraftOwner,
  order: readonly string[],
): Promise<DraftRow> =>
  inTransaction(db, async (trx) => {
    const draft = await requireOwnDraft(trx, owner, { isLocked: true });
    await sql`
      update draft_image set position = sorted.position from (
        select id, row_number() over (
          order by array_position(${order}::text[], id) nulls last, position, created_at, id)::int4 as position
        from draft_image where draft_id = ${draft.id}
      ) sorted
      where draft_image.draft_id = ${draft.id} and draft_image.id = sorted.id
    `.execute(trx);
    return changeDraft(trx, draft, {}, now());
  });

/** Deletes a photo (LIST-078, LIST-110); for five minutes it can be brought back. One that is gone changes nothing. */
export const deletePhoto = ({ db, now }: DraftFileDeps, photo: PhotoReference): Promise<DraftRow> =>
  inTransaction(db, async (trx) => {
    const draft = await requireOwnDraft(trx, photo, { isLocked: true });
    const { deleted_at: deletedAt } = await requirePhoto(trx, photo);
    if (deletedAt) return draft;
    await setDeleted(trx, photo, new Date(now()).toISOString());
    return changeDraft(trx, draft, {}, now());
  });

/** Brings a deleted photo back to its place. @throws {ApiError} `not_found` five minutes after its deletion. */
export const restorePhoto = (
  { db, now }: DraftFileDeps,
  photo: PhotoReference,
): Promise<DraftRow> =>
  inTransaction(db, async (trx) => {
    const draft = await requireOwnDraft(trx, photo, { isLocked: true });
    const { deleted_at: deletedAt } = await requirePhoto(trx, photo);
    if (!deletedAt) return draft;
    if (deletedAt.getTime() + UNDO_MS < now()) throw new ApiError("not_found");
    await requireRoomForPhoto(trx, draft.id);
    await setDeleted(trx, photo, null);
    return changeDraft(trx, draft, {}, now());
  });

const setDeleted = (trx: Queries, { id, imageId }: PhotoReference, at: string | null) =>
  trx
    .updateTable("draft_image")
    .set({ deleted_at: at })
    .where("draft_id", "=", id)
    .where("id", "=", imageId)
    .execute();
