import type { Listing } from "@hjem/domain/listing/listing";
import { changesBetween } from "@hjem/domain/listing/listing-changes";
import {
  CHANGES_MAX,
  type ListingChange,
  type LoggedChange,
} from "@hjem/domain/listing/listing-history";
import { withoutAmounts } from "@hjem/domain/listing/price/withheld-price";
import { sql } from "kysely";
import type { Queries } from "../../db/schema.ts";

/** Changes of one listing, by its public id. */
export interface ListingLog {
  id: string;
  changes: readonly LoggedChange[];
}

const insertChanges = async (
  db: Queries,
  rows: readonly { publicId: string; at: string; change: object }[],
): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    insert into listing_log (listing_id, at, change)
    select l.id, (r.value ->> 'at')::timestamptz, r.value -> 'change'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as r (value, place)
    join listing l on l.public_id = r.value ->> 'publicId'
    order by r.place
  `.execute(db);
};

const rowsOf = (logs: readonly ListingLog[]) =>
  logs.flatMap(({ id, changes }) =>
    changes.map(({ at, change }) => ({ publicId: id.toLowerCase(), at, change })),
  );

/** Changes that everybody may see: none of the price to one that is withheld, nor what it was while it was (D125). */
const publicChanges = (before: Listing, after: Listing): ListingChange[] => {
  const changes = changesBetween(withoutAmounts(before), withoutAmounts(after));
  return after.priceStatement === undefined
    ? changes
    : changes.filter(({ what }) => what !== "price");
};

/**
 * Writes down what these listings change of those that are stored, and returns it by public id; to be called in the
 * transaction of the save, before it. A listing that is not there yet changes nothing.
 */
export const logDifferences = async (
  db: Queries,
  listings: readonly Listing[],
): Promise<Map<string, readonly ListingChange[]>> => {
  const ids = listings.map(({ id }) => id.toLowerCase());
  const { rows } = await sql<{ public_id: string; listing: Listing }>`
    select public_id, listing from listing where public_id = any(${ids}::text[]) for update
  `.execute(db);
  const stored = new Map(rows.map((row) => [row.public_id, row.listing]));
  const differences = listings.map((listing) => {
    const before = stored.get(listing.id.toLowerCase());
    return { listing, changes: before ? publicChanges(before, listing) : [] };
  });
  const logs = differences.map(({ listing: { id, changedAt }, changes }) => ({
    id,
    changes: changes.map((change) => ({ at: changedAt, change })),
  }));
  await insertChanges(db, rowsOf(logs));
  return new Map(differences.map(({ listing, changes }) => [listing.id.toLowerCase(), changes]));
};

/** Takes the price out of the logs of those listings, by public id in lower case, whose price is withheld (D125). */
export const withholdInLogs = async (db: Queries, publicIds: readonly string[]): Promise<void> => {
  await sql`
    delete from listing_log g using listing l
    where g.listing_id = l.id and g.change ->> 'what' = 'price'
      and l.public_id = any(${[...publicIds]}::text[]) and l.listing -> 'priceStatement' is not null
  `.execute(db);
};

/** Gives listings other logs than they had: those of the demo, which are made up with it. */
export const replaceLogs = async (db: Queries, logs: readonly ListingLog[]): Promise<void> => {
  const ids = logs.map(({ id }) => id.toLowerCase());
  await sql`
    delete from listing_log
    where listing_id in (select id from listing where public_id = any(${ids}::text[]))
  `.execute(db);
  await insertChanges(db, rowsOf(logs));
  await withholdInLogs(db, ids);
};

/** The newest changes of a listing, newest first. */
export const findChanges = async (db: Queries, propertyId: string): Promise<LoggedChange[]> => {
  const rows = await db
    .selectFrom("listing_log")
    .innerJoin("listing", "listing.id", "listing_log.listing_id")
    .select(["listing_log.at", "listing_log.change"])
    .where("listing.public_id", "=", propertyId.toLowerCase())
    .orderBy("listing_log.at", "desc")
    .orderBy("listing_log.id", "desc")
    .limit(CHANGES_MAX)
    .execute();
  return rows.map(({ at, change }) => ({ at: at.toISOString(), change }));
};

/** Forgets what a listing has changed since an instant, milliseconds since 1970: it was undone (D139). */
export const dropChangesSince = async (
  db: Queries,
  propertyId: string,
  since: number,
): Promise<void> => {
  await sql`
    delete from listing_log where at >= ${new Date(since).toISOString()}::timestamptz
      and listing_id = (select id from listing where public_id = ${propertyId.toLowerCase()})
  `.execute(db);
};
