import type { DraftAttachment, DraftImage } from "@hjem/domain/draft/draft";
import type { Queries } from "../../db/schema.ts";
import { isSamePhoto } from "../draft-files/same-photo.ts";

/**
 * Pictures and PDFs of a draft as its owner receives them, in their order; deleted ones are left out. A picture with the
 * bytes or the look of an earlier one names it.
 */
export async function readDraftFiles(
  db: Queries,
  draftId: string,
): Promise<{ images: DraftImage[]; attachments: DraftAttachment[] }> {
  const rows = await db
    .selectFrom("draft_image")
    .leftJoin("media", "media.id", "draft_image.id")
    .select([
      "draft_image.id",
      "draft_image.kind",
      "draft_image.alt",
      "draft_image.state",
      "draft_image.problem",
      "draft_image.name",
      "draft_image.width",
      "draft_image.sha256",
      "media.ratio",
      "media.color",
      "media.perceptual_hash",
    ])
    .where("draft_id", "=", draftId)
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("draft_image.created_at")
    .orderBy("draft_image.id")
    .execute();
  const images = rows.map((row, index): DraftImage => ({
    id: row.id,
    url: `/media/${row.id}`,
    category: row.kind,
    alt: row.alt,
    ratio: row.ratio,
    color: row.color,
    state: row.state,
    name: row.name,
    width: row.width,
    problem: row.problem,
    sameAs: rows.slice(0, index).find((earlier) => isSamePhoto(earlier, row))?.id ?? null,
  }));
  const attachments = await db
    .selectFrom("draft_attachment")
    .select(["id", "name", "size", "pages"])
    .where("draft_id", "=", draftId)
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    images,
    attachments: attachments.map((row) => ({ ...row, url: `/media/${row.id}.pdf` })),
  };
}
