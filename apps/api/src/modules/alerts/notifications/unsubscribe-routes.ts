import { UnsubscribeQuery, UnsubscribeRequest, UnsubscribeState } from "@hjem/domain/saved/alert";
import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { inTransaction } from "../../../db/transaction.ts";
import { acceptForms } from "../../../plugins/request-input.ts";
import { limitWrongTokens } from "../../../security/request-limits.ts";
import { type NotificationDeps, NOTIFICATIONS_PATH, tags } from "./notification-deps.ts";
import { changeByLink, readUnsubscribe } from "./unsubscribe.ts";

/** Mail programs may send the same in several parts; what it says is known (RFC 8058). */
const acceptParts = (app: FastifyInstance): void => {
  app.addContentTypeParser("multipart/form-data", { parseAs: "string" }, (_request, _body, done) =>
    done(null, {}),
  );
};

/**
 * The link of a message, without session, cookie and Origin: mail programs call it by themselves (D76, RFC 8058).
 * The holder of its token may change what the message is about, and reads the names of its searches alone.
 */
export const unsubscribeRoutes =
  ({ db, limits, regions, now }: NotificationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    acceptForms(app);
    acceptParts(app);
    const path = `${NOTIFICATIONS_PATH}/unsubscribe`;

    app.get(
      path,
      {
        schema: {
          summary: "What an unsubscribe link is about",
          description: "Needs no session and changes nothing. 404 for an unknown token.",
          tags,
          querystring: UnsubscribeQuery,
          response: { 200: UnsubscribeState },
        },
      },
      async ({ query: { token }, region, ip }) => ({
        data: await limitWrongTokens(limits, ip, () =>
          readUnsubscribe(db, { token, region: region.id }),
        ),
      }),
    );

    app.post(
      path,
      {
        // A request without a body says nothing more than its address.
        preValidation: async (request) => {
          request.body ??= UnsubscribeRequest.parse({});
        },
        schema: {
          summary: "Unsubscribe by the link of a message",
          description:
            "Needs no session. Without `scope`, as mail programs send it (RFC 8058), all alerts by email are turned off; with `search` the saved search that `saved_search_id` names, one of those of the message, sends them as often as `notifications` says. JSON or a form.",
          tags,
          querystring: UnsubscribeQuery,
          body: UnsubscribeRequest,
          response: { 200: UnsubscribeState },
        },
      },
      async ({ query: { token }, body, region, ip }) => {
        const link = { token, region: region.id };
        const change = () =>
          inTransaction(db, (trx) => changeByLink(trx, link, body, { regions, now: now() }));
        return { data: await limitWrongTokens(limits, ip, change) };
      },
    );
  };
