import type { Language } from "@hjem/domain/language";
import type { Queries } from "../../../db/schema.ts";

/** The person who advertises a home. */
export interface ListingOwner {
  draftId: string;
  /** Proven address of the account. */
  email: string;
  language: Language;
}

/** The account that advertises a home, by its public id; null for listings of feeds and of accounts that are being deleted. */
export async function findListingOwner(
  db: Queries,
  propertyId: string,
): Promise<ListingOwner | null> {
  const row = await db
    .selectFrom("listing_draft")
    .innerJoin("account", "account.id", "listing_draft.account_id")
    .select(["listing_draft.id as draftId", "account.email", "account.language"])
    .where("listing_draft.public_id", "=", propertyId.toLowerCase())
    .where("account.erase_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}
