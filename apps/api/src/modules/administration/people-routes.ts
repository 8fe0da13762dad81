import { DoneResponse } from "@hjem/domain/account/auth-response";
import {
  AdminListQuery,
  AdminPeopleResponse,
  LockRequest,
} from "@hjem/domain/moderation/administration";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { inTransaction } from "../../db/transaction.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { auditSource, writeAudit } from "../../security/audit.ts";
import { changeAccount, findAccount } from "../accounts/account-repository.ts";
import { sendNotice } from "../accounts/mails/account-mails.ts";
import { pageOf } from "../accounts/mails/request-page.ts";
import { searchPeople } from "./people-repository.ts";
import { requireRole, type RoleDeps } from "./require-role.ts";

/** People of a market for those who run it: found by address or name, locked and unlocked (D106). */
export const peopleRoutes =
  (deps: RoleDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, keys, mailQueue, sessions, now } = deps.accountDeps;
    const onRequest = requireRole(deps, ["moderator", "administrator"]);

    app.get(
      "/api/admin/people",
      {
        onRequest,
        schema: {
          summary: "People of this market",
          description:
            "Those who came last first, 20 a page; `q` is the beginning of an e-mail address, or a part of a name. Nothing that they keep for themselves.",
          tags: ["admin"],
          querystring: AdminListQuery,
          response: { 200: AdminPeopleResponse },
        },
      },
      async ({ region, query }, reply) => reply.send(await searchPeople(db, region.id, query)),
    );

    app.put(
      "/api/admin/people/lock",
      {
        onRequest,
        schema: {
          summary: "Lock an account, or open it again",
          description:
            "A locked one is signed out everywhere and cannot sign in (`account_locked`). The person gets the reason by mail; it is written to the audit too. Nobody locks themselves, and nobody with a role is locked.",
          tags: ["admin"],
          body: LockRequest,
          response: { 200: DoneResponse },
        },
      },
      async (request, reply) => {
        const { email, isLocked, reason } = request.body;
        const instant = now();
        await inTransaction(db, async (trx) => {
          const account = await findAccount(trx, { region: request.region.id, email });
          if (!account) {
            throw new ApiError("validation_failed", {
              fieldErrors: [{ field: "email", sentence: "account_unknown" }],
            });
          }
          const role = await trx
            .selectFrom("account_role")
            .select("role")
            .where("account_id", "=", account.id)
            .executeTakeFirst();
          // A role is taken away first, by an administrator.
          if (isLocked && (role || account.id === request.user.id)) {
            throw new ApiError("validation_failed", {
              fieldErrors: [{ field: "email", sentence: "has_role" }],
            });
          }
          if ((account.locked_at !== null) === isLocked) return;
          const lockedAt = isLocked ? new Date(instant).toISOString() : null;
          await changeAccount(trx, account.id, { locked_at: lockedAt }, instant);
          if (isLocked) await sessions.endAll(trx, account.id);
          const kind = isLocked ? "account_locked" : "account_unlocked";
          await writeAudit(trx, account.audit_id, kind, instant, {
            source: auditSource(keys, request),
            actorAuditId: request.user.auditId,
            reason,
            region: request.region.id,
          });
          await sendNotice(deps.accountDeps, trx, kind, account, pageOf(request), { reason });
        });
        sessions.forget();
        mailQueue.wake();
        return reply.send({ data: { done: true } });
      },
    );
  };
