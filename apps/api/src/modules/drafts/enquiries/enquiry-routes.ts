import { AnswerRequest, OwnEnquiriesResponse, ViewingListResponse } from "@hjem/domain/draft/draft";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { inTransaction } from "../../../db/transaction.ts";
import { ApiError } from "../../../plugins/api-error.ts";
import { DraftParams, DRAFTS_PATH, ownDraft, requireOwnDraft } from "../draft-access.ts";
import type { DraftDeps } from "../draft-deps.ts";
import { readStoredListing } from "../publication/stored-listing.ts";
import { answerMail } from "./answer-mail.ts";
import { readEnquiries, storeAnswer } from "./enquiries.ts";
import { readViewingList } from "./viewing-list.ts";

/** Parameters of a call about one enquiry; what is no id is not found. */
export const EnquiryParams = DraftParams.extend({ enquiryId: z.string().max(60) });

/** Enquiries about one's own listings, and answers to them. */
export const enquiryRoutes =
  (deps: DraftDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, requireUser: onRequest, mailQueue, now } = deps;

    app.get(
      `${DRAFTS_PATH}/enquiries`,
      {
        onRequest,
        schema: {
          summary: "Enquiries about all of one's own listings",
          description: "The newest 200, without the address of who asked.",
          tags: ["drafts"],
          response: { 200: OwnEnquiriesResponse },
        },
      },
      async ({ user }) => ({ data: await readEnquiries(db, { accountId: user.id }) }),
    );

    app.get(
      `${DRAFTS_PATH}/:id/enquiries`,
      {
        onRequest,
        schema: {
          summary: "Enquiries about one's own listing",
          description: "The newest 200, without the address of who asked.",
          tags: ["drafts"],
          params: DraftParams,
          response: { 200: OwnEnquiriesResponse },
        },
      },
      async (request) => {
        const { id, account_id: accountId } = await requireOwnDraft(db, ownDraft(request));
        return { data: await readEnquiries(db, { accountId, draftId: id }) };
      },
    );

    app.get(
      `${DRAFTS_PATH}/:id/viewing-list`,
      {
        onRequest,
        schema: {
          summary: "Who comes to the viewings of one's own listing",
          description:
            "By viewing, the soonest first; 30 days after a viewing its list is gone. Without addresses of email.",
          tags: ["drafts"],
          params: DraftParams,
          response: { 200: ViewingListResponse },
        },
      },
      async (request) => {
        const row = await requireOwnDraft(db, ownDraft(request));
        return { data: await readViewingList(db, row, now()) };
      },
    );

    app.post(
      `${DRAFTS_PATH}/:id/enquiries/:enquiryId/answers`,
      {
        onRequest,
        schema: {
          summary: "Answer an enquiry",
          description:
            "The asker gets a mail that leads to the answer, without the address of either. The same words again are one answer; at most ten to one enquiry and a hundred a day, else `answers_full`. Responds with all enquiries.",
          tags: ["drafts"],
          params: EnquiryParams,
          body: AnswerRequest,
          response: { 200: OwnEnquiriesResponse },
        },
      },
      async (request) => {
        const { params, body, region } = request;
        const data = await inTransaction(db, async (trx) => {
          const row = await requireOwnDraft(trx, ownDraft(request), { isLocked: true });
          const words = body.text.toWellFormed().replaceAll("\0", "");
          const answer = { enquiryId: params.enquiryId, words };
          const answered = await storeAnswer(trx, row, answer, now());
          const listing = await readStoredListing(trx, row.public_id);
          if (!listing) throw new ApiError("not_found");
          if (answered) {
            const { email: to, ...mail } = answered;
            const about = { leadId: params.enquiryId, region, listing };
            await mailQueue.enqueue(trx, answerMail({ ...about, ...mail, to }));
          }
          return readEnquiries(trx, { accountId: row.account_id, draftId: row.id });
        });
        mailQueue.wake();
        return { data };
      },
    );
  };
