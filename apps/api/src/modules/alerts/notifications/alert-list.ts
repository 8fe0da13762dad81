import type { Alert, AlertsQuery } from "@hjem/domain/saved/alert";
import { ALERT_DAYS } from "@hjem/domain/saved/saved-rules";
import { toSnakeKeys } from "@hjem/domain/wire/case";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { Database, Queries } from "../../../db/schema.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { type AlertedChange, netAlerts } from "../net-alert.ts";

/** Whose alerts, and when. */
export interface AlertOwner {
  accountId: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** What a request for alerts says, read by its schema. */
export type AlertsRequest = z.output<typeof AlertsQuery>;

interface AlertRow {
  id: string;
  reasons: Alert["reasons"];
  public_id: string;
  card: string;
  changes: Alert["changes"];
  is_gone: boolean;
  searches: Alert["searches"];
  is_favorite: boolean;
  at: Date;
  read_at: Date | null;
}

/** Alerts `a` of a person that are not too old (D74). */
const ofPerson = ({ accountId, now }: AlertOwner): RawBuilder<unknown> =>
  sql`a.account_id = ${accountId}::uuid
    and a.at > ${new Date(now).toISOString()}::timestamptz - make_interval(days => ${ALERT_DAYS}::int4)`;

/** The alerts of a list that are shown on one page, and how many it has. */
interface AlertsPage {
  /** Rows `id, event_id, account_id, reasons, search_ids, is_favorite, changes, at, read_at`, the newest first. */
  alerts: RawBuilder<unknown>;
  total: number;
}

/** @throws {ApiError} `not_found` for a message of somebody else, or one that is erased. */
const requireMessage = async (db: Queries, accountId: string, message: string): Promise<void> => {
  const row = await db
    .selectFrom("alert_message")
    .select("id")
    .where("id", "=", message)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
};

const countRows = async (db: Queries, condition: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from alert a where ${condition}
  `.execute(db);
  return rows[0]?.count ?? 0;
};

/** Unread alerts that the site shows, by account; accounts without any are left out. */
export async function countUnread(
  db: Queries,
  accountIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ account_id: string; unread: number }>`
    select account_id, count(*)::int4 as unread from alert
    where account_id = any(${[...new Set(accountIds)]}::uuid[]) and read_at is null and not is_hidden
    group by account_id
  `.execute(db);
  return new Map(rows.map((row) => [row.account_id, row.unread]));
}

/** The number on a person's bell. */
export const readUnread = async (db: Queries, accountId: string): Promise<number> =>
  (await countUnread(db, [accountId])).get(accountId) ?? 0;

type MessageAlert = AlertedChange & { isUnread: boolean };

/** The items of a message, as the message counted them: a home once, with what has changed (D72). */
async function pageOfMessage(
  db: Queries,
  owner: AlertOwner,
  { page, size, message }: AlertsRequest & { message: string },
): Promise<AlertsPage> {
  await requireMessage(db, owner.accountId, message);
  const { rows } = await sql<MessageAlert>`
    select a.id as "alertId", h.public_id as "propertyId", a.reasons, h.changes, a.search_ids as "searchIds",
      a.is_favorite as "isFavorite", a.read_at is null as "isUnread"
    from alert a join alert_home h on h.event_id = a.event_id
      join alert_delivery d on d.alert_id = a.id and d.message_id = ${message}::uuid
    where ${ofPerson(owner)}
    order by a.at desc, a.event_id desc
  `.execute(db);
  const unread = new Set(rows.flatMap(({ alertId, isUnread }) => (isUnread ? [alertId] : [])));
  const items = netAlerts(rows);
  const shown = items.slice((page - 1) * size, page * size).map((item) => ({
    id: item.alertId,
    reasons: item.reasons,
    search_ids: item.searchIds,
    is_favorite: item.isFavorite,
    changes: item.changes,
    is_unread: item.alertIds.some((id) => unread.has(id)),
  }));
  const alerts = sql`
    select a.id, a.event_id, a.account_id, i.reasons, i.search_ids, i.is_favorite, i.changes, a.at,
      case when not i.is_unread then a.read_at end as read_at
    from json_to_recordset(${JSON.stringify(shown)}::json) as i (id uuid, reasons text[], search_ids uuid[],
      is_favorite boolean, changes jsonb, is_unread boolean) join alert a on a.id = i.id`;
  return { alerts, total: items.length };
}

/** The alerts that the site shows, each by itself. */
async function pageOfAll(
  db: Queries,
  owner: AlertOwner,
  { page, size }: AlertsRequest,
): Promise<AlertsPage> {
  const condition = sql`${ofPerson(owner)} and not a.is_hidden`;
  const alerts = sql`
    select a.id, a.event_id, a.account_id, a.reasons, a.search_ids, a.is_favorite, null::jsonb as changes, a.at, a.read_at
    from alert a where ${condition} order by a.at desc, a.id desc
    limit ${size} offset ${(page - 1) * size}`;
  return { alerts, total: await countRows(db, condition) };
}

const alertText = (row: AlertRow): string => {
  const alert: Omit<Alert, "property"> = {
    id: row.id,
    reasons: row.reasons,
    propertyId: row.public_id,
    isGone: row.is_gone,
    changes: row.changes,
    searches: row.searches,
    isFavorite: row.is_favorite,
    at: row.at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
  return `${JSON.stringify(toSnakeKeys(alert)).slice(0, -1)},"property":${row.card}}`;
};

/**
 * A page of alerts, newest first, all or the items of a message: the finished text of `AlertsResponse`, into which cards are joined as they are.
 * @throws {ApiError} `not_found` where `message` is not one of the person's.
 */
export async function readAlerts(
  db: Database,
  owner: AlertOwner,
  request: AlertsRequest,
): Promise<string> {
  const { page, size, message } = request;
  const { alerts, total } =
    message === undefined
      ? await pageOfAll(db, owner, request)
      : await pageOfMessage(db, owner, { ...request, message });
  const { rows } = await sql<AlertRow>`
    with page as (${alerts})
    select p.id, p.reasons, p.is_favorite, p.at, p.read_at, h.public_id, h.card, coalesce(p.changes, h.changes) as changes,
      not exists (select 1 from listing l where l.public_id = h.public_id) as is_gone,
      (select coalesce(json_agg(json_build_object('savedSearchId', s.search_id, 'name', s.name)
          order by array_position(p.search_ids, s.search_id)), '[]')
        from saved_search s
        where s.search_id = any(p.search_ids) and s.account_id = p.account_id and s.deleted_at is null) as searches
    from page p join alert_home h on h.event_id = p.event_id
    order by p.at desc, p.id desc
  `.execute(db);
  const facts = {
    pagination: {
      currentPage: page,
      perPage: size,
      total,
      lastPage: Math.ceil(total / size),
    },
    unread: await readUnread(db, owner.accountId),
  };
  const data = rows.map(alertText).join(",");
  return `${JSON.stringify(toSnakeKeys(facts)).slice(0, -1)},"data":[${data}]}`;
}

/** The earlier alerts of a home stand in a message's item of the newest, and are read with it. */
const inItemOf = (accountId: string, ids: readonly string[]): RawBuilder<unknown> => sql`a.id in (
  select earlier.id
  from alert newest join alert_home home on home.event_id = newest.event_id
    join alert_delivery d on d.alert_id = newest.id
    join alert_delivery e on e.message_id = d.message_id
    join alert earlier on earlier.id = e.alert_id and earlier.at <= newest.at
    join alert_home same on same.event_id = earlier.event_id and same.public_id = home.public_id
  where newest.id = any(${[...ids]}::uuid[]) and newest.account_id = ${accountId}::uuid)`;

/** Marks alerts of a person as read, on every device; `all` those that the site shows. True where one was unread. */
export async function markRead(
  db: Queries,
  { accountId, now }: AlertOwner,
  ids: "all" | readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    update alert a set read_at = ${new Date(now).toISOString()}::timestamptz
    where account_id = ${accountId}::uuid and read_at is null
      and ${ids === "all" ? sql`not is_hidden` : sql`(a.id = any(${[...ids]}::uuid[]) or ${inItemOf(accountId, ids)})`}
    returning a.id
  `.execute(db);
  return rows.length > 0;
}

/**
 * Deletes all alerts of a person, those that wait to be sent too. Messages that were sent stay until they are 90 days old:
 * their unsubscribe links must work.
 */
export const deleteAlerts = async (db: Queries, accountId: string): Promise<void> => {
  await db.deleteFrom("alert").where("account_id", "=", accountId).execute();
};
