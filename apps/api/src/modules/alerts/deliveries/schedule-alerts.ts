import type { Region } from "@hjem/domain/region";
import { findSendTime, type SendTime } from "@hjem/domain/saved/alert-times";
import type { Frequency } from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import type { DeliveryChannel } from "../../../db/alert-tables.ts";
import type { Queries } from "../../../db/schema.ts";
import type { NewAlert, ScheduleAlerts } from "../new-alert.ts";
import type { MessageChannel } from "./message-channel.ts";
import {
  type AlertedSearch,
  type AlertSources,
  frequenciesOf,
  readRecipients,
  readSearches,
  type Recipient,
} from "./recipients.ts";

/** What the scheduling of alerts needs. */
export interface ScheduleDeps {
  regions: readonly Region[];
  /** Null where no push messages are sent. */
  push: MessageChannel | null;
  /** Milliseconds since 1970 (D35). */
  now: () => number;
}

interface Delivery extends SendTime {
  alertId: string;
  accountId: string;
  channel: DeliveryChannel;
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** Computes when alerts are sent; those of one transaction often share the answer. */
function createSendTimes(now: number) {
  const known = new Map<string, SendTime | null>();
  return (frequencies: readonly Frequency[], { schedule }: Recipient): SendTime | null => {
    const { timeZone, digestHour, digestDay, sendsAtNight } = schedule;
    const key = [...frequencies.toSorted(), timeZone, digestHour, digestDay, sendsAtNight].join();
    const time = known.get(key);
    if (time !== undefined) return time;
    const found = findSendTime(frequencies, now, schedule);
    known.set(key, found);
    return found;
  };
}

const searchIdsOf = (alerts: readonly AlertSources[]): string[] => [
  ...new Set(alerts.flatMap(({ searchIds }) => searchIds)),
];

async function insertDeliveries(trx: Queries, deliveries: readonly Delivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map(({ alertId, accountId, channel, at, isInstant }) => ({
    alert_id: alertId,
    account_id: accountId,
    channel,
    due_at: iso(at),
    is_instant: isInstant,
  }));
  await sql`
    insert into alert_delivery (alert_id, account_id, channel, due_at, is_instant)
    select alert_id, account_id, channel, due_at, is_instant
    from json_populate_recordset(null::alert_delivery, ${JSON.stringify(rows)}::json)
  `.execute(trx);
}

/**
 * Decides of new alerts on which channels and when people are notified of them (D71, D72): an alert once per channel, with
 * the search that is due first. What `never` is sent, and what is off on the site, the bell does not show (D14).
 */
export const createAlertScheduler =
  ({ regions, push, now }: ScheduleDeps): ScheduleAlerts =>
  async (trx, alerts) => {
    const accountIds = [...new Set(alerts.map(({ accountId }) => accountId))];
    const recipients = await readRecipients(trx, accountIds, regions);
    const searches = await readSearches(trx, searchIdsOf(alerts));
    const reachable = await push?.findReachable(trx, accountIds);
    const sendTime = createSendTimes(now());
    const deliveries: Delivery[] = [];
    const hidden: string[] = [];
    const schedule = (alert: NewAlert, recipient: Recipient, channel: DeliveryChannel) => {
      const time = sendTime(frequenciesOf(alert, recipient, channel, searches), recipient);
      if (!time) return;
      deliveries.push({ alertId: alert.id, accountId: alert.accountId, channel, ...time });
    };
    for (const alert of alerts) {
      const recipient = recipients.get(alert.accountId);
      if (!recipient) continue;
      schedule(alert, recipient, "email");
      if (reachable?.has(alert.accountId)) schedule(alert, recipient, "push");
      const onSite = frequenciesOf(alert, recipient, "site", searches);
      if (onSite.every((frequency) => frequency === "never")) hidden.push(alert.id);
    }
    await insertDeliveries(trx, deliveries);
    if (hidden.length > 0) {
      await sql`update alert set is_hidden = true where id = any(${hidden}::uuid[])`.execute(trx);
    }
  };

/** How an alert that waits is sent by the settings of now; null where it no longer is. */
export const findDeliveryTime = (
  alert: AlertSources & { channel: DeliveryChannel },
  recipient: Recipient,
  searches: ReadonlyMap<string, AlertedSearch>,
  now: number,
): SendTime | null =>
  findSendTime(frequenciesOf(alert, recipient, alert.channel, searches), now, recipient.schedule);

/**
 * Moves what a person has not heard of yet to the times of changed settings: another hour or zone, another frequency of a
 * search. What is no longer wanted is dropped when it is due.
 */
export async function rescheduleAlerts(
  trx: Queries,
  { accountId, regions, now }: { accountId: string; regions: readonly Region[]; now: number },
): Promise<void> {
  const { rows } = await sql<AlertSources & { alertId: string; channel: DeliveryChannel }>`
    select d.alert_id as "alertId", d.channel, a.search_ids as "searchIds", a.is_favorite as "isFavorite"
    from alert_delivery d join alert a on a.id = d.alert_id
    where d.account_id = ${accountId} and d.message_id is null
  `.execute(trx);
  const recipient = (await readRecipients(trx, [accountId], regions)).get(accountId);
  if (!recipient || rows.length === 0) return;
  const searches = await readSearches(trx, searchIdsOf(rows));
  const moved = rows.flatMap((row) => {
    const time = findDeliveryTime(row, recipient, searches, now);
    if (!time) return [];
    const { alertId, channel } = row;
    return { alert_id: alertId, channel, due_at: iso(time.at), is_instant: time.isInstant };
  });
  await sql`
    update alert_delivery d set due_at = r.due_at, is_instant = r.is_instant
    from json_populate_recordset(null::alert_delivery, ${JSON.stringify(moved)}::json) r
    where d.alert_id = r.alert_id and d.channel = r.channel and d.message_id is null
  `.execute(trx);
}
