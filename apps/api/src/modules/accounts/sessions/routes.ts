import { LogoutQuery } from "@hjem/domain/account/auth-request";
import { AccessTokenResponse } from "@hjem/domain/account/auth-response";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { auditSource, writeAudit } from "../../../security/audit.ts";
import { clearSessionCookies, readRefreshToken } from "../../../security/cookies.ts";
import { requireSameOrigin } from "../../../security/same-site.ts";
import type { AccountDeps } from "../account-deps.ts";
import { readAccount } from "../account-repository.ts";
import { sendNotice } from "../mails/account-mails.ts";
import { pageOf } from "../mails/request-page.ts";
import { deviceHashOf, sendSession } from "../sign-in/sign-in.ts";

/** Refresh of the access token, and sign-out (spec §7 Auth and user). */
export const sessionCookieRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, sessions, now } = deps;

    app.post(
      "/api/refresh",
      {
        onRequest: requireSameOrigin,
        schema: {
          summary: "Renew the access token by the cookie",
          description:
            "The cookie is used once; for ten seconds the same device gets the same response again. Used later it ends the session.",
          tags: ["auth"],
          response: { 200: AccessTokenResponse },
        },
      },
      async (request, reply) => {
        const token = readRefreshToken(request);
        try {
          if (token === null) throw new ApiError("session_ended");
          const place = {
            region: request.region.id,
            deviceHash: deviceHashOf(request) ?? "",
            source: auditSource(deps.keys, request),
          };
          const session = await sessions.refresh(token, place, async (trx, accountId) => {
            const account = await readAccount(trx, accountId);
            await sendNotice(deps, trx, "session_stolen", account, pageOf(request));
          });
          return await sendSession(deps, session, request, reply);
        } catch (error) {
          deps.mailQueue.wake();
          if (error instanceof ApiError) clearSessionCookies(request, reply);
          throw error;
        }
      },
    );

    app.post(
      "/api/logout",
      {
        onRequest: requireSameOrigin,
        schema: {
          summary: "Sign out, with `everywhere=1` on every device",
          description:
            "By the cookie; without one there is nothing to end, and the response is the same.",
          tags: ["auth"],
          querystring: LogoutQuery,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const token = readRefreshToken(request);
        const session = token === null ? null : await sessions.ofRefreshToken(token);
        if (session) {
          const { accountId, sessionId } = session;
          const isAll = request.query.everywhere === "1";
          const isLiving = await sessions.end(accountId, sessionId);
          // A used token ends its own session only: it may be a thief's.
          if (isLiving) {
            await inTransaction(db, async (trx) => {
              const { audit_id: auditId } = await readAccount(trx, accountId);
              if (isAll) await sessions.endAll(trx, accountId);
              await writeAudit(trx, auditId, isAll ? "signed_out_everywhere" : "signed_out", now());
            });
            sessions.forget();
          }
        }
        clearSessionCookies(request, reply);
        return reply.code(204).send(null);
      },
    );
  };
