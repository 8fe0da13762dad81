import { endOfQuiet, nextInstantMessage } from "@hjem/domain/saved/alert-times";
import type { DeliveryChannel } from "../../../db/alert-tables.ts";
import type { Database, Queries } from "../../../db/schema.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { uuidV7 } from "../../../db/uuid-v7.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import type { MailQueue } from "../../../mail/mail-queue.ts";
import type { Site } from "../../../regions.ts";
import { lastingToken } from "../../../security/secrets.ts";
import { netAlerts } from "../net-alert.ts";
import { ITEMS_MAX } from "./alert-items.ts";
import { alertMail, type MessageSources } from "./alert-mail.ts";
import {
  deferDeliveries,
  dropDeliveries,
  dropWaiting,
  type DueAlert,
  findLastInstant,
  insertMessage,
  lockAccount,
  readAlertedHomes,
  readDueAlerts,
} from "./delivery-repository.ts";
import { type AlertedSearch, readRecipients, readSearches, type Recipient } from "./recipients.ts";
import { findDeliveryTime } from "./schedule-alerts.ts";

const channels: readonly DeliveryChannel[] = ["email", "push"];

/** What the sending of messages needs. */
export interface SendDeps {
  db: Database;
  regions: readonly Site[];
  mailQueue: MailQueue;
  jobs: Jobs;
  /** Milliseconds since 1970 (D35). */
  now: () => number;
}

interface Account {
  recipient: Recipient;
  site: Site;
  searches: ReadonlyMap<string, AlertedSearch>;
  now: number;
}

/** The searches of an alert that still are, and are sent on the channel, by name. */
const sentSearches = (
  { searchIds, channel }: DueAlert,
  { recipient, searches }: Account,
): AlertedSearch[] =>
  recipient.wants("searches", channel)
    ? searchIds
        .flatMap((id) => {
          const search = searches.get(id);
          return search && search.frequency !== "never" ? [search] : [];
        })
        .toSorted((one, other) => one.name.localeCompare(other.name))
    : [];

const isSentAsFavorite = ({ isFavorite, channel }: DueAlert, { recipient }: Account): boolean =>
  isFavorite && recipient.wants("favourites", channel);

/** Where the alerts of a message come from. */
function sourcesOf(alerts: readonly DueAlert[], account: Account): MessageSources {
  const searches = new Map<string, AlertedSearch>();
  for (const alert of alerts) {
    for (const search of sentSearches(alert, account)) searches.set(search.searchId, search);
  }
  return {
    searches: [...searches.values()],
    hasFavorites: alerts.some((alert) => isSentAsFavorite(alert, account)),
  };
}

/** Sorts out what is due on a channel by the settings of now: what is sent now, the rest is moved or dropped. */
async function takeDue(
  trx: Queries,
  due: readonly DueAlert[],
  channel: DeliveryChannel,
  { recipient, searches, now }: Account,
): Promise<{ alerts: DueAlert[]; isInstant: boolean }> {
  const { accountId, schedule } = recipient;
  const alerts: DueAlert[] = [];
  const unwanted: string[] = [];
  let isInstant = false;
  let hasDigest = false;
  for (const alert of due) {
    const time = findDeliveryTime(alert, recipient, searches, now);
    if (!time) unwanted.push(alert.alertId);
    else if (alert.isInstant && !time.isInstant) {
      await deferDeliveries(trx, channel, [alert.alertId], time);
    } else {
      alerts.push(alert);
      isInstant ||= time.isInstant;
      hasDigest ||= !time.isInstant;
    }
  }
  await dropDeliveries(trx, channel, unwanted);
  if (alerts.length === 0) return { alerts, isInstant };
  const at = hasDigest
    ? endOfQuiet(now, schedule)
    : nextInstantMessage(await findLastInstant(trx, accountId, channel), now, schedule);
  if (at <= now) return { alerts, isInstant };
  const ids = alerts.map(({ alertId }) => alertId);
  await deferDeliveries(trx, channel, ids, { at, isInstant: !hasDigest });
  return { alerts: [], isInstant };
}

/**
 * Makes one message of everything that is due on a channel, a home once with what has changed since (D72); false where there
 * is nothing, or nothing that is not as it was before.
 */
async function sendOnChannel(
  { mailQueue, jobs }: SendDeps,
  trx: Queries,
  due: readonly DueAlert[],
  channel: DeliveryChannel,
  account: Account,
): Promise<boolean> {
  const { recipient, site, now } = account;
  const { alerts, isInstant } = await takeDue(trx, due, channel, account);
  const items = netAlerts(alerts);
  const ids = new Set(items.flatMap(({ alertIds }) => alertIds));
  const unchanged = alerts.filter(({ alertId }) => !ids.has(alertId));
  await dropDeliveries(
    trx,
    channel,
    unchanged.map(({ alertId }) => alertId),
  );
  if (items.length === 0) return false;
  const id = uuidV7(now);
  const sources = sourcesOf(items, account);
  const token = channel === "email" ? lastingToken() : null;
  await insertMessage(
    trx,
    {
      id,
      accountId: recipient.accountId,
      region: recipient.region,
      channel,
      isInstant,
      createdAt: now,
      unsubscribeToken: token,
      searchIds: sources.searches.map(({ searchId }) => searchId),
    },
    [...ids],
  );
  if (token === null) {
    await jobs.enqueue(trx, "deliver-push", { messageId: id });
    return true;
  }
  const listed = items.slice(0, ITEMS_MAX);
  const homes = await readAlertedHomes(
    trx,
    listed.map(({ eventId }) => eventId),
  );
  const toList = listed.flatMap((alert) => {
    const home = homes.get(alert.eventId);
    const { reasons, changes } = alert;
    const isFavorite = isSentAsFavorite(alert, account);
    const searches = sentSearches(alert, account).map(({ name }) => name);
    return home ? [{ ...home, reasons, changes, isFavorite, searches }] : [];
  });
  const total = items.length;
  const mail = alertMail({ id, token, recipient, site, alerts: toList, total, sources, now });
  await mailQueue.enqueue(trx, mail, { isBulk: true });
  return true;
}

/**
 * Sends an account what is due: one message per channel, stored in the same transaction as its mail or its job, so that it
 * exists once or not at all (D72). Returns false where there was nothing to do, or another process is at it.
 */
export async function sendDueAlerts(deps: SendDeps, accountId: string): Promise<boolean> {
  const { db, regions } = deps;
  const now = deps.now();
  const sent = await inTransaction(db, async (trx) => {
    if (!(await lockAccount(trx, accountId))) return null;
    const recipient = (await readRecipients(trx, [accountId], regions)).get(accountId);
    const site = regions.find(({ id }) => id === recipient?.region);
    if (!recipient || !site) {
      await dropWaiting(trx, accountId);
      return [];
    }
    const due = await readDueAlerts(trx, accountId, now);
    const searchIds = [...new Set(due.flatMap((alert) => alert.searchIds))];
    const searches = await readSearches(trx, searchIds);
    const messages: DeliveryChannel[] = [];
    for (const channel of channels) {
      const own = due.filter((alert) => alert.channel === channel);
      const account = { recipient, site, searches, now };
      if (await sendOnChannel(deps, trx, own, channel, account)) messages.push(channel);
    }
    return messages;
  });
  if (sent?.includes("email")) deps.mailQueue.wake();
  if (sent?.includes("push")) deps.jobs.wake("deliver-push");
  return sent !== null;
}
