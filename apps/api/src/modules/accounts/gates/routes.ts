import { WebAccessQuery, WebAccessRequest } from "@hjem/domain/account/auth-request";
import { WebAccessResponse, WebAccessState } from "@hjem/domain/account/auth-response";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../../../plugins/api-error.ts";
import { auditSource, writeAudit } from "../../../security/audit.ts";
import type { InstallationSecrets } from "../../../security/installation-secrets.ts";
import { networkOf } from "../../../security/request-limits.ts";
import { requireSameOrigin } from "../../../security/same-site.ts";
import { isSameText } from "../../../security/secrets.ts";
import type { AccountDeps } from "../account-deps.ts";
import { closeGate, openGate, openGates } from "./gate-cookie.ts";

const view = (instant: number) => ({ expiration: new Date(instant).toISOString() });

/** The password gates of the admin area and of a closed site (D39). */
export const webAccessRoutes =
  (
    { db, keys, limits, now }: AccountDeps,
    gates: InstallationSecrets["gates"],
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const deps = { db, keys };
    app.post(
      "/api/web-access",
      {
        onRequest: requireSameOrigin,
        schema: {
          summary: "Open a gate by its password",
          description:
            "Returns when it closes again, and sets the signed cookie `hjem_access`. 401 `wrong_credentials`; 429 after ten tries in ten minutes.",
          tags: ["auth"],
          body: WebAccessRequest,
          response: { 200: WebAccessResponse },
        },
      },
      async (request, reply) => {
        const { scope, password } = request.body;
        await limits.ofSubject("gate", `${request.region.id}/${scope}/${networkOf(request.ip)}`);
        const wanted = gates[scope];
        const source = auditSource(keys, request);
        if (wanted === null || !isSameText(wanted, password)) {
          await writeAudit(db, null, "gate_refused", now(), { source, reason: scope });
          throw new ApiError("wrong_credentials");
        }
        await writeAudit(db, null, "gate_opened", now(), { source, reason: scope });
        const closes = await openGate(deps, scope, { request, reply, now: now() });
        return reply.send({ data: view(closes) });
      },
    );

    app.delete(
      "/api/web-access",
      {
        onRequest: requireSameOrigin,
        schema: {
          summary: "Close a gate for this browser",
          description: "The cookie `hjem_access` opens it no more; another open gate stays open.",
          tags: ["auth"],
          querystring: WebAccessQuery,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await closeGate(deps, request.query.scope, { request, reply, now: now() });
        return reply.code(204).send(null);
      },
    );

    app.get(
      "/api/web-access",
      {
        schema: {
          summary: "Whether a gate is open for this browser",
          description: "`is_required` is false for a site without a gate.",
          tags: ["auth"],
          querystring: WebAccessQuery,
          response: { 200: WebAccessState },
        },
      },
      async (request, reply) => {
        const { scope } = request.query;
        const closes = (await openGates(deps, request, now()))[scope];
        const data = closes === undefined ? null : view(closes);
        return reply.send({ data, isRequired: scope === "admin" || gates[scope] !== null });
      },
    );
  };
