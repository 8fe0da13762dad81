import type { Listing } from "@hjem/domain/listing/listing";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/** Stores which listings of a feed show which pictures, so that copies of them are noticed (D99). */
export async function rememberListings(
  queries: Queries,
  listings: readonly Pick<Listing, "id" | "images">[],
): Promise<void> {
  const shown = listings.flatMap(({ id, images }) =>
    images.map(({ url }) => ({ id: url.slice("/media/".length), publicId: id.toLowerCase() })),
  );
  await sql`
    update media set public_ids = array(select distinct unnest(media.public_ids || shown.ids))
    from (
      select id, array_agg("publicId") as ids
      from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as each (id text, "publicId" text)
      group by id) shown
    where media.id = shown.id and not media.is_upload
  `.execute(queries);
}

/** From now on anybody may see and keep these pictures, by their addresses such as `/media/{id}`; `now` in milliseconds. */
export async function publishMedia(
  queries: Queries,
  urls: readonly string[],
  now: number,
): Promise<void> {
  const ids = urls.map((url) => url.slice("/media/".length));
  if (ids.length === 0) return;
  await queries
    .updateTable("media")
    .set({ published_at: new Date(now).toISOString() })
    .where("id", "in", ids)
    .where("published_at", "is", null)
    .execute();
}
