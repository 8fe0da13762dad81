import { AgencyId } from "@hjem/domain/agency/agency";
import { DraftCardResponse, PreviewLinkResponse } from "@hjem/domain/draft/preview-link";
import { toProperty } from "@hjem/domain/listing/card";
import { DetailedListing, detailedListing, type Listing } from "@hjem/domain/listing/listing";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import type { AccountDeps } from "../../accounts/account-deps.ts";
import { tokenPlace } from "../../accounts/sessions/require-user.ts";
import { previewedFile } from "../../media/file-access.ts";
import { DraftParams, DRAFTS_PATH, draftView, ownDraft, requireOwnDraft } from "../draft-access.ts";
import type { DraftDeps } from "../draft-deps.ts";
import { findForModerator } from "./moderator-preview.ts";
import { createPreviewLink, findPreviewed, removePreviewLink } from "./preview-links.ts";
import { previewListing } from "./preview-listing.ts";

/** A listing whose photos and PDFs are found by the link to its preview: they are not public yet. */
const withPreviewedFiles = (listing: Listing, addressOf: (url: string) => string): Listing => ({
  ...listing,
  images: listing.images.map((image) => ({ ...image, url: addressOf(image.url) })),
  documents: listing.documents.map((file) => ({ ...file, url: addressOf(file.url) })),
});

const PreviewParams = z.object({ agency: AgencyId, id: z.uuid() });

/** Previews of a draft as visitors would see it, by a link that only those have whom its owner gives it (D105). */
export const previewRoutes =
  (deps: DraftDeps & Pick<AccountDeps, "keys">): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, keys, requireUser: onRequest, now } = deps;

    app.post(
      `${DRAFTS_PATH}/:id/preview-link`,
      {
        onRequest,
        schema: {
          summary: "Create a link to the preview of a draft",
          description: "Good for seven days; the link before it ends.",
          tags: ["drafts"],
          params: DraftParams,
          response: { 201: PreviewLinkResponse },
        },
      },
      async (request, reply) => {
        const { region } = request;
        const data = await inTransaction(db, async (trx) => {
          const row = await requireOwnDraft(trx, ownDraft(request), { isLocked: true });
          const { agencyId } = await draftView({ db: trx, now }, region, row);
          return createPreviewLink(trx, row, agencyId, now());
        });
        return reply.code(201).send({ data });
      },
    );

    app.delete(
      `${DRAFTS_PATH}/:id/preview-link`,
      {
        onRequest,
        schema: {
          summary: "End the link to the preview of a draft",
          description: "Without one nothing happens.",
          tags: ["drafts"],
          params: DraftParams,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await inTransaction(db, async (trx) => {
          await removePreviewLink(
            trx,
            await requireOwnDraft(trx, ownDraft(request), { isLocked: true }),
          );
        });
        return reply.code(204).send(null);
      },
    );

    app.get(
      `${DRAFTS_PATH}/:id/card`,
      {
        onRequest,
        schema: {
          summary: "One's own draft as a search result",
          description: "As it would be found if it was published now; null with too little in it.",
          tags: ["drafts"],
          params: DraftParams,
          response: { 200: DraftCardResponse },
        },
      },
      async (request) => {
        const { region } = request;
        const row = await requireOwnDraft(db, ownDraft(request));
        const listing = await previewListing(deps, region, row);
        return { data: listing && toProperty(listing, region.currency.code) };
      },
    );

    app.get(
      "/api/v2/preview/draft/:agency/:id",
      {
        schema: {
          summary: "Read a draft as visitors would see it",
          description:
            "By the token of its link, without sign-in. A link that has ended, another agency and an unknown draft are 404.",
          tags: ["drafts"],
          params: PreviewParams,
          querystring: z.object({ token: z.string().min(1).max(1_000) }),
          response: { 200: DetailedListing },
        },
      },
      async (request, reply) => {
        const { region, query } = request;
        const { agency, id } = request.params;
        const link = { id, token: query.token, region: region.id, now: now() };
        const previewed = await findPreviewed(db, link, link.now);
        const row = previewed ?? (await findForModerator(db, keys, tokenPlace(request), link));
        const listing = row && (await previewListing(deps, region, row));
        if (listing?.agencyId !== agency) throw new ApiError("not_found");
        reply.header("x-robots-tag", "noindex");
        // Moderators see files that are not public wherever they are shown.
        return detailedListing(
          previewed
            ? withPreviewedFiles(listing, (url) => previewedFile(url, id, query.token))
            : listing,
        );
      },
    );
  };
