import { OwnEnquiriesResponse } from "@hjem/domain/draft/draft";
import { PublicQuestionRequest } from "@hjem/domain/lead/publication";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { forgetSharedReads } from "../../../db/shared-read.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { DRAFTS_PATH, ownDraft, requireOwnDraft } from "../draft-access.ts";
import type { DraftDeps } from "../draft-deps.ts";
import { readStoredListing } from "../publication/stored-listing.ts";
import { readEnquiries } from "./enquiries.ts";
import { EnquiryParams } from "./enquiry-routes.ts";
import { publishQuestion, unpublishQuestion } from "./public-questions.ts";
import { publishedMail } from "./published-mail.ts";

/** Publication of answered enquiries on one's own listing, as question and answer (D86). */
export const publicQuestionRoutes =
  (deps: DraftDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, requireUser: onRequest, mailQueue, now } = deps;

    app.put(
      `${DRAFTS_PATH}/:id/enquiries/:enquiryId/publication`,
      {
        onRequest,
        schema: {
          summary: "Publish an enquiry as question and answer, or change what is published",
          description:
            "Both texts are the advertiser's own; an email address, a telephone number or the asker's name in them is refused. 409 `consent_missing` where the asker has not agreed, `answer_missing` before the enquiry is answered. The asker is told by mail, once. Responds with all enquiries.",
          tags: ["drafts"],
          params: EnquiryParams,
          body: PublicQuestionRequest,
          response: { 200: OwnEnquiriesResponse },
        },
      },
      async (request) => {
        const { params, body, region } = request;
        const { enquiryId } = params;
        const data = await inTransaction(db, async (trx) => {
          const row = await requireOwnDraft(trx, ownDraft(request), { isLocked: true });
          const published = await publishQuestion(trx, row, { enquiryId, words: body }, now());
          const listing = await readStoredListing(trx, row.public_id);
          if (!listing) throw new ApiError("not_found");
          if (published) {
            const mail = { leadId: enquiryId, published, region, listing };
            await mailQueue.enqueue(trx, publishedMail(mail));
          }
          return readEnquiries(trx, { accountId: row.account_id, draftId: row.id });
        });
        forgetSharedReads(db);
        mailQueue.wake();
        return { data };
      },
    );

    app.delete(
      `${DRAFTS_PATH}/:id/enquiries/:enquiryId/publication`,
      {
        onRequest,
        schema: {
          summary: "Take a published question off one's own listing",
          description: "At once; the asker's consent stays. Responds with all enquiries.",
          tags: ["drafts"],
          params: EnquiryParams,
          response: { 200: OwnEnquiriesResponse },
        },
      },
      async (request) => {
        const data = await inTransaction(db, async (trx) => {
          const row = await requireOwnDraft(trx, ownDraft(request), { isLocked: true });
          await unpublishQuestion(trx, row, request.params.enquiryId);
          return readEnquiries(trx, { accountId: row.account_id, draftId: row.id });
        });
        forgetSharedReads(db);
        return { data };
      },
    );
  };
