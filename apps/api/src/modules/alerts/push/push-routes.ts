import { PushKeyResponse, PushSubscriptionRequest } from "@hjem/domain/saved/alert";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import {
  type NotificationDeps,
  NOTIFICATIONS_PATH,
  tags,
} from "../notifications/notification-deps.ts";
import { isPushEndpoint } from "./push-settings.ts";
import {
  areUsableKeys,
  hasPushSubscription,
  removePushSubscription,
  savePushSubscription,
} from "./push-subscriptions.ts";

const invalid = (field: string): ApiError =>
  new ApiError("validation_failed", { fieldErrors: [{ field, sentence: "format" }] });

/** Push messages to the browser of the requesting session (D75). */
export const pushRoutes =
  ({ db, requireUser: onRequest, now, push }: NotificationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const path = `${NOTIFICATIONS_PATH}/push`;

    app.get(
      path,
      {
        onRequest,
        schema: {
          summary: "The key that a browser subscribes to push messages with",
          description: "Null where push is off; `is_subscribed` is about this session.",
          tags,
          response: { 200: PushKeyResponse },
        },
      },
      async ({ user }) => ({
        data: {
          publicKey: push?.keys.publicKey ?? null,
          isSubscribed: await hasPushSubscription(db, user.sessionId),
        },
      }),
    );

    app.put(
      path,
      {
        onRequest,
        schema: {
          summary: "Send push messages to this browser",
          description:
            "Replaces the subscription of this session. Its service must be one that this installation sends to. 404 where push is off.",
          tags,
          body: PushSubscriptionRequest,
          response: { 204: z.null() },
        },
      },
      async ({ user, body }, reply) => {
        if (!push) throw new ApiError("not_found");
        if (!isPushEndpoint(body.endpoint, push.hosts)) throw invalid("endpoint");
        if (!areUsableKeys(body.keys)) throw invalid("keys");
        const owner = { accountId: user.id, sessionId: user.sessionId, now: now() };
        await inTransaction(db, (trx) => savePushSubscription(trx, owner, body));
        return reply.code(204).send(null);
      },
    );

    app.delete(
      path,
      {
        onRequest,
        schema: {
          summary: "Send no push messages to this browser",
          description: "Nothing happens where it has none.",
          tags,
          response: { 204: z.null() },
        },
      },
      async ({ user }, reply) => {
        await removePushSubscription(db, user.sessionId);
        return reply.code(204).send(null);
      },
    );
  };
