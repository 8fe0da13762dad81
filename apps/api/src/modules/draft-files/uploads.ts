import { ATTACHMENT_MAX_BYTES, PHOTO_MAX_BYTES } from "@hjem/domain/draft/draft-rules";
import type { Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";

/** What an upload in parts becomes. */
export type UploadKind = "images" | "attachments";

/** Uploads of one draft that have not arrived whole; the oldest makes room for a new one. */
export const UPLOADS_MAX = 20;

/** Where an upload belongs. */
export interface UploadReference {
  draftId: string;
  kind: UploadKind;
  id: string;
}

const maxBytes: Record<UploadKind, number> = {
  images: PHOTO_MAX_BYTES,
  attachments: ATTACHMENT_MAX_BYTES,
};

/**
 * The size in bytes that a new upload announces.
 * @throws {ApiError} `picture_too_large` or `attachment_too_large`; `malformed_body` without a size.
 */
export function announcedSize(kind: UploadKind, header: unknown): number {
  const size = typeof header === "string" && /^\d{1,12}$/.test(header) ? Number(header) : 0;
  if (size === 0) throw new ApiError("malformed_body");
  if (size > maxBytes[kind]) {
    throw new ApiError(kind === "images" ? "picture_too_large" : "attachment_too_large");
  }
  return size;
}

/** Ids of the uploads of a draft that have to make room for one more. */
export async function uploadsBeyond(db: Queries, draftId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("draft_upload")
    .select("id")
    .where("draft_id", "=", draftId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .offset(UPLOADS_MAX - 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** An upload that has not arrived whole; undefined for one of another draft. */
export const findUpload = (db: Queries, { draftId, kind, id }: UploadReference) =>
  db
    .selectFrom("draft_upload")
    .select(["id", "name", "size", "is_resent as isResent"])
    .where("id", "=", id)
    .where("draft_id", "=", draftId)
    .where("kind", "=", kind)
    .executeTakeFirst();

/** Size in bytes of what an upload has become; undefined where it has not. */
export async function findArrived(
  db: Queries,
  { draftId, kind, id }: UploadReference,
): Promise<number | undefined> {
  const row =
    kind === "images"
      ? await db
          .selectFrom("draft_image")
          .select("size")
          .where("draft_id", "=", draftId)
          .where("id", "=", id)
          .executeTakeFirst()
      : await db
          .selectFrom("draft_attachment")
          .select("size")
          .where("draft_id", "=", draftId)
          .where("id", "=", id)
          .executeTakeFirst();
  return row?.size;
}
