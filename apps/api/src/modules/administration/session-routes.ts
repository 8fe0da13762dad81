import { DoneResponse } from "@hjem/domain/account/auth-response";
import { EndAllSessionsRequest, EndSessionsRequest } from "@hjem/domain/account/roles";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { inTransaction } from "../../db/transaction.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { auditSource, writeAudit } from "../../security/audit.ts";
import { findAccount } from "../accounts/account-repository.ts";
import { sendNotice } from "../accounts/mails/account-mails.ts";
import { pageOf } from "../accounts/mails/request-page.ts";
import { requireRole, type RoleDeps } from "./require-role.ts";

const done = { data: { done: true } } as const;

/**
 * Ends sessions of one person or of everybody in a market, by an administrator with a reason that is written to the audit
 * (ASVS 7.4.5). The requesting session stays. Other processes learn of it within five seconds (D6).
 */
export function sessionRoutes(deps: RoleDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const { db, keys, mailQueue, sessions, now } = deps.accountDeps;
    const onRequest = requireRole(deps, ["administrator"]);
    const auditFacts = (request: FastifyRequest, reason: string) => ({
      source: auditSource(keys, request),
      actorAuditId: request.user.auditId,
      reason,
      region: request.region.id,
    });

    app.delete(
      "/api/admin/sessions",
      {
        onRequest,
        schema: {
          summary: "Sign a person out on every device",
          description:
            "The person gets a mail. The reason is written to the audit. The requesting session stays.",
          tags: ["admin"],
          body: EndSessionsRequest,
          response: { 200: DoneResponse },
        },
      },
      async (request, reply) => {
        const { email, reason } = request.body;
        await inTransaction(db, async (trx) => {
          const account = await findAccount(trx, { region: request.region.id, email });
          if (!account) {
            throw new ApiError("validation_failed", {
              fieldErrors: [{ field: "email", sentence: "account_unknown" }],
            });
          }
          await sessions.endAll(trx, account.id, request.user.sessionId);
          await writeAudit(
            trx,
            account.audit_id,
            "sessions_ended",
            now(),
            auditFacts(request, reason),
          );
          await sendNotice(deps.accountDeps, trx, "sessions_ended", account, pageOf(request));
        });
        sessions.forget();
        mailQueue.wake();
        return reply.send(done);
      },
    );

    app.delete(
      "/api/admin/sessions/all",
      {
        onRequest,
        schema: {
          summary: "Sign everybody in this market out",
          description: "The reason is written to the audit. The requesting session stays.",
          tags: ["admin"],
          body: EndAllSessionsRequest,
          response: { 200: DoneResponse },
        },
      },
      async (request, reply) => {
        await inTransaction(db, async (trx) => {
          await sessions.endRegion(trx, request.region.id, request.user.sessionId);
          await writeAudit(
            trx,
            null,
            "all_sessions_ended",
            now(),
            auditFacts(request, request.body.reason),
          );
        });
        sessions.forget();
        return reply.send(done);
      },
    );
  };
}
