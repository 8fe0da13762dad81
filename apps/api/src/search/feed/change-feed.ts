import { sql } from "kysely";
import type { Database, Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";

/** Channel on which a server says that something changed; only a wake-up, a reader polls all the same. */
export const CHANGE_CHANNEL = "listing_change";
/** How long changes are retained for readers that were disconnected. */
const MAX_AGE_SECONDS = 3_600;
/** Changes read by one statement. */
export const CHANGES_READ = 5_000;

/** Beyond every row of a transaction. */
const WHOLE = "9223372036854775807";

/** How far a reader has come: everything up to this row of this transaction is known to it. Text, for 64 bits. */
export interface FeedCursor {
  xid: string;
  id: string;
}

/** Changes after a cursor. */
export interface FeedPart {
  cursor: FeedCursor;
  /** Internal ids of listings that were written or removed, each once. */
  listings: number[];
  /** True where more may be waiting. */
  isMore: boolean;
  /** True where the reader must start again: what it needs was pruned, or everything changed. */
  isLost: boolean;
}

/**
 * The cursor with which a reader begins, taken before it reads the listings: all transactions before it are finished
 * and will be seen, the others are in the feed.
 */
export const feedStart = async (db: Queries): Promise<FeedCursor> => {
  const { rows } = await sql<{ xid: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xid
  `.execute(db);
  return { xid: String(BigInt(rows[0]?.xid ?? "1") - 1n), id: WHOLE };
};

interface Row {
  xid: string;
  id: string;
  listing_id: number | null;
}

/**
 * The next changes in the order of (transaction, row). Only transactions before every running one are read (D48): one
 * that commits late is never passed over, and waiting for the oldest running one is the price. What a process writes
 * is so found by its own searches after at most a second, longer while a transaction of another runs.
 */
export const readChanges = async (db: Queries, cursor: FeedCursor): Promise<FeedPart> => {
  const { rows } = await sql<Row>`
    select xid::text as xid, id::text as id, listing_id from listing_change
    where (xid, id) > (${cursor.xid}::xid8, ${cursor.id}::int8)
      and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid, id limit ${CHANGES_READ}
  `.execute(db);
  // Read after the rows: what is pruned between the two is taken for lost, never passed over.
  const { rows: floors } = await sql<{ isLost: boolean }>`
    select xid > ${cursor.xid}::xid8 or (xid = ${cursor.xid}::xid8 and ${cursor.id}::int8 <> ${WHOLE}::int8) as "isLost"
    from listing_change_floor
  `.execute(db);
  const isMore = rows.length === CHANGES_READ;
  const last = rows.at(-1);
  const listings = rows.map(({ listing_id: id }) => id).filter((id) => id !== null);
  return {
    cursor: last ? { xid: last.xid, id: isMore ? last.id : WHOLE } : cursor,
    listings: [...new Set(listings)],
    isMore,
    isLost: floors[0]?.isLost !== false || listings.length < rows.length,
  };
};

/** Removes changes older than `seconds`; a reader that has not read them yet detects it and rebuilds. */
export const pruneChanges = (db: Database, seconds: number = MAX_AGE_SECONDS): Promise<void> =>
  inTransaction(db, async (trx) => {
    await sql`
      update listing_change_floor set xid = greatest(xid, coalesce((
        select xid from listing_change
        where written_at < now() - make_interval(secs => ${seconds}::float8)
          and xid < pg_snapshot_xmin(pg_current_snapshot())
        order by xid desc limit 1
      ), xid))
    `.execute(trx);
    await sql`
      delete from listing_change where xid <= (select xid from listing_change_floor)
    `.execute(trx);
  });
