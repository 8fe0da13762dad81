import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/** Homes that a shared link shows, the newest. */
const SHARED_HOMES_MAX = 500;

/**
 * A collection by the token of its secret link: the finished text of `SharedCollectionResponse`, with its name and its
 * homes alone (D64). Null where there is none, its link is closed, or it is the other market's.
 */
export async function readSharedCollection(
  db: Queries,
  region: string,
  token: string,
): Promise<string | null> {
  const collection = await db
    .selectFrom("collection")
    .select(["id", "name"])
    .where("share_token", "=", token)
    .where("region", "=", region)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!collection) return null;
  // Of a deleted listing nothing public is left.
  const { rows } = await sql<{ cards: string }>`
    select coalesce(string_agg(c.card, ',' order by h.saved_at desc, h.property_id), '') as cards
    from (
      select listing_id, saved_at, property_id from collection_home
      where collection_id = ${collection.id} and removed_at is null
      order by saved_at desc, property_id limit ${SHARED_HOMES_MAX}
    ) h join listing_card c on c.id = h.listing_id
  `.execute(db);
  return `{"data":{"name":${JSON.stringify(collection.name)},"homes":[${rows[0]?.cards ?? ""}]}}`;
}
