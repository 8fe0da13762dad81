import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";

/**
 * What a sitemap says of a listing, beside the truth and written by the database itself, so that a part of it is read from
 * the index alone and no listing is unpacked for it. Only what is available is named to searchers.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `alter table listing
      add column agency_id text collate "C" not null generated always as (listing ->> 'agencyId') stored,
      add column changed_at text collate "C" not null generated always as (listing ->> 'changedAt') stored`,
    `create index listing_sitemap on listing (region, id) include (public_id, agency_id, changed_at)
      where listing ->> 'status' = 'available'`,
  ]);
