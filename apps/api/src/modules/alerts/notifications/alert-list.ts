import type { Alert, AlertsQuery } from "@hjem/domain/saved/alert";
import { ALERT_DAYS } from "@hjem/domain/saved/saved-rules";
import { toSnakeKeys } from "@hjem/domain/wire/case";
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { Database, Queries } from "../../../db/schema.ts";
import { ApiError } from "../../../plugins/api-error.ts";

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

/** Exactly those of one message, hidden ones too (D72). */
const inMessage = (message: string): RawBuilder<unknown> =>
  sql`exists (select 1 from alert_delivery d where d.alert_id = a.id and d.message_id = ${message}::uuid)`;

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
 * A page of alerts, newest first: the finished text of `AlertsResponse`, into which cards are joined as they are.
 * @throws {ApiError} `not_found` where `message` is not one of the person's.
 */
export async function readAlerts(
  db: Database,
  owner: AlertOwner,
  { page, size, message }: AlertsRequest,
): Promise<string> {
  if (message !== undefined) await requireMessage(db, owner.accountId, message);
  const condition = sql`${ofPerson(owner)} and ${message === undefined ? sql`not a.is_hidden` : inMessage(message)}`;
  const { rows } = await sql<AlertRow>`
    with page as (
      select * from alert a where ${condition} order by a.at desc, a.id desc
      limit ${size} offset ${(page - 1) * size}
    )
    select p.id, p.reasons, p.is_favorite, p.at, p.read_at, h.public_id, h.card, h.changes,
      not exists (select 1 from listing l where l.public_id = h.public_id) as is_gone,
      (select coalesce(json_agg(json_build_object('savedSearchId', s.search_id, 'name', s.name)
          order by array_position(p.search_ids, s.search_id)), '[]')
        from saved_search s
        where s.search_id = any(p.search_ids) and s.account_id = p.account_id and s.deleted_at is null) as searches
    from page p join alert_home h on h.event_id = p.event_id
    order by p.at desc, p.id desc
  `.execute(db);
  const total = await countRows(db, condition);
  const facts = {
    pagination: {
      currentPage: page,
      perPage: size,
      total,
      lastPage: Math.ceil(total / size),
    },
    unread: await readUnread(db, owner.accountId),
  };
  const alerts = rows.map(alertText).join(",");
  return `${JSON.stringify(toSnakeKeys(facts)).slice(0, -1)},"data":[${alerts}]}`;
}

/** Marks alerts of a person as read, on every device; `all` those that the site shows. True where one was unread. */
export async function markRead(
  db: Queries,
  { accountId, now }: AlertOwner,
  ids: "all" | readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    update alert set read_at = ${new Date(now).toISOString()}::timestamptz
    where account_id = ${accountId}::uuid and read_at is null
      and ${ids === "all" ? sql`not is_hidden` : sql`id = any(${[...ids]}::uuid[])`}
    returning id
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
