import { DoneResponse } from "@hjem/domain/account/auth-response";
import {
  AdminAccessResponse,
  AdministratorsResponse,
  GrantRoleRequest,
  RevokeRoleRequest,
} from "@hjem/domain/account/roles";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { sql } from "kysely";
import { type AuditKind } from "../../db/account-tables.ts";
import type { Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { auditSource, writeAudit } from "../../security/audit.ts";
import { type Account, findAccount, readAccount } from "../accounts/account-repository.ts";
import { requireGate } from "../accounts/gates/require-gate.ts";
import { sendNotice } from "../accounts/mails/account-mails.ts";
import { pageOf } from "../accounts/mails/request-page.ts";
import { factorUntil, requireRole, type RoleDeps } from "./require-role.ts";
import { countAdministrators, listAdministrators, roleOf, setRole } from "./role-repository.ts";

const done = { data: { done: true } } as const;

/** Administrators of a market: roles are granted and removed with a reason that is written to the audit (D56, D106). */
export const administrationRoutes =
  (deps: RoleDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { accountDeps, first } = deps;
    const { db, keys, mailQueue, now } = accountDeps;
    const onRequest = requireRole(deps, ["administrator"]);

    app.get(
      "/api/admin/access",
      {
        onRequest: [requireGate(accountDeps, "admin"), accountDeps.requireUser],
        schema: {
          summary: "What the person behind the admin gate may do",
          description: "A role counts with a second factor of the last twelve hours.",
          tags: ["admin"],
          response: { 200: AdminAccessResponse },
        },
      },
      async ({ user }, reply) => {
        const account = await readAccount(db, user.id);
        const until = await factorUntil(accountDeps, user.sessionId);
        // Who has not shown a second factor becomes nothing yet, and learns nothing of roles.
        const role = until === null ? null : await roleOf(db, account, first, now());
        return reply.send({
          data: {
            email: account.email,
            role,
            hasSecondFactor: account.has_second_factor,
            factorUntil: until === null ? null : new Date(until).toISOString(),
          },
        });
      },
    );

    app.get(
      "/api/admin/administrators",
      {
        onRequest,
        schema: {
          summary: "People with a role in this market",
          description: "For administrators, behind the gate and with a fresh second factor.",
          tags: ["admin"],
          response: { 200: AdministratorsResponse },
        },
      },
      async ({ region }, reply) => {
        const people = await listAdministrators(db, region.id);
        const data = people.map(({ granted_at: grantedAt, ...person }) => ({
          ...person,
          grantedAt: grantedAt.toISOString(),
        }));
        return reply.send({ data });
      },
    );

    /** Changes somebody's role in one transaction per market, with its line in the audit and its mail. */
    const change = async (
      request: FastifyRequest,
      { email, reason }: { email: string; reason: string },
      kind: Extract<AuditKind, "role_granted" | "role_revoked">,
      work: (trx: Queries, account: Account) => Promise<void>,
    ): Promise<void> => {
      const region = request.region.id;
      await inTransaction(db, async (trx) => {
        // Two who take each other's role wait for each other: one administrator stays.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`roles/${region}`}, 0))`.execute(
          trx,
        );
        const account = await findAccount(trx, { region, email });
        if (!account?.verified_at || account.erase_at) {
          throw new ApiError("validation_failed", {
            fieldErrors: [{ field: "email", sentence: "account_unknown" }],
          });
        }
        if (account.id === request.user.id) {
          throw new ApiError("validation_failed", {
            fieldErrors: [{ field: "email", sentence: "own_role" }],
          });
        }
        await work(trx, account);
        const left = await countAdministrators(trx, region);
        if (left === 0) throw new ApiError("last_administrator");
        await writeAudit(trx, account.audit_id, kind, now(), {
          source: auditSource(keys, request),
          actorAuditId: request.user.auditId,
          reason,
          region,
        });
        await sendNotice(accountDeps, trx, "role_changed", account, pageOf(request));
      });
      mailQueue.wake();
    };

    app.put(
      "/api/admin/administrators",
      {
        onRequest,
        schema: {
          summary: "Give a person a role in this market",
          description:
            "The account has to be activated; the person needs a second factor to use the role. The reason is written to the audit. Nobody changes their own role. 409 `last_administrator` where none would be left.",
          tags: ["admin"],
          body: GrantRoleRequest,
          response: { 200: DoneResponse },
        },
      },
      async (request, reply) => {
        const { role } = request.body;
        await change(request, request.body, "role_granted", (trx, account) =>
          setRole(trx, account, role, { now: now(), grantedBy: request.user.auditId }),
        );
        return reply.send(done);
      },
    );

    app.delete(
      "/api/admin/administrators",
      {
        onRequest,
        schema: {
          summary: "Take a person's role away",
          description:
            "Nobody takes their own role away. 409 `last_administrator` where none would be left.",
          tags: ["admin"],
          body: RevokeRoleRequest,
          response: { 200: DoneResponse },
        },
      },
      async (request, reply) => {
        await change(request, request.body, "role_revoked", async (trx, account) => {
          await trx.deleteFrom("account_role").where("account_id", "=", account.id).execute();
        });
        return reply.send(done);
      },
    );
  };
