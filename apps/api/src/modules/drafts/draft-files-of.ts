import type { DraftAttachment, DraftImage } from "@hjem/domain/draft/draft";
import type { Queries } from "../../db/schema.ts";

/** Hashes of pictures without edges, which all look alike: a plain colour. */
const EDGELESS = /^(0{16}|f{16})$/;

/** Bits of 64 in which photos that look alike may differ: another size or compression of one photo differs in at most two. */
const ALIKE_BITS = 2;

const differingBits = (one: string, other: string): number =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll("0", "").length;

/** What two photos are compared by. */
interface ComparedPhoto {
  id: string;
  sha256: string;
  perceptual_hash: string | null;
}

const isSame = (one: ComparedPhoto, other: ComparedPhoto): boolean =>
  (one.sha256 !== "" && one.sha256 === other.sha256) ||
  (one.perceptual_hash !== null &&
    other.perceptual_hash !== null &&
    !EDGELESS.test(one.perceptual_hash) &&
    differingBits(one.perceptual_hash, other.perceptual_hash) <= ALIKE_BITS);

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
    sameAs: rows.slice(0, index).find((earlier) => isSame(earlier, row))?.id ?? null,
  }));
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
