import type { UnsubscribeRequest, UnsubscribeState } from "@hjem/domain/saved/alert";
import type { Frequency } from "@hjem/domain/saved/saved-rules";
import { sql } from "kysely";
import type { z } from "zod";
import type { Queries } from "../../../db/schema.ts";
import { ApiError } from "../../../plugins/api-error.ts";

/** The link of a message: its token and the market of its site. */
export interface UnsubscribeLink {
  token: string;
  region: string;
}

interface LinkRow {
  account_id: string;
  /** Null for a message about several searches, or about saved homes; also once the search is deleted. */
  saved_search_id: string | null;
  name: string | null;
  frequency: Frequency | null;
  is_on: boolean;
}

const readLink = async (db: Queries, { token, region }: UnsubscribeLink): Promise<LinkRow> => {
  const { rows } = await sql<LinkRow>`
    select m.account_id, s.search_id as saved_search_id, s.name, s.frequency,
      p.is_notified and (coalesce((p.subscriptions #>> '{searches,email}')::boolean, false)
        or coalesce((p.subscriptions #>> '{favourites,email}')::boolean, false)) as is_on
    from alert_message m
      join account p on p.id = m.account_id
      left join saved_search s on s.search_id = m.saved_search_id and s.account_id = m.account_id
        and s.deleted_at is null
    where m.unsubscribe_token = ${token} and m.region = ${region}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new ApiError("not_found");
  return row;
};

const stateOf = ({
  saved_search_id: savedSearchId,
  name,
  frequency,
  is_on: isOn,
}: LinkRow): UnsubscribeState["data"] => ({
  search:
    savedSearchId === null || name === null || frequency === null
      ? null
      : { savedSearchId, name, notifications: frequency },
  isOn,
});

/** What the link of a message is about (D64). @throws {ApiError} `not_found` for an unknown token. */
export const readUnsubscribe = async (
  db: Queries,
  link: UnsubscribeLink,
): Promise<UnsubscribeState["data"]> => stateOf(await readLink(db, link));

/**
 * Changes how often the search of the message sends alerts, or turns all alerts by mail off (D76);
 * what waits to be sent is dropped by the sender. Done a second time, it changes nothing. A search that was deleted meanwhile is no error: nothing is sent.
 * @throws {ApiError} `not_found` for an unknown token.
 */
export async function changeByLink(
  trx: Queries,
  link: UnsubscribeLink,
  { scope, notifications }: z.output<typeof UnsubscribeRequest>,
  now: number,
): Promise<UnsubscribeState["data"]> {
  const { account_id: accountId, saved_search_id: searchId } = await readLink(trx, link);
  const at = new Date(now).toISOString();
  if (scope === "all") {
    await sql`
      update account set updated_at = ${at}::timestamptz,
        subscriptions = jsonb_set(jsonb_set(subscriptions, '{searches,email}', 'false'), '{favourites,email}', 'false')
      where id = ${accountId}::uuid
    `.execute(trx);
  } else if (searchId !== null) {
    await sql`
      update saved_search set frequency = ${notifications}, updated_at = ${at}::timestamptz
      where search_id = ${searchId}::uuid and account_id = ${accountId}::uuid
    `.execute(trx);
  }
  return readUnsubscribe(trx, link);
}
