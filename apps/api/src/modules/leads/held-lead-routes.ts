import { HeldEnquiriesResponse } from "@hjem/domain/lead/held-enquiry";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { auditSource, writeAudit } from "../../security/audit.ts";
import { requireRole, type RoleDeps } from "../administration/require-role.ts";
import { deleteHeldLead, type HeldLead, readHeldLeads, releaseLead } from "./held-leads.ts";

const path = "/api/admin/enquiries";
const params = z.object({ id: z.string().max(60) });

/** Enquiries that a moderator looks at before they are passed on (D137). Nothing on the way stores them. */
export const heldLeadRoutes =
  (deps: RoleDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, keys, mailQueue, now } = deps.accountDeps;
    const onRequest = requireRole(deps, ["moderator", "administrator"]);
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
      reply.header("referrer-policy", "no-referrer");
    });

    const decide = async (
      request: FastifyRequest & { params: z.infer<typeof params> },
      act: "enquiry_released" | "enquiry_deleted",
      carryOut: (trx: Queries, held: HeldLead) => Promise<void>,
    ) => {
      const { region: site, user } = request;
      const { id } = request.params;
      await inTransaction(db, async (trx) => {
        await carryOut(trx, { id, site });
        await writeAudit(trx, null, act, now(), {
          source: auditSource(keys, request),
          actorAuditId: user.auditId,
          region: site.id,
          subject: `enquiry/${id}`,
        });
      });
      mailQueue.wake();
      return { data: await readHeldLeads(db, site.id) };
    };

    app.get(
      path,
      {
        onRequest,
        schema: {
          summary: "Enquiries that wait for a moderator",
          description: "The oldest 100, with all that was typed.",
          tags: ["admin"],
          response: { 200: HeldEnquiriesResponse },
        },
      },
      async ({ region }) => ({ data: await readHeldLeads(db, region.id) }),
    );

    app.post(
      `${path}/:id/release`,
      {
        onRequest,
        schema: {
          summary: "Pass a held enquiry on",
          description:
            "Both sides get their mails, as for any other. 404 for one that is decided already, 409 `listing_closed` where its listing is erased. Responds with those that are left.",
          tags: ["admin"],
          params,
          response: { 200: HeldEnquiriesResponse },
        },
      },
      (request) =>
        decide(request, "enquiry_released", (trx, held) => releaseLead(trx, mailQueue, held)),
    );

    app.delete(
      `${path}/:id`,
      {
        onRequest,
        schema: {
          summary: "Delete a held enquiry",
          description: "For good, without a mail. Responds with those that are left.",
          tags: ["admin"],
          params,
          response: { 200: HeldEnquiriesResponse },
        },
      },
      (request) => decide(request, "enquiry_deleted", deleteHeldLead),
    );
  };
