import { SESSION_MAX_MS } from "@hjem/domain/account/account-rules";
import type { PushSubscriptionRequest } from "@hjem/domain/saved/alert";
import { sql } from "kysely";
import { createECDH } from "node:crypto";
import type { Queries } from "../../../db/schema.ts";
import { uuidV7 } from "../../../db/uuid-v7.ts";
import type { ChannelMessage } from "../deliveries/message-channel.ts";

const AUTH_BYTES = 16;

/** A browser that push messages go to. */
export interface PushSubscriptionRow {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** True for keys that a message can be encrypted for: a point of P-256 and 16 bytes, in base64url (RFC 8291). */
export function areUsableKeys({ p256dh, auth }: PushSubscriptionRequest["keys"]): boolean {
  if (Buffer.from(auth, "base64url").length !== AUTH_BYTES) return false;
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  try {
    curve.computeSecret(Buffer.from(p256dh, "base64url"));
    return true;
  } catch {
    // Caught: the only thing that fails here is a point that does not lie on the curve.
    return false;
  }
}

/**
 * Stores the browser of a session, in a transaction. A session has one; a browser that somebody else was signed in with
 * is this person's from now on.
 */
export async function savePushSubscription(
  trx: Queries,
  { accountId, sessionId, now }: { accountId: string; sessionId: string; now: number },
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionRequest,
): Promise<void> {
  // Two sessions of one browser at once: the second one waits.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`push/${endpoint}`}, 0))`.execute(trx);
  await trx
    .deleteFrom("push_subscription")
    .where("endpoint", "=", endpoint)
    .where("session_id", "!=", sessionId)
    .execute();
  const browser = { endpoint, p256dh, auth };
  await trx
    .insertInto("push_subscription")
    .values({
      id: uuidV7(now),
      session_id: sessionId,
      account_id: accountId,
      ...browser,
      created_at: new Date(now).toISOString(),
    })
    .onConflict((conflict) => conflict.column("session_id").doUpdateSet(browser))
    .execute();
}

/** Removes the browser of a session. */
export const removePushSubscription = async (db: Queries, sessionId: string): Promise<void> => {
  await db.deleteFrom("push_subscription").where("session_id", "=", sessionId).execute();
};

/** True where the session has a browser that push messages go to. */
export async function hasPushSubscription(db: Queries, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom("push_subscription")
    .select("id")
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The browsers that a message still has to reach: those of its person whose sessions have not expired (those of sessions
 * that have ended are erased with them), without those that are done with it.
 */
export const findPushSubscriptions = (
  db: Queries,
  { id, accountId }: ChannelMessage,
  now: number,
): Promise<PushSubscriptionRow[]> =>
  db
    .selectFrom("push_subscription as p")
    .innerJoin("session as s", "s.id", "p.session_id")
    .select(["p.id", "p.endpoint", "p.p256dh", "p.auth"])
    .where("p.account_id", "=", accountId)
    .where("s.ended_at", "is", null)
    .where("s.expires_at", ">", new Date(now))
    .where("s.created_at", ">", new Date(now - SESSION_MAX_MS))
    .where((each) =>
      each.not(
        each.exists(
          each
            .selectFrom("push_receipt as r")
            .select("r.message_id")
            .where("r.message_id", "=", id)
            .whereRef("r.subscription_id", "=", "p.id"),
        ),
      ),
    )
    .orderBy("p.id")
    .execute();

/** Records browsers that are done with a message, so that the next attempt leaves them out. */
export async function savePushReceipts(
  db: Queries,
  messageId: string,
  subscriptionIds: readonly string[],
): Promise<void> {
  // Whichever has been erased meanwhile is left out.
  await sql`
    insert into push_receipt (message_id, subscription_id)
    select m.id, p.id from alert_message m, push_subscription p
    where m.id = ${messageId} and p.id = any(${[...subscriptionIds]}::uuid[])
    on conflict do nothing`.execute(db);
}

/** Removes a browser that its push service no longer knows (D75); one that has subscribed anew meanwhile stays. */
export const removeGoneSubscription = async (
  db: Queries,
  { id, endpoint }: Pick<PushSubscriptionRow, "id" | "endpoint">,
): Promise<void> => {
  await db
    .deleteFrom("push_subscription")
    .where("id", "=", id)
    .where("endpoint", "=", endpoint)
    .execute();
};
