import {
  DraftPatch,
  DraftResponse,
  NewDraft,
  OwnListingsQuery,
  OwnListingsResponse,
} from "@hjem/domain/draft/draft";
import { mergeDraft } from "@hjem/domain/draft/merge-patch";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { forgetSharedReads } from "../../db/shared-read.ts";
import { inTransaction } from "../../db/transaction.ts";
import { changeDraft, requireVersion } from "./change-draft.ts";
import { cleanPatch } from "./clean-patch.ts";
import { DraftParams, DRAFTS_PATH, draftView, ownDraft, requireOwnDraft } from "./draft-access.ts";
import type { DraftDeps } from "./draft-deps.ts";
import {
  createDraft,
  duplicateDraft,
  emptyContent,
  markDeleted,
  restoreDraft,
} from "./draft-repository.ts";
import { rejectFixed } from "./fixed-fields.ts";
import { readOwnListings } from "./own-listings.ts";
import { withdrawWithin } from "./publication/change-market.ts";

/** One's own draft listings: create, read, change, delete (spec §7 Draft listings). */
export const draftRoutes =
  (deps: DraftDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, requireUser: onRequest, now } = deps;

    app.post(
      DRAFTS_PATH,
      {
        onRequest,
        schema: {
          summary: "Create a draft listing",
          description: "At most 200 drafts and listings of one person, else `limit_reached`.",
          tags: ["drafts"],
          body: NewDraft,
          response: { 201: DraftResponse },
        },
      },
      async ({ user, region, body: { listingType } }, reply) => {
        const first = { accountId: user.id, region: region.id, listingType, content: emptyContent };
        const row = await inTransaction(db, (trx) => createDraft(trx, first, now()));
        return reply.code(201).send({ data: await draftView(deps, region, row) });
      },
    );

    app.get(
      DRAFTS_PATH,
      {
        onRequest,
        schema: {
          summary: "The person's drafts and listings",
          description:
            "The one that was changed last first, `size` a page, 20 at most; `group` picks one group, and `counts` counts each.",
          tags: ["drafts"],
          querystring: OwnListingsQuery,
          response: { 200: OwnListingsResponse },
        },
      },
      ({ user, region, query }) => readOwnListings(deps, region, user.id, query),
    );

    app.get(
      `${DRAFTS_PATH}/:id/preview`,
      {
        onRequest,
        schema: {
          summary: "Read one's own draft",
          description: "Whole; another person's is 404 (LIST-116, LIST-121).",
          tags: ["drafts"],
          params: DraftParams,
          response: { 200: DraftResponse },
        },
      },
      async (request) => {
        const row = await requireOwnDraft(db, ownDraft(request));
        return { data: await draftView(deps, request.region, row) };
      },
    );

    app.patch(
      `${DRAFTS_PATH}/:id`,
      {
        onRequest,
        schema: {
          summary: "Change a draft",
          description:
            "A merge (RFC 7396): missing fields stay, `null` empties one. `If-Match` names the version that was changed; where fields have changed since, 409 `draft_changed`; photos and PDFs that arrived since do not count. Address and type of a published listing are fixed: `rule_violated`.",
          tags: ["drafts"],
          params: DraftParams,
          headers: z.object({ "if-match": z.string().max(40).optional() }).loose(),
          body: DraftPatch,
          response: { 200: DraftResponse },
        },
      },
      async (request) => {
        const { body } = request;
        const ifMatch = request.raw.headers["if-match"];
        const row = await inTransaction(db, async (trx) => {
          const stored = await requireOwnDraft(trx, ownDraft(request), { isLocked: true });
          requireVersion(stored, ifMatch);
          const before = { ...stored.content, listingType: stored.listing_type };
          const { listingType, ...content } = mergeDraft(before, cleanPatch(body));
          rejectFixed(stored, { content, listingType });
          const change = { content: JSON.stringify(content), listing_type: listingType };
          const draft = await changeDraft(trx, stored, change, now());
          if (listingType !== stored.listing_type) {
            const { region } = request;
            await deps.payments.cancelOutgrown(trx, { draft, region, now: now() });
          }
          return draft;
        });
        return { data: await draftView(deps, request.region, row) };
      },
    );

    app.delete(
      `${DRAFTS_PATH}/:id`,
      {
        onRequest,
        schema: {
          summary: "Delete a draft",
          description:
            "Can be undone for five minutes by `restore`. A listing is taken off the market first; its page stays (D100).",
          tags: ["drafts"],
          params: DraftParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await inTransaction(db, async (trx) => {
          const row = await requireOwnDraft(trx, ownDraft(request), { isLocked: true });
          await withdrawWithin(trx, row, request.region, now());
          await markDeleted(trx, row, now());
        });
        forgetSharedReads(db);
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${DRAFTS_PATH}/:id/restore`,
      {
        onRequest,
        schema: {
          summary: "Restore a deleted draft",
          description: "Within five minutes of its deletion; after that it is 404.",
          tags: ["drafts"],
          params: DraftParams,
          response: { 200: DraftResponse },
        },
      },
      async (request) => {
        const row = await inTransaction(db, (trx) => restoreDraft(trx, ownDraft(request), now()));
        return { data: await draftView(deps, request.region, row) };
      },
    );

    app.post(
      `${DRAFTS_PATH}/:id/duplicate`,
      {
        onRequest,
        schema: {
          summary: "Copy a draft or a listing to a new draft",
          description: "With its pictures, without its days and PDFs.",
          tags: ["drafts"],
          params: DraftParams,
          response: { 201: DraftResponse },
        },
      },
      async (request, reply) => {
        const row = await inTransaction(db, (trx) => duplicateDraft(trx, ownDraft(request), now()));
        return reply.code(201).send({ data: await draftView(deps, request.region, row) });
      },
    );
  };
