import { AlertsQuery, AlertsResponse, ReadRequest, UnreadResponse } from "@hjem/domain/saved/alert";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { finishedText } from "../../../plugins/json-text.ts";
import { type AlertOwner, deleteAlerts, markRead, readAlerts, readUnread } from "./alert-list.ts";
import { type NotificationDeps, NOTIFICATIONS_PATH, tags } from "./notification-deps.ts";

/** The alerts of the signed-in person as the bell shows them (D72-D74). */
export const alertRoutes =
  ({ db, requireUser: onRequest, now, onAlerts }: NotificationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const ownerOf = ({ user }: Pick<FastifyRequest, "user">): AlertOwner => ({
      accountId: user.id,
      now: now(),
    });

    app.get(
      NOTIFICATIONS_PATH,
      {
        onRequest,
        schema: {
          summary: "Alerts of the last 90 days, newest first",
          description:
            "Those that the person wants on the site. With `message` exactly the alerts of that message: the link of an email. 404 for somebody else's message.",
          tags,
          querystring: AlertsQuery,
          response: { 200: finishedText(AlertsResponse) },
        },
      },
      async (request, reply) =>
        reply
          .type("application/json; charset=utf-8")
          .send(await readAlerts(db, ownerOf(request), request.query)),
    );

    app.delete(
      NOTIFICATIONS_PATH,
      {
        onRequest,
        schema: {
          summary: "Delete all alerts",
          description: "Those of today too, on every device; what is not sent yet is not sent.",
          tags,
          response: { 204: z.null() },
        },
      },
      async ({ user }, reply) => {
        await deleteAlerts(db, user.id);
        onAlerts([user.id]);
        return reply.code(204).send(null);
      },
    );

    app.get(
      `${NOTIFICATIONS_PATH}/unread`,
      {
        onRequest,
        schema: {
          summary: "The number on the bell",
          description: "Alerts that the site shows and that were not read on any device.",
          tags,
          response: { 200: UnreadResponse },
        },
      },
      async (request) => ({ data: { unread: await readUnread(db, request.user.id) } }),
    );

    app.post(
      `${NOTIFICATIONS_PATH}/read`,
      {
        onRequest,
        schema: {
          summary: "Mark alerts as read",
          description:
            "`all` marks what there is now. Ids that are not the person's are left out. Returns how many are unread afterwards.",
          tags,
          body: ReadRequest,
          response: { 200: UnreadResponse },
        },
      },
      async (request) => {
        const owner = ownerOf(request);
        if (await markRead(db, owner, request.body.ids)) onAlerts([owner.accountId]);
        return { data: { unread: await readUnread(db, owner.accountId) } };
      },
    );
  };
