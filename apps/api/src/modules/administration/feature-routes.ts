import { DoneResponse } from "@hjem/domain/account/auth-response";
import { FeatureRequest, FeaturesResponse } from "@hjem/domain/moderation/administration";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { inTransaction } from "../../db/transaction.ts";
import { auditSource, writeAudit } from "../../security/audit.ts";
import { readFeatures, switchFeature } from "./market-features.ts";
import { requireRole, type RoleDeps } from "./require-role.ts";

const path = "/api/admin/features";

/** Parts of a market that its administrators switch off and on, with a reason that is written to the audit (D106). */
export const featureRoutes =
  (deps: RoleDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, keys, now } = deps.accountDeps;
    const onRequest = requireRole(deps, ["administrator"]);

    app.get(
      path,
      {
        onRequest,
        schema: {
          summary: "Features of this market",
          description: "One that was never switched is on.",
          tags: ["admin"],
          response: { 200: FeaturesResponse },
        },
      },
      async ({ region }, reply) => reply.send({ data: await readFeatures(db, region.id) }),
    );

    app.put(
      path,
      {
        onRequest,
        schema: {
          summary: "Switch a feature of this market off or on",
          description:
            "Calls of one that is off respond with 503 `switched_off`. The reason is written to the audit.",
          tags: ["admin"],
          body: FeatureRequest,
          response: { 200: DoneResponse },
        },
      },
      async (request, reply) => {
        const { key, isOn, reason } = request.body;
        const instant = now();
        await inTransaction(db, async (trx) => {
          await switchFeature(trx, { regionId: request.region.id, key, isOn }, instant);
          await writeAudit(trx, null, "feature_changed", instant, {
            source: auditSource(keys, request),
            actorAuditId: request.user.auditId,
            reason,
            region: request.region.id,
            subject: `feature/${key}/${isOn ? "on" : "off"}`,
          });
        });
        return reply.send({ data: { done: true } });
      },
    );
  };
