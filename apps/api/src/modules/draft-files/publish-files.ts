import type { Listing } from "@hjem/domain/listing/listing";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { publishMedia } from "../media/publish-media.ts";

/** Ids of PDFs in their addresses, `/media/{id}.pdf`. */
const documentIds = (documents: Listing["documents"]): string[] =>
  documents.flatMap(({ url }) => /^\/media\/([0-9a-f-]{36})\.pdf$/.exec(url)?.[1] ?? []);

const idTypes = { media: "text", document: "uuid" } as const;

/** Adds a listing to those that show some files. */
const rememberShown = (
  trx: Queries,
  table: keyof typeof idTypes,
  ids: readonly string[],
  publicId: string,
) =>
  sql`
    update ${sql.table(table)} set public_ids = array_append(public_ids, ${publicId})
    where id = any(${[...ids]}::${sql.raw(idTypes[table])}[]) and ${publicId} <> all(public_ids)
  `.execute(trx);

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
  await rememberShown(trx, "media", photos, publicId);
  await rememberShown(trx, "document", documentIds(documents), publicId);
}
