import type { Language } from "@hjem/domain/language";
import { sql } from "kysely";
import type { Queries } from "../../../db/schema.ts";

/** The person who advertises a home. */
export interface ListingOwner {
  draftId: string;
  /** Where enquiries are sent: the contact's address once it is confirmed, else the account's. Proven both. */
  email: string;
  language: Language;
}

/** The account that advertises a home, by its public id; null for listings of feeds and of accounts that are being deleted. */
export async function findListingOwner(
  db: Queries,
  propertyId: string,
): Promise<ListingOwner | null> {
  const { rows } = await sql<ListingOwner>`
    select d.id as "draftId", coalesce(c.email, a.email) as email, a.language
    from listing_draft d join account a on a.id = d.account_id
    left join contact_address c on c.account_id = a.id and c.confirmed_at is not null
      and c.email = lower(trim(d.content #>> '{contacts,email}'))
    where d.public_id = ${propertyId.toLowerCase()} and a.erase_at is null
  `.execute(db);
  return rows[0] ?? null;
}
