import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";

/** A listing that somebody has reported. */
export interface ReportedListing {
  regionId: string;
  /** In lower case. */
  propertyId: string;
}

/** Opens a case of a reported listing, unless one is open: further reports are added to that (D99). */
export async function openReportCase(
  trx: Queries,
  { regionId, propertyId }: ReportedListing,
  now: number,
): Promise<void> {
  await sql`
    insert into moderation_case (id, region, kind, draft_id, property_id, reasons, opened_at)
    values (${uuidV7(now)}, ${regionId}, 'reported',
      (select id from listing_draft where public_id = ${propertyId} and deleted_at is null),
      ${propertyId}, '[]', ${new Date(now).toISOString()})
    on conflict (property_id) where kind = 'reported' and decided_at is null do nothing
  `.execute(trx);
}
