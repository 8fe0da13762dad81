import { DoneResponse } from "@hjem/domain/account/auth-response";
import {
  CaseDecisionRequest,
  CasesResponse,
  ModerationCaseResponse,
  TakeCaseRequest,
} from "@hjem/domain/moderation/moderation-case";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../../plugins/api-error.ts";
import { auditSource } from "../../security/audit.ts";
import { tokenPlace } from "../accounts/sessions/require-user.ts";
import { requireRole } from "../administration/require-role.ts";
import { moderatorPreviewPath } from "../drafts/preview/moderator-preview.ts";
import { assignCase } from "./case-assignee.ts";
import { readQueue } from "./case-queue.ts";
import { readCase } from "./case-view.ts";
import { decideCase } from "./decide-case.ts";
import type { ModerationDeps } from "./moderation-deps.ts";

const path = "/api/admin/cases";
const params = z.object({ id: z.string().max(60) });

/** Listings that wait for a moderator of their market (D99, D106). */
export const caseRoutes =
  (deps: ModerationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, keys, now } = deps.accountDeps;
    const onRequest = requireRole(deps, ["moderator", "administrator"]);
    const auditOf = (request: FastifyRequest) => ({
      source: auditSource(keys, request),
      actorAuditId: request.user.auditId,
    });

    app.get(
      path,
      {
        onRequest,
        schema: {
          summary: "Listings that wait for a moderator",
          description: "Held before publication, reported, or appealed; the oldest first.",
          tags: ["admin"],
          response: { 200: CasesResponse },
        },
      },
      async ({ region, user }, reply) =>
        reply.send({
          data: await readQueue(db, region, { readerAuditId: user.auditId, now: now() }),
        }),
    );

    app.get(
      `${path}/:id`,
      {
        onRequest,
        schema: {
          summary: "A case with its evidence",
          description:
            "What was measured, the whole listing beside what is public of it or was decided on before, the one it resembles, and the log. `preview_path` opens its page as visitors would see it, for an hour.",
          tags: ["admin"],
          params,
          response: { 200: ModerationCaseResponse },
        },
      },
      async (request, reply) => {
        const { region, user, params: asked } = request;
        const instant = now();
        const found = await readCase(db, region, { id: asked.id, reader: user, now: instant });
        const { draftId = null, agencyId = "" } = found.listing ?? {};
        const previewPath =
          draftId === null || found.decision !== null
            ? null
            : await moderatorPreviewPath(keys, tokenPlace(request), {
                id: draftId,
                agencyId,
                now: instant,
              });
        return reply.send({ data: { ...found, previewPath } });
      },
    );

    app.put(
      `${path}/:id/assignee`,
      {
        onRequest,
        schema: {
          summary: "Take a case",
          description:
            "Others see who has taken it, and cannot decide it. 403 `own_listing` where it is the moderator's own or their agency's. 409 `case_taken` where another moderator has it, unless `is_takeover`; 409 `case_closed` where it is decided.",
          tags: ["admin"],
          params,
          body: TakeCaseRequest,
          response: { 200: DoneResponse },
        },
      },
      async (request, reply) => {
        await assignCase(deps, {
          caseId: request.params.id,
          regionId: request.region.id,
          isTaken: true,
          isTakeover: request.body.isTakeover,
          accountId: request.user.id,
          audit: auditOf(request),
        });
        return reply.send({ data: { done: true } });
      },
    );

    app.delete(
      `${path}/:id/assignee`,
      {
        onRequest,
        schema: {
          summary: "Give a case back that one has taken",
          description: "409 `case_taken` where another moderator has it.",
          tags: ["admin"],
          params,
          response: { 200: DoneResponse },
        },
      },
      async (request, reply) => {
        await assignCase(deps, {
          caseId: request.params.id,
          regionId: request.region.id,
          isTaken: false,
          accountId: request.user.id,
          audit: auditOf(request),
        });
        return reply.send({ data: { done: true } });
      },
    );

    app.post(
      `${path}/:id/decision`,
      {
        onRequest,
        schema: {
          summary: "Decide a case",
          description:
            "Publishes, rejects, or keeps it waiting; the owner gets a mail. Everything but a release needs a reason. 403 `own_listing` where it is the moderator's own or their agency's. 409 `case_closed` where it is decided already, or its owner has changed the listing; 409 `case_taken` where another moderator has taken it.",
          tags: ["admin"],
          params,
          body: CaseDecisionRequest,
          response: { 200: DoneResponse },
        },
      },
      async (request, reply) => {
        const { decision, reason } = request.body;
        if (decision !== "released" && reason === "") {
          throw new ApiError("validation_failed", {
            fieldErrors: [{ field: "reason", sentence: "required" }],
          });
        }
        const audit = auditOf(request);
        await decideCase(deps, request.region, {
          caseId: request.params.id,
          decision,
          reason,
          accountId: request.user.id,
          audit,
        });
        return reply.send({ data: { done: true } });
      },
    );
  };
