import { EVENT_MONTHS } from "@hjem/domain/content/analytics-rules";
import { DAY_MS } from "@hjem/domain/durations";
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

/** An event about a listing, with whom it is counted for: a row of `analytics_counted`. */
export interface CountedEvent extends Omit<DaySum, "count"> {
  /** Hash of the visitor's random id or of the account. */
  visitor: string;
  /** Hash of the visitor's network. */
  network: string;
}

/**
 * How often one network counts for a listing, a measure and a day: visitors behind one address are told apart by an id that
 * their browsers choose.
 */
const NETWORK_MAX = 10;

/** Events of a day ago are taken, and days of the east begin half a day before those of UTC. */
const COUNTED_DAYS = 3;

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

/**
 * Writes events and adds to the sums of their days, in one transaction. What is about a listing counts once for a visitor, a
 * measure and a day, and for one network at most `NETWORK_MAX` times.
 */
export const writeEvents = (
  db: Database,
  events: readonly EventRow[],
  { sums, counted }: { sums: readonly DaySum[]; counted: readonly CountedEvent[] },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await sql`
      insert into analytics_event
      select * from json_populate_recordset(null::analytics_event, ${JSON.stringify(events)}::json)
    `.execute(trx);
    await sql`
      with sent as (
        select distinct on (region, object_id, day, measure, visitor) *
        from json_populate_recordset(null::analytics_counted, ${JSON.stringify(counted)}::json) s
        where not exists (select from analytics_counted c
          where c.region = s.region and c.object_id = s.object_id and c.day = s.day
            and c.measure = s.measure and c.visitor = s.visitor)
      ), numbered as (
        select s.*, row_number() over (partition by region, object_id, day, measure, network order by visitor)
          + (select count(*) from analytics_counted c
            where c.region = s.region and c.object_id = s.object_id and c.day = s.day
              and c.measure = s.measure and c.network = s.network) as number
        from sent s
      ), added as (
        insert into analytics_counted (region, object_id, day, measure, visitor, network)
        select region, object_id, day, measure, visitor, network from numbered where number <= ${NETWORK_MAX}
        order by region, object_id, day, measure, visitor
        on conflict do nothing
        returning region, day, object_id, measure
      )
      insert into analytics_day (region, day, object_id, measure, count)
      select * from (
        select region, day, object_id, measure, count(*)::int4 as count from added
        group by region, day, object_id, measure
        union all
        select region, day, object_id, measure, count
        from json_populate_recordset(null::analytics_day, ${JSON.stringify(sums)}::json)
      ) as summed
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

/**
 * Drops the events of months that ended more than 13 months ago; their sums stay (D113). Who was counted goes as soon as no
 * event of that day is taken any more. `now` in ms.
 */
export async function dropOldEvents(db: Database, now: number): Promise<void> {
  const firstTaken = new Date(now - COUNTED_DAYS * DAY_MS).toISOString().slice(0, 10);
  await sql`delete from analytics_counted where day < ${firstTaken}::date`.execute(db);
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
