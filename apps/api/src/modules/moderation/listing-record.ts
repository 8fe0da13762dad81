import { CHANGES_MAX } from "@hjem/domain/listing/listing-history";
import type { AdminListQuery, ListingRecord } from "@hjem/domain/moderation/administration";
import type { CaseListing } from "@hjem/domain/moderation/moderation-case";
import { ADMIN_RESULTS_MAX } from "@hjem/domain/moderation/moderation-rules";
import type { Region } from "@hjem/domain/region";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { readListingLog } from "./admin-log.ts";
import { readPaymentsOf } from "./admin-payments.ts";
import { anywhere, draftAddress } from "./admin-search.ts";
import { type CaseListingKey, findCaseDraft, readCaseListing } from "./case-listing.ts";

const Uuid = z.uuid();

/** An id of a draft or a public id, as a key. */
const keyOf = (id: string): CaseListingKey =>
  Uuid.safeParse(id).success
    ? { draftId: id.toLowerCase(), propertyId: null }
    : { draftId: null, propertyId: id.toLowerCase() };

const readCases = async (db: Queries, draftId: string | null, propertyId: string | null) => {
  const rows = await db
    .selectFrom("moderation_case")
    .selectAll()
    .where((is) => is.or([is("draft_id", "=", draftId), is("property_id", "=", propertyId)]))
    .orderBy("opened_at", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    openedAt: row.opened_at.toISOString(),
    decision: row.decision,
    reason: row.decision_reason,
    decidedAt: row.decided_at?.toISOString() ?? null,
  }));
};

/** Where a listing is, as an administrator corrects it; null for one that is not public. */
const readPlace = async (db: Queries, region: Region, propertyId: string | null) => {
  const row = await db
    .selectFrom("listing")
    .select("listing")
    .where("region", "=", region.id)
    .where("public_id", "=", propertyId)
    .executeTakeFirst();
  if (!row || row.listing.isHidden) return null;
  const { street, suburb, region: state, postCode, coordinates } = row.listing.address;
  return { street, suburb, region: state, postCode, coordinates };
};

const readChanges = async (db: Queries, propertyId: string | null) => {
  if (propertyId === null) return [];
  const rows = await db
    .selectFrom("listing_log")
    .innerJoin("listing", "listing.id", "listing_log.listing_id")
    .select(["listing_log.at", "listing_log.change"])
    .where("listing.public_id", "=", propertyId)
    .orderBy("listing_log.at", "desc")
    .orderBy("listing_log.id", "desc")
    .limit(CHANGES_MAX)
    .execute();
  return rows.map(({ at, change }) => ({ at: at.toISOString(), change }));
};

/**
 * Everything that is stored of a listing of a market: cases, payments, changes and log (LIST-127, LIST-128).
 * @throws {ApiError} `not_found`
 */
export async function readListingRecord(
  db: Queries,
  region: Region,
  id: string,
  now: number,
): Promise<ListingRecord> {
  const key = keyOf(id);
  const draft = await findCaseDraft(db, region.id, key);
  const listing = await readCaseListing(db, region, key, now);
  if (!listing) throw new ApiError("not_found");
  const propertyId = draft?.public_id ?? key.propertyId;
  return {
    listing,
    place: await readPlace(db, region, propertyId),
    cases: await readCases(db, draft?.id ?? null, propertyId),
    payments: draft ? await readPaymentsOf(db, region, draft.id, now) : [],
    changes: await readChanges(db, propertyId),
    log: await readListingLog(db, { draft, propertyId }),
  };
}

const matches = (q: string | undefined, test: (q: string) => RawBuilder<boolean>) =>
  q === undefined ? sql<boolean>`true` : test(q);

/**
 * A page of the listings and drafts of a market, the newest first, those of people before those of feeds; `q` finds them by
 * public id, address, or the address of their owner's account.
 */
export async function searchListings(
  db: Queries,
  region: Region,
  { page, q }: z.output<typeof AdminListQuery>,
  now: number,
): Promise<{ data: CaseListing[]; hasMore: boolean }> {
  const start = (page - 1) * ADMIN_RESULTS_MAX;
  const end = start + ADMIN_RESULTS_MAX + 1;
  const ofOwner = matches(
    q,
    (typed) => sql`(d.public_id = lower(${typed}) or d.id::text = lower(${typed})
      or a.email ilike ${anywhere(typed)} or ${draftAddress("d")} ilike ${anywhere(typed)})`,
  );
  const ofFeed = matches(
    q,
    (typed) => sql`(l.public_id = lower(${typed})
      or coalesce(r.listing, l.listing) -> 'address' ->> 'fullAddress' ilike ${anywhere(typed)})`,
  );
  const { rows } = await sql<CaseListingKey>`
    select "draftId", "propertyId" from (
      (select 0 as kind, d.id as "draftId", d.public_id as "propertyId", d.changed_at as at, 0 as number
        from listing_draft d join account a on a.id = d.account_id
        where d.region = ${region.id} and d.deleted_at is null and ${ofOwner}
        order by d.changed_at desc, d.id desc limit ${end})
      union all
      (select 1, null, l.public_id, null, l.id
        from listing l left join removed_listing r on r.public_id = l.public_id
        where l.region = ${region.id} and ${ofFeed}
          and not exists (select 1 from listing_draft d where d.public_id = l.public_id)
        order by l.id desc limit ${end})
    ) found
    order by kind, at desc, "draftId" desc, number desc
    limit ${ADMIN_RESULTS_MAX + 1} offset ${start}
  `.execute(db);
  const data: CaseListing[] = [];
  for (const key of rows.slice(0, ADMIN_RESULTS_MAX)) {
    const listing = await readCaseListing(db, region, key, now);
    if (listing) data.push(listing);
  }
  return { data, hasMore: rows.length > ADMIN_RESULTS_MAX };
}
