import { EVENT_MONTHS } from "@hjem/domain/content/analytics-rules";
import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";

/** A row of `analytics_event`. */
export interface EventRow {
  at: string;
  region: string;
  action: string;
  page_type: string;
  object_type: string | null;
  object_id: string | null;
  actor_type: string;
  actor_id: string | null;
  session: string;
  device_type: string;
  is_logged_in: boolean;
  details: object;
}

/** A sum to add to `analytics_day`. */
export interface DaySum {
  region: string;
  day: string;
  object_id: string;
  measure: string;
  count: number;
}

/** First day of the month that is `months` after that of an ISO instant: `2026-11-01`. */
const monthStart = (instant: string, months = 0): string => {
  const date = new Date(instant);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
    .toISOString()
    .slice(0, 10);
};

const partitionName = (month: string): string =>
  `analytics_event_${month.slice(0, 7).replace("-", "_")}`;

/** Number of the lock under which one process at a time makes a partition. */
const PARTITION_LOCK = 520_001;

/** Makes the partitions of these instants, where there is none yet. @returns the months that have one now */
export async function ensurePartitions(
  db: Database,
  instants: readonly string[],
  known: Set<string>,
): Promise<void> {
  const months = new Set(instants.map((instant) => monthStart(instant)));
  for (const month of months) {
    if (known.has(month)) continue;
    await inTransaction(db, async (trx) => {
      await sql`select pg_advisory_xact_lock(${PARTITION_LOCK})`.execute(trx);
      await sql
        .raw(
          `create table if not exists ${partitionName(month)} partition of analytics_event ` +
            `for values from ('${month}') to ('${monthStart(month, 1)}')`,
        )
        .execute(trx);
    });
    known.add(month);
  }
}

/** Writes events and adds their sums, in one transaction. */
export const writeEvents = (
  db: Database,
  events: readonly EventRow[],
  sums: readonly DaySum[],
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await sql`
      insert into analytics_event
      select * from json_populate_recordset(null::analytics_event, ${JSON.stringify(events)}::json)
    `.execute(trx);
    await sql`
      insert into analytics_day
      select * from json_populate_recordset(null::analytics_day, ${JSON.stringify(sums)}::json)
      order by region, object_id, day, measure
      on conflict (region, object_id, day, measure)
      do update set count = analytics_day.count + excluded.count
    `.execute(trx);
  });

/** Of these ids in lower case, those of the listings that a market has. */
export async function findListings(
  db: Database,
  regionId: string,
  objectIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select public_id as id from listing where public_id = any(${[...objectIds]}) and region = ${regionId}
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Which of these listings are which accounts' own, as `<account> <listing>`: their drafts', and their agencies'. */
export async function findOwnListings(
  db: Database,
  accountIds: readonly string[],
  objectIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ account: string; id: string }>`
    select d.account_id as account, d.public_id as id from listing_draft d
      where d.public_id = any(${[...objectIds]}) and d.account_id = any(${[...accountIds]}::uuid[])
    union
    select m.account_id, l.public_id from agency_member m
      join listing l on l.agency_id = m.agency_id and l.region = m.region
      where l.public_id = any(${[...objectIds]}) and m.account_id = any(${[...accountIds]}::uuid[])
  `.execute(db);
  return new Set(rows.map(({ account, id }) => `${account} ${id}`));
}

/** Drops the events of months that ended more than 13 months ago; their sums stay (D113). `now` in ms. */
export async function dropOldEvents(db: Database, now: number): Promise<void> {
  const first = partitionName(monthStart(new Date(now).toISOString(), -EVENT_MONTHS));
  const { rows } = await sql<{ name: string }>`
    select child.relname as name from pg_inherits
    join pg_class child on child.oid = inhrelid
    join pg_class parent on parent.oid = inhparent
    where parent.relname = 'analytics_event'
  `.execute(db);
  for (const { name } of rows) {
    if (name < first) await sql`drop table ${sql.table(name)}`.execute(db);
  }
}
