import { sql } from "kysely";
import type { DeliveryChannel } from "../../../db/alert-tables.ts";
import type { Queries } from "../../../db/schema.ts";
import type { AlertedChange } from "../net-alert.ts";

/** Rows from which the accounts that are next are taken. */
const DUE_ROWS_READ = 1_000;

/** An alert that is due on a channel. */
export interface DueAlert extends AlertedChange {
  channel: DeliveryChannel;
  eventId: number;
  /** As it was scheduled. */
  isInstant: boolean;
}

/** The home of an alert, as it was after the event. */
export interface AlertedHome {
  eventId: number;
  /** JSON on the wire. */
  card: string;
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** Accounts with alerts that are due, those that have waited longest. */
export async function findDueAccounts(db: Queries, now: number): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct account_id from (
      select account_id from alert_delivery where message_id is null and due_at <= ${iso(now)}::timestamptz
      order by due_at limit ${DUE_ROWS_READ}
    ) due
  `.execute(db);
  return rows.map((row) => row.account_id);
}

/** Keeps everybody else from sending to the account until the transaction ends; false where somebody is at it. */
export async function lockAccount(trx: Queries, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select id from account where id = ${accountId} for no key update skip locked
  `.execute(trx);
  return rows.length === 1;
}

/** Alerts of an account that are due, the newest first. A home that is no longer saved is no reason any more. */
export async function readDueAlerts(
  trx: Queries,
  accountId: string,
  now: number,
): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    select d.alert_id as "alertId", d.channel, d.is_instant as "isInstant", a.event_id as "eventId", a.reasons,
      a.search_ids as "searchIds", e.public_id as "propertyId", e.changes,
      a.is_favorite and exists (
        select 1 from collection_home h
          join collection c on c.id = h.collection_id and c.deleted_at is null
          join collection_member m on m.collection_id = c.id and m.account_id = a.account_id
        where h.property_id = e.public_id and h.removed_at is null
      ) as "isFavorite"
    from alert_delivery d join alert a on a.id = d.alert_id join alert_home e on e.event_id = a.event_id
    where d.account_id = ${accountId} and d.message_id is null and d.due_at <= ${iso(now)}::timestamptz
    order by a.at desc, a.event_id desc
  `.execute(trx);
  return rows;
}

/** Homes by event. */
export async function readAlertedHomes(
  db: Queries,
  eventIds: readonly number[],
): Promise<Map<number, AlertedHome>> {
  const { rows } = await sql<AlertedHome>`
    select event_id as "eventId", card from alert_home where event_id = any(${eventIds}::int8[])
  `.execute(db);
  return new Map(rows.map((row) => [row.eventId, row]));
}

/** When the last message of instant alerts was made, null for never; milliseconds. */
export async function findLastInstant(
  db: Queries,
  accountId: string,
  channel: DeliveryChannel,
): Promise<number | null> {
  const row = await db
    .selectFrom("alert_message")
    .select("created_at")
    .where("account_id", "=", accountId)
    .where("channel", "=", channel)
    .where("is_instant", "=", true)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.created_at.getTime() ?? null;
}

/** What waits on a channel, by alert. */
const waiting = (channel: DeliveryChannel, alertIds: readonly string[]) => sql`
  channel = ${channel} and message_id is null and alert_id = any(${alertIds}::uuid[])`;

/** Has alerts wait until later. */
export async function deferDeliveries(
  trx: Queries,
  channel: DeliveryChannel,
  alertIds: readonly string[],
  until: { at: number; isInstant: boolean },
): Promise<void> {
  await sql`
    update alert_delivery set due_at = ${iso(until.at)}::timestamptz, is_instant = ${until.isInstant}
    where ${waiting(channel, alertIds)}
  `.execute(trx);
}

/** Has everything of an account that is due wait until later, as its message could not be made. */
export async function deferAccount(db: Queries, accountId: string, until: number): Promise<void> {
  await sql`
    update alert_delivery set due_at = ${iso(until)}::timestamptz
    where account_id = ${accountId} and message_id is null and due_at < ${iso(until)}::timestamptz
  `.execute(db);
}

/** Drops alerts of a channel that nobody wants any more. */
export async function dropDeliveries(
  trx: Queries,
  channel: DeliveryChannel,
  alertIds: readonly string[],
): Promise<void> {
  if (alertIds.length === 0) return;
  await sql`delete from alert_delivery where ${waiting(channel, alertIds)}`.execute(trx);
}

/** Drops everything that waits for an account that is not notified. */
export async function dropWaiting(trx: Queries, accountId: string): Promise<void> {
  await sql`delete from alert_delivery where account_id = ${accountId} and message_id is null`.execute(
    trx,
  );
}

/** A message to be stored. */
export interface NewMessage {
  id: string;
  accountId: string;
  region: string;
  channel: DeliveryChannel;
  isInstant: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
  unsubscribeToken: string | null;
  /** `saved_search.search_id` of those that its link changes. */
  searchIds: readonly string[];
}

/** Stores a message with its alerts: its link lists exactly these (D72). */
export async function insertMessage(
  trx: Queries,
  message: NewMessage,
  alertIds: readonly string[],
): Promise<void> {
  await trx
    .insertInto("alert_message")
    .values({
      id: message.id,
      account_id: message.accountId,
      region: message.region,
      channel: message.channel,
      is_instant: message.isInstant,
      created_at: iso(message.createdAt),
      unsubscribe_token: message.unsubscribeToken,
      search_ids: [...message.searchIds],
    })
    .execute();
  await sql`
    update alert_delivery set message_id = ${message.id}
    where ${waiting(message.channel, alertIds)}
  `.execute(trx);
}
