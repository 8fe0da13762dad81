import type { Region } from "@hjem/domain/region";
import type { UnsubscribeRequest, UnsubscribeState } from "@hjem/domain/saved/alert";
import { sql } from "kysely";
import type { z } from "zod";
import type { Queries } from "../../../db/schema.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { rescheduleAlerts } from "../deliveries/schedule-alerts.ts";

/** The link of a message: its token and the market of its site. */
export interface UnsubscribeLink {
  token: string;
  region: string;
}

interface LinkRow {
  account_id: string;
  /** Those that were deleted since are left out. */
  searches: UnsubscribeState["data"]["searches"];
  is_on: boolean;
}

const readLink = async (db: Queries, { token, region }: UnsubscribeLink): Promise<LinkRow> => {
  const { rows } = await sql<LinkRow>`
    select m.account_id,
      p.is_notified and (coalesce((p.subscriptions #>> '{searches,email}')::boolean, false)
        or coalesce((p.subscriptions #>> '{favourites,email}')::boolean, false)) as is_on,
      (select coalesce(json_agg(json_build_object('savedSearchId', s.search_id, 'name', s.name,
          'notifications', s.frequency) order by s.name, s.search_id), '[]')
        from saved_search s
        where s.search_id = any(m.search_ids) and s.account_id = m.account_id and s.deleted_at is null) as searches
    from alert_message m join account p on p.id = m.account_id
    where m.unsubscribe_token = ${token} and m.region = ${region}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new ApiError("not_found");
  return row;
};

/** What the link of a message is about (D64). @throws {ApiError} `not_found` for an unknown token. */
export async function readUnsubscribe(
  db: Queries,
  link: UnsubscribeLink,
): Promise<UnsubscribeState["data"]> {
  const { searches, is_on: isOn } = await readLink(db, link);
  return { searches, isOn };
}

/**
 * Changes how often a search of the message sends alerts, or turns all alerts by mail off (D76). What waits to be sent
 * moves to the new times; what is no longer wanted is dropped when it is due. Done a second time, it changes nothing. A
 * search that was deleted meanwhile is no error: nothing is sent. `now` is in milliseconds.
 * @throws {ApiError} `not_found` for an unknown token.
 */
export async function changeByLink(
  trx: Queries,
  link: UnsubscribeLink,
  { scope, savedSearchId, notifications }: z.output<typeof UnsubscribeRequest>,
  { regions, now }: { regions: readonly Region[]; now: number },
): Promise<UnsubscribeState["data"]> {
  const { account_id: accountId, searches } = await readLink(trx, link);
  const at = new Date(now).toISOString();
  const isOfMessage = searches.some((search) => search.savedSearchId === savedSearchId);
  if (scope === "all") {
    await sql`
      update account set updated_at = ${at}::timestamptz,
        subscriptions = jsonb_set(jsonb_set(subscriptions, '{searches,email}', 'false'), '{favourites,email}', 'false')
      where id = ${accountId}::uuid
    `.execute(trx);
  } else if (savedSearchId !== undefined && isOfMessage) {
    await sql`
      update saved_search set frequency = ${notifications}, updated_at = ${at}::timestamptz
      where search_id = ${savedSearchId}::uuid and account_id = ${accountId}::uuid
    `.execute(trx);
    await rescheduleAlerts(trx, { accountId, regions, now });
  }
  return readUnsubscribe(trx, link);
}
