import type { Listing } from "@hjem/domain/listing/listing";
import type { Region } from "@hjem/domain/region";
import type { Queries } from "../../db/schema.ts";
import { hiddenForm } from "../listings/hidden-listings.ts";
import { saveListingsWithin } from "../listings/repository.ts";

/**
 * Removes a public listing as part of a transaction: its page says that it is not available, without pictures, text, street
 * and contact (D99). It is stored as it was, so that it can be restored. False where there is none, or it is removed already.
 */
export async function removeListing(
  trx: Queries,
  region: Region,
  publicId: string,
  now: number,
): Promise<boolean> {
  const stored = await trx
    .selectFrom("listing")
    .select("listing")
    .where("public_id", "=", publicId)
    .where("region", "=", region.id)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) return false;
  const added = await trx
    .insertInto("removed_listing")
    .values({
      public_id: publicId,
      region: region.id,
      removed_at: new Date(now).toISOString(),
      listing: JSON.stringify(stored.listing),
    })
    .onConflict((conflict) => conflict.column("public_id").doNothing())
    .returning("public_id")
    .executeTakeFirst();
  if (!added) return false;
  await saveListingsWithin(trx, region, [hiddenForm(stored.listing, now)], { at: now });
  return true;
}

/** Takes a removal back; a listing of a feed is then as it was, one of a draft is published again by its caller. */
export async function restoreListing(
  trx: Queries,
  region: Region,
  publicId: string,
  now: number,
): Promise<void> {
  const removed = await trx
    .deleteFrom("removed_listing")
    .where("public_id", "=", publicId)
    .where("region", "=", region.id)
    .returning("listing")
    .executeTakeFirst();
  if (removed) await saveListingsWithin(trx, region, [removed.listing], { at: now });
}

/** Those that no moderator has removed: a feed does not bring a removed listing back. */
export async function withoutRemoved(
  db: Queries,
  listings: readonly Listing[],
): Promise<Listing[]> {
  const rows = await db
    .selectFrom("removed_listing")
    .select("public_id")
    .where(
      "public_id",
      "in",
      listings.map(({ id }) => id.toLowerCase()),
    )
    .execute();
  const removed = new Set(rows.map(({ public_id: id }) => id));
  return listings.filter(({ id }) => !removed.has(id.toLowerCase()));
}
