import {
  defaultSubscriptions,
  type SubscriptionChannel,
  type SubscriptionKind,
} from "@hjem/domain/account/subscriptions";
import type { Language } from "@hjem/domain/language";
import type { Region } from "@hjem/domain/region";
import type { AlertSchedule } from "@hjem/domain/saved/alert";
import { defaultSchedule } from "@hjem/domain/saved/alert-times";
import type { Frequency } from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import type { Queries } from "../../../db/schema.ts";

/** A person who is notified of alerts. */
export interface Recipient {
  accountId: string;
  region: string;
  email: string;
  language: Language;
  schedule: AlertSchedule;
  /** Whether the person wants a kind of notification on a channel; never while all of them are off. */
  wants: (kind: SubscriptionKind, channel: SubscriptionChannel) => boolean;
}

/** A saved search as deliveries read it. */
export interface AlertedSearch {
  searchId: string;
  name: string;
  frequency: Frequency;
}

/** What of an alert decides how its person is notified. */
export interface AlertSources {
  searchIds: readonly string[];
  isFavorite: boolean;
}

interface AccountRow {
  id: string;
  region: string;
  email: string;
  language: Language;
  is_notified: boolean;
  subscriptions: Partial<typeof defaultSubscriptions>;
  time_zone: string | null;
  digest_hour: number;
  digest_day: number;
  sends_at_night: boolean;
}

/**
 * People by account, with when they want to be notified. Accounts whose address nobody proved, and those that are being
 * deleted, are left out: they are not notified.
 */
export async function readRecipients(
  db: Queries,
  accountIds: readonly string[],
  regions: readonly Region[],
): Promise<Map<string, Recipient>> {
  const { rows } = await sql<AccountRow>`
    select a.id, a.region, a.email, a.language, a.is_notified, a.subscriptions,
      s.time_zone, s.digest_hour, s.digest_day, s.sends_at_night
    from account a left join alert_schedule s on s.account_id = a.id
    where a.id = any(${accountIds}::uuid[]) and a.verified_at is not null and a.erase_at is null
  `.execute(db);
  const recipients = new Map<string, Recipient>();
  for (const row of rows) {
    const region = regions.find(({ id }) => id === row.region);
    if (!region) continue;
    const { time_zone: timeZone, subscriptions } = row;
    recipients.set(row.id, {
      accountId: row.id,
      region: row.region,
      email: row.email,
      language: row.language,
      schedule:
        timeZone === null
          ? defaultSchedule(region.timeZones.default)
          : {
              timeZone,
              digestHour: row.digest_hour,
              digestDay: row.digest_day,
              sendsAtNight: row.sends_at_night,
            },
      wants: (kind, channel) =>
        row.is_notified && (subscriptions[kind] ?? defaultSubscriptions[kind])[channel],
    });
  }
  return recipients;
}

/** Saved searches by the id that alerts name, those that were deleted left out. */
export async function readSearches(
  db: Queries,
  searchIds: readonly string[],
): Promise<Map<string, AlertedSearch>> {
  if (searchIds.length === 0) return new Map();
  const { rows } = await sql<AlertedSearch>`
    select search_id as "searchId", name, frequency from saved_search
    where search_id = any(${searchIds}::uuid[]) and deleted_at is null
  `.execute(db);
  return new Map(rows.map((row) => [row.searchId, row]));
}

/** How often the sources of an alert are sent on a channel, as they are set now; a saved home at once (D73). */
export const frequenciesOf = (
  { searchIds, isFavorite }: AlertSources,
  { wants }: Recipient,
  channel: SubscriptionChannel,
  searches: ReadonlyMap<string, AlertedSearch>,
): Frequency[] => [
  ...(isFavorite && wants("favourites", channel) ? (["instant"] as const) : []),
  ...(wants("searches", channel)
    ? searchIds.flatMap((id) => searches.get(id)?.frequency ?? [])
    : []),
];
