import { DoneResponse } from "@hjem/domain/account/auth-response";
import { AgencyMemberRequest, AgencyMembersResponse } from "@hjem/domain/account/roles";
import type { AgencyName } from "@hjem/domain/agency/agency";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { type AuditKind } from "../../db/account-tables.ts";
import type { Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ApiError } from "../../plugins/api-error.ts";
import { auditSource, writeAudit } from "../../security/audit.ts";
import { type Account, findAccount } from "../accounts/account-repository.ts";
import { sendNotice } from "../accounts/mails/account-mails.ts";
import { pageOf } from "../accounts/mails/request-page.ts";
import { listAgencies } from "../agencies/repository.ts";
import {
  addAgencyMember,
  listAgencyMembers,
  removeAgencyMember,
} from "./agency-member-repository.ts";
import { requireRole, type RoleDeps } from "./require-role.ts";

const path = "/api/admin/agency-members";
const done = { data: { done: true } } as const;

const rejectField = (field: string, sentence: "account_unknown" | "agency_unknown"): ApiError =>
  new ApiError("validation_failed", { fieldErrors: [{ field, sentence }] });

/**
 * Who publishes for which agency of a market, granted and withdrawn by an administrator with a reason stored in the
 * audit; the person is notified by mail (D106).
 */
export function agencyMemberRoutes(deps: RoleDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const { accountDeps } = deps;
    const { db, keys, mailQueue, now } = accountDeps;
    const onRequest = requireRole(deps, ["administrator"]);

    /** Changes one membership in a transaction with its line in the audit and its mail; what is so already changes nothing. */
    const change = async (
      request: FastifyRequest<{ Body: AgencyMemberRequest }>,
      kind: Extract<AuditKind, "agency_member_added" | "agency_member_removed">,
      work: (trx: Queries, account: Account, agency: AgencyName) => Promise<boolean>,
    ): Promise<void> => {
      const { email, agencyId, reason } = request.body;
      await inTransaction(db, async (trx) => {
        const account = await findAccount(trx, { region: request.region.id, email });
        if (!account?.verified_at || account.erase_at)
          throw rejectField("email", "account_unknown");
        const [agency] = await listAgencies(trx, request.region, [agencyId]);
        if (!agency) throw rejectField("agency_id", "agency_unknown");
        if (!(await work(trx, account, agency))) return;
        await writeAudit(trx, account.audit_id, kind, now(), {
          source: auditSource(keys, request),
          actorAuditId: request.user.auditId,
          reason,
          region: request.region.id,
          subject: `agency/${agencyId}`,
        });
        const values = { agency: agency.name };
        await sendNotice(accountDeps, trx, kind, account, pageOf(request), values);
      });
      mailQueue.wake();
    };

    app.get(
      path,
      {
        onRequest,
        schema: {
          summary: "People of this market who publish for an agency",
          description: "For administrators, behind the gate and with a fresh second factor.",
          tags: ["admin"],
          response: { 200: AgencyMembersResponse },
        },
      },
      async ({ region }, reply) => {
        const members = await listAgencyMembers(db, region.id);
        return reply.send({
          data: members.map((row) => ({
            email: row.email,
            name: row.name,
            agencyId: row.agency_id,
            agencyName: row.agency_name,
            grantedAt: row.granted_at.toISOString(),
          })),
        });
      },
    );

    app.put(
      path,
      {
        onRequest,
        schema: {
          summary: "Let a person publish for an agency of this market",
          description:
            "The account has to be activated; its `owner_type` is `api` from then on. The reason is written to the audit, and the person gets a mail.",
          tags: ["admin"],
          body: AgencyMemberRequest,
          response: { 200: DoneResponse },
        },
      },
      async (request, reply) => {
        await change(request, "agency_member_added", (trx, account, { agencyId }) =>
          addAgencyMember(trx, account, agencyId, {
            now: now(),
            grantedBy: request.user.auditId,
          }),
        );
        return reply.send(done);
      },
    );

    app.delete(
      path,
      {
        onRequest,
        schema: {
          summary: "A person no longer publishes for an agency",
          description: "The reason is written to the audit, and the person gets a mail.",
          tags: ["admin"],
          body: AgencyMemberRequest,
          response: { 200: DoneResponse },
        },
      },
      async (request, reply) => {
        await change(request, "agency_member_removed", (trx, account, { agencyId }) =>
          removeAgencyMember(trx, account, agencyId),
        );
        return reply.send(done);
      },
    );
  };
}
