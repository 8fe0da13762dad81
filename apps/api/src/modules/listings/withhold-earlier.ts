import type { Listing } from "@hjem/domain/listing/listing";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { withholdInLogs } from "./change-log.ts";

/** Public ids of listings whose price everybody could see until they are stored as they are now (D125); before the save. */
export async function findNewlyWithheld(
  db: Queries,
  listings: readonly Listing[],
): Promise<string[]> {
  const withheld = listings.filter(({ priceStatement }) => priceStatement !== undefined);
  if (withheld.length === 0) return [];
  const ids = withheld.map(({ id }) => id.toLowerCase());
  const { rows } = await sql<{ public_id: string }>`
    select public_id from listing where public_id = any(${ids}::text[]) and listing -> 'priceStatement' is null
  `.execute(db);
  return rows.map(({ public_id: id }) => id);
}

/** Takes the amounts out of what logs and alerts said of them before; after the save. */
export async function withholdEarlier(db: Queries, publicIds: readonly string[]): Promise<void> {
  if (publicIds.length === 0) return;
  await withholdInLogs(db, publicIds);
  await sql`
    update alert_home h set card = c.card, changes = coalesce((
      select jsonb_agg(change) from jsonb_array_elements(h.changes) change where change ->> 'what' <> 'price'), '[]')
    from listing l join listing_card c on c.id = l.id
    where l.public_id = any(${[...publicIds]}::text[]) and h.public_id = l.public_id and h.region = l.region
  `.execute(db);
}
