import type { PushPayload } from "@hjem/domain/saved/alert";
import { sql } from "kysely";
import webPush from "web-push";
import type { Database } from "../../../db/schema.ts";
import type { ChannelMessage, MessageChannel } from "../deliveries/message-channel.ts";
import { isPushEndpoint, type PushSettings } from "./push-settings.ts";
import {
  findPushSubscriptions,
  type PushSubscriptionRow,
  removeGoneSubscription,
  savePushReceipts,
} from "./push-subscriptions.ts";

/** A push service retains a message for a browser that is not running for this long. */
const TIME_TO_LIVE_SECONDS = 86_400;
/** Time limit of a request to a push service. */
const TIMEOUT_MS = 10_000;

/** What push messages need. */
export interface PushChannelDeps {
  db: Database;
  push: PushSettings;
  /** Milliseconds since 1970 (D35). */
  now: () => number;
  log: { warn(values: object, line: string): void };
  /** @default 10 s */
  timeoutMs?: number;
}

/** A push service did not take a message now; it may later. */
class PushDelayedError extends Error {
  override name = "PushDelayedError";
}

/** Why a request failed; never the message of the network, which may hold the address of a person's browser. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable";

/** Sends messages to the browsers of a person by their push services (D75, RFC 8030). */
export function createPushChannel(deps: PushChannelDeps): MessageChannel {
  const { db, push, now, log, timeoutMs = TIMEOUT_MS } = deps;

  /** The status of the response; 0 where there was none. */
  const request = async (
    { endpoint, p256dh, auth }: PushSubscriptionRow,
    message: ChannelMessage,
  ): Promise<{ status: number; reason: string }> => {
    const payload: PushPayload = { messageId: message.id, count: message.count };
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      {
        vapidDetails: { subject: push.subject, ...push.keys },
        TTL: TIME_TO_LIVE_SECONDS,
        // A service replaces what it has not delivered yet, should the message be sent a second time.
        topic: message.id.replaceAll("-", ""),
      },
    );
    const { "Content-Length": _, ...sent } = headers;
    try {
      const response = await fetch(endpoint, {
        method: "POST",
        headers: sent,
        body: new Uint8Array(body ?? []),
        // Where else a service leads to is not one of the hosts.
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return { status: response.status, reason: `status ${response.status}` };
    } catch (error) {
      return { status: 0, reason: reasonOf(error) };
    }
  };

  /** Sends to one browser; true where it is worth trying again. */
  const sendTo = async (row: PushSubscriptionRow, message: ChannelMessage): Promise<boolean> => {
    // The hosts may be others than when the browser subscribed.
    if (!isPushEndpoint(row.endpoint, push.hosts)) {
      await removeGoneSubscription(db, row);
      return false;
    }
    const { status, reason } = await request(row, message);
    if (status >= 200 && status < 300) return false;
    if (status === 404 || status === 410) {
      await removeGoneSubscription(db, row);
      return false;
    }
    const { host } = new URL(row.endpoint);
    const isDelayed = status === 0 || status === 429 || status >= 500;
    log.warn({ host, reason, isDelayed }, "a push message was not taken");
    return isDelayed;
  };

  return {
    async findReachable(queries, accountIds) {
      const rows = await queries
        .selectFrom("push_subscription")
        .select("account_id")
        .distinct()
        .where("account_id", "=", sql<string>`any(${[...accountIds]}::uuid[])`)
        .execute();
      return new Set(rows.map((row) => row.account_id));
    },
    async send(message) {
      const browsers = await findPushSubscriptions(db, message, now());
      const delayed = await Promise.all(browsers.map((row) => sendTo(row, message)));
      if (!delayed.some(Boolean)) return;
      // The next attempt is for the others: a device that has shown it, and was read, does not show it again.
      const done = browsers.filter((_, index) => !delayed[index]).map(({ id }) => id);
      await savePushReceipts(db, message.id, done);
      throw new PushDelayedError("a push service did not take it");
    },
  };
}
