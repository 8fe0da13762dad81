import { sql } from "kysely";
import type { Database, Queries } from "../../../db/schema.ts";
import type { FeedCursor } from "../../../search/feed/change-feed.ts";
import type { NewAlert } from "../new-alert.ts";
import type { ListingEvent } from "./read-events.ts";

/** How long changes of saved searches are retained for matchers that were not at it. */
export const SEARCH_CHANGES_RETAINED_MS = 3_600_000;
/** How long events that were matched are retained (D69). */
const EVENT_DAYS = 30;

/** Who has saved a home. */
export interface Saver {
  propertyId: string;
  accountId: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** The people of collections in which some homes are, by public id; each person once a home. */
export const findSavers = async (db: Queries, propertyIds: readonly string[]): Promise<Saver[]> => {
  const { rows } = await sql<{ property_id: string; account_id: string; saved_at: Date }>`
    select h.property_id, m.account_id, min(h.saved_at) as saved_at
    from collection_home h
      join collection c on c.id = h.collection_id and c.deleted_at is null
      join collection_member m on m.collection_id = c.id
    where h.property_id = any(${propertyIds}::text[]) and h.removed_at is null
    group by h.property_id, m.account_id
  `.execute(db);
  return rows.map((row) => ({
    propertyId: row.property_id,
    accountId: row.account_id,
    savedAt: row.saved_at.getTime(),
  }));
};

/** Internal ids of listings by public id in lower case. */
export const findListingIds = async (
  db: Queries,
  publicIds: readonly string[],
): Promise<Map<string, number>> => {
  const { rows } = await sql<{ public_id: string; id: number }>`
    select public_id, id from listing where public_id = any(${publicIds}::text[])
  `.execute(db);
  return new Map(rows.map((row) => [row.public_id, row.id]));
};

/**
 * Moves the cursor of the matcher, in the transaction of its alerts, from where it was read; false where another matcher
 * was faster, whose alerts are then written.
 */
export const moveCursor = async (
  trx: Queries,
  from: FeedCursor,
  to: FeedCursor,
): Promise<boolean> => {
  const { rows } = await sql`
    update listing_event_cursor set xid = ${to.xid}::xid8, id = ${to.id}::int8
    where xid = ${from.xid}::xid8 and id = ${from.id}::int8 returning id
  `.execute(trx);
  return rows.length === 1;
};

/** Writes the cursor as it is; rejects while the database cannot be written to. */
export const rewriteCursor = async (db: Queries): Promise<void> => {
  await sql`update listing_event_cursor set id = id`.execute(db);
};

/** Writes the homes that some alerts are about, before the alerts. */
export const writeAlertHomes = async (
  trx: Queries,
  events: readonly ListingEvent[],
): Promise<void> => {
  const homes = events.map(({ id, region, publicId, card, changes, at }) => ({
    event_id: id,
    region,
    public_id: publicId,
    card,
    changes,
    at: new Date(at).toISOString(),
  }));
  await sql`
    insert into alert_home (event_id, region, public_id, card, changes, at)
    select event_id, region, public_id, card, changes, at
    from json_populate_recordset(null::alert_home, ${JSON.stringify(homes)}::json)
  `.execute(trx);
};

/** Writes alerts; returns those written: accounts that were erased meanwhile have none, nor has anybody of a home of their own. */
export const writeAlerts = async (
  trx: Queries,
  alerts: readonly NewAlert[],
): Promise<NewAlert[]> => {
  const rows = alerts.map((alert) => ({
    id: alert.id,
    account_id: alert.accountId,
    event_id: alert.eventId,
    reasons: alert.reasons,
    search_ids: alert.searchIds,
    is_favorite: alert.isFavorite,
    at: new Date(alert.at).toISOString(),
  }));
  const { rows: written } = await sql<{ id: string }>`
    insert into alert (id, account_id, event_id, reasons, search_ids, is_favorite, at)
    select r.id, r.account_id, r.event_id, r.reasons, r.search_ids, r.is_favorite, r.at
    from json_populate_recordset(null::alert, ${JSON.stringify(rows)}::json) r
      join account a on a.id = r.account_id
      join alert_home h on h.event_id = r.event_id
    where not exists (
      select from listing_draft d where d.public_id = h.public_id and d.account_id = r.account_id)
    returning id
  `.execute(trx);
  const ids = new Set(written.map(({ id }) => id));
  return alerts.filter(({ id }) => ids.has(id));
};

/** Removes events that were matched, after 30 days (D69). `now` in milliseconds. */
export const pruneAlerts = async (db: Database, now: number): Promise<void> => {
  const before = new Date(now - EVENT_DAYS * 86_400_000).toISOString();
  await sql`
    delete from listing_event e using listing_event_cursor c
    where (e.xid, e.id) <= (c.xid, c.id) and e.at < ${before}::timestamptz
  `.execute(db);
  await sql`
    delete from saved_search_change
    where written_at < now() - make_interval(secs => ${SEARCH_CHANGES_RETAINED_MS / 1_000}::float8)
  `.execute(db);
};
