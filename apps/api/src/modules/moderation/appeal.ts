import { DraftResponse } from "@hjem/domain/draft/draft";
import { AppealRequest } from "@hjem/domain/moderation/moderation-case";
import { APPEAL_WITHIN_MS } from "@hjem/domain/moderation/moderation-rules";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Queries } from "../../db/schema.ts";
import { inTransaction } from "../../db/transaction.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { ApiError } from "../../plugins/api-error.ts";
import {
  DraftParams,
  type DraftRow,
  DRAFTS_PATH,
  draftView,
  requireOwnDraft,
} from "../drafts/draft-access.ts";
import type { DraftDeps } from "../drafts/draft-deps.ts";
import type { CaseRow } from "./case-repository.ts";

/** The rejection that can be appealed. @throws {ApiError} `appeal_closed` */
async function requireAppealable(trx: Queries, draft: DraftRow, now: number): Promise<CaseRow> {
  const [last] = await trx
    .selectFrom("moderation_case")
    .selectAll()
    .where((is) => is.or([is("draft_id", "=", draft.id), is("property_id", "=", draft.public_id)]))
    .orderBy("opened_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .execute();
  const isRecent = last?.decided_at && last.decided_at.getTime() + APPEAL_WITHIN_MS > now;
  const isRejected = draft.status === "rejected" && last?.decision === "rejected";
  if (!last || !isRejected || !isRecent || last.kind === "appeal") {
    throw new ApiError("appeal_closed");
  }
  return last;
}

/** An owner's appeal against a rejection, once and within 14 days (D99). */
export const appealRoutes =
  ({
    db,
    requireUser,
    now,
  }: Pick<DraftDeps, "db" | "requireUser" | "now">): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      `${DRAFTS_PATH}/:id/appeal`,
      {
        onRequest: requireUser,
        schema: {
          summary: "Appeal against a rejection",
          description:
            "Once, within 14 days of it; else 409 `appeal_closed`. The owner gets the decision by mail.",
          tags: ["drafts"],
          params: DraftParams,
          body: AppealRequest,
          response: { 200: DraftResponse },
        },
      },
      async ({ user, region, params: { id }, body: { text } }, reply) => {
        const owner = { accountId: user.id, id };
        const instant = now();
        await inTransaction(db, async (trx) => {
          const draft = await requireOwnDraft(trx, owner, { isLocked: true });
          const rejection = await requireAppealable(trx, draft, instant);
          await trx
            .insertInto("moderation_case")
            .values({
              id: uuidV7(instant),
              region: region.id,
              kind: "appeal",
              draft_id: draft.id,
              draft_version: draft.version,
              property_id: draft.public_id,
              reasons: JSON.stringify(rejection.reasons),
              words: text,
              opened_at: new Date(instant).toISOString(),
            })
            .execute();
          await trx
            .updateTable("listing_draft")
            .set({ appealed_at: new Date(instant).toISOString() })
            .where("id", "=", draft.id)
            .execute();
        });
        const row = await requireOwnDraft(db, owner);
        return reply.send({ data: await draftView({ db, now }, region, row) });
      },
    );
  };
