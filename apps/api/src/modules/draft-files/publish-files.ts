import type { Listing } from "@hjem/domain/listing/listing";
import type { Queries } from "../../db/schema.ts";
import { publishMedia } from "../media/publish-media.ts";

/** Ids of PDFs in their addresses, `/media/{id}.pdf`. */
const documentIds = (documents: Listing["documents"]): string[] =>
  documents.flatMap(({ url }) => /^\/media\/([0-9a-f-]{36})\.pdf$/.exec(url)?.[1] ?? []);

/**
 * Makes the photos of a listing public (D102), and keeps them and its PDFs for as long as it shows them, whatever becomes of
 * the draft; `now` in milliseconds.
 */
export async function publishFiles(
  trx: Queries,
  { id, images, documents }: Pick<Listing, "id" | "images" | "documents">,
  now: number,
): Promise<void> {
  const urls = images.map(({ url }) => url);
  await publishMedia(trx, urls, now);
  const publicId = id.toLowerCase();
  const photos = urls.map((url) => url.slice("/media/".length));
  if (photos.length > 0) {
    await trx.updateTable("media").set({ public_id: publicId }).where("id", "in", photos).execute();
  }
  const pdfs = documentIds(documents);
  if (pdfs.length > 0) {
    await trx
      .updateTable("document")
      .set({ public_id: publicId })
      .where("id", "in", pdfs)
      .execute();
  }
}
