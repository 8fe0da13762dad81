import type { DemoHost } from "@hjem/demo/ports";
import { sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { saveListings } from "../modules/listings/repository.ts";
import { requireListing } from "../modules/listings/require-listing.ts";
import { ApiError } from "../plugins/api-error.ts";
import { acceptForms } from "../plugins/request-input.ts";
import type { Site } from "../regions.ts";
import { availabilityCodes } from "../search/column-codes.ts";
import { readCookie } from "../security/cookies.ts";

/** Public id of the home of a market that somebody saved last, else of the newest available one. */
const findSavedHome = async (db: Database, regionId: string): Promise<string | null> => {
  const { rows } = await sql<{ public_id: string }>`
    select l.public_id from listing l
      join listing_search s on s.id = l.id and s.project is null
      left join lateral (
        select max(saved_at) as saved_at from collection_home
        where property_id = l.public_id and removed_at is null
      ) h on true
    where l.region = ${regionId} and l.listing ->> 'isDemo' = 'true'
      and (h.saved_at is not null or s.availability = ${availabilityCodes.available})
    order by h.saved_at desc nulls last, s.published_ms desc limit 1
  `.execute(db);
  return rows[0]?.public_id ?? null;
};

/** What the demo's routes use of the API (D27). */
export function createDemoHost(deps: { db: Database; regions: readonly Site[] }): DemoHost {
  const { db } = deps;
  return {
    siteOf: (request) => request.region,
    requireListing: (request, id) => requireListing(deps, request, id),
    saveListing: (request, listing) => saveListings(db, request.region, [listing]),
    findSavedHome: ({ region }) => findSavedHome(db, region.id),
    createNotFound: () => new ApiError("not_found"),
    readCookie,
    acceptForms,
  };
}
