import type { DraftAttachment, DraftImage } from "@hjem/domain/draft/draft";
import type { Queries } from "../../db/schema.ts";

const problems = ["not_a_picture", "too_many_pixels", "damaged"] as const;

/** Pictures and PDFs of a draft as its owner receives them, in their order; deleted ones are left out. */
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
  const first = new Map<string, string>();
  const images = rows.map((row): DraftImage => {
    const hash = row.perceptual_hash;
    const sameAs = (hash && first.get(hash)) ?? null;
    if (hash && sameAs === null) first.set(hash, row.id);
    return {
      id: row.id,
      url: `/media/${row.id}`,
      category: row.kind,
      alt: row.alt,
      ratio: row.ratio,
      color: row.color,
      state: row.state,
      problem: problems.find((problem) => problem === row.problem) ?? null,
      sameAs,
    };
  });
  const attachments = await db
    .selectFrom("draft_attachment")
    .select(["id", "name", "size", "pages"])
    .where("draft_id", "=", draftId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    images,
    attachments: attachments.map((row) => ({ ...row, url: `/media/${row.id}.pdf` })),
  };
}
