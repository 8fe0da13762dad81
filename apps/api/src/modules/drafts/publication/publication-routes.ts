import { DraftResponse, PublishResponse, SoldRequest } from "@hjem/domain/draft/draft";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requireFeature } from "../../administration/market-features.ts";
import { DraftParams, DRAFTS_PATH, draftView, ownDraft, requireOwnDraft } from "../draft-access.ts";
import type { DraftDeps } from "../draft-deps.ts";
import { activate, close, deactivate, undoClosing } from "./change-market.ts";
import { publishDraft, relistDraft } from "./publish-draft.ts";

/** Publishing, and what becomes of a listing (spec §7 Draft listings, D94-D100). */
export const publicationRoutes =
  (deps: DraftDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, requireUser: onRequest } = deps;
    const params = DraftParams;

    app.post(
      `${DRAFTS_PATH}/:id/publish`,
      {
        onRequest,
        preHandler: requireFeature(db, "publishing"),
        schema: {
          summary: "Publish a draft",
          description:
            "Also makes changes of a published listing public; a draft that is paid for is published by the server. Incomplete: 422 `draft_incomplete` with `fields`; unpaid: 409 `payment_due`; held for review: 202. A second time responds with the same `property_id`.",
          tags: ["drafts"],
          params,
          response: { 200: PublishResponse, 202: PublishResponse },
        },
      },
      async (request, reply) => {
        const published = await publishDraft(deps, ownDraft(request), request.region);
        return reply.code(published.status === "in_review" ? 202 : 200).send(published);
      },
    );

    app.put(
      `${DRAFTS_PATH}/:id/activate`,
      {
        onRequest,
        schema: {
          summary: "Bring an inactive listing back",
          description: "As it was, within its paid period; after that 409 `payment_due`.",
          tags: ["drafts"],
          params,
          response: { 200: DraftResponse },
        },
      },
      async (request) => ({ data: await activate(deps, ownDraft(request), request.region) }),
    );

    app.put(
      `${DRAFTS_PATH}/:id/deactivate`,
      {
        onRequest,
        schema: {
          summary: "Take a listing off the market",
          description: "Its page stays, marked as withdrawn (D17); searches no longer find it.",
          tags: ["drafts"],
          params,
          response: { 200: DraftResponse },
        },
      },
      async (request) => ({ data: await deactivate(deps, ownDraft(request), request.region) }),
    );

    app.put(
      `${DRAFTS_PATH}/:id/sold`,
      {
        onRequest,
        schema: {
          summary: "Mark a listing as sold or leased",
          description:
            "With the day and, if the owner tells it, the price; again, it corrects both.",
          tags: ["drafts"],
          params,
          body: SoldRequest,
          response: { 200: DraftResponse },
        },
      },
      async (request) => ({
        data: await close(deps, ownDraft(request), request.region, request.body),
      }),
    );

    app.post(
      `${DRAFTS_PATH}/:id/undo`,
      {
        onRequest,
        schema: {
          summary: "Undo that a listing was marked as sold, leased or withdrawn",
          description:
            "Within an hour (`undo_until`): it is as it was, its history shows nothing, and nobody was alerted (D139). Later 409 `conflict`.",
          tags: ["drafts"],
          params,
          response: { 200: DraftResponse },
        },
      },
      async (request) => ({ data: await undoClosing(deps, ownDraft(request), request.region) }),
    );

    app.post(
      `${DRAFTS_PATH}/:id/relist`,
      {
        onRequest,
        preHandler: requireFeature(db, "publishing"),
        schema: {
          summary: "Publish a listing again that is off the market, or renew one that is on it",
          description:
            "Under the same `property_id`, in a new period (D100): unpaid it is 409 `payment_due`. One that is on the market can be renewed from 14 days before its end, and the new period follows the one that runs; before that it is 409 `conflict`.",
          tags: ["drafts"],
          params,
          response: { 200: DraftResponse, 202: DraftResponse },
        },
      },
      async (request, reply) => {
        const owner = ownDraft(request);
        const { status } = await relistDraft(deps, owner, request.region);
        const row = await requireOwnDraft(db, owner);
        const data = await draftView(deps, request.region, row);
        return reply.code(status === "in_review" ? 202 : 200).send({ data });
      },
    );
  };
