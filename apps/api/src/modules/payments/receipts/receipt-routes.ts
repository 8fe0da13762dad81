import { ReceiptFileResponse, ReceiptsResponse } from "@hjem/domain/draft/payment";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../../../plugins/api-error.ts";
import type { AccountDeps } from "../../accounts/account-deps.ts";
import { DraftParams, DRAFTS_PATH, ownDraft, requireOwnDraft } from "../../drafts/draft-access.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { paymentsOf } from "../payment-repository.ts";
import { issuedReceipts, receiptDocument } from "./receipt-document.ts";
import { findReceiver } from "./receipt-receiver.ts";

const tags = ["drafts"];
const ReceiptParams = DraftParams.extend({ number: z.string().max(20) });

/** Receipts and credit notes of one's own listing, as a list and as PDF files (D97). */
export const receiptRoutes =
  ({
    db,
    gateways,
    requireUser: onRequest,
  }: PaymentDeps & Pick<AccountDeps, "requireUser">): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${DRAFTS_PATH}/:id/receipts`,
      {
        onRequest,
        schema: {
          summary: "Receipts of one's own listing",
          description: "With the credit notes of refunds, the newest first.",
          tags,
          params: DraftParams,
          response: { 200: ReceiptsResponse },
        },
      },
      async (request) => {
        const { id } = await requireOwnDraft(db, ownDraft(request));
        const issued = (await paymentsOf(db, id)).flatMap(issuedReceipts);
        const newestFirst = issued.toSorted((one, other) => other.at.getTime() - one.at.getTime());
        return {
          data: newestFirst.map(({ at, ...receipt }) => ({
            ...receipt,
            at: at.toISOString(),
          })),
        };
      },
    );

    app.get(
      `${DRAFTS_PATH}/:id/receipts/:number`,
      {
        onRequest,
        schema: {
          summary: "A receipt of one's own listing as PDF",
          description:
            "In base64, in the language of the request. Another listing's number is 404.",
          tags,
          params: ReceiptParams,
          response: { 200: ReceiptFileResponse },
        },
      },
      async (request) => {
        const { region, language, params } = request;
        const { id } = await requireOwnDraft(db, ownDraft(request));
        const rows = await paymentsOf(db, id);
        const [found] = rows.flatMap((row) =>
          issuedReceipts(row)
            .filter(({ number }) => number === params.number)
            .map((issued) => ({ row, issued })),
        );
        const seller = gateways.sellerOf(region);
        const receiver = found && (await findReceiver(db, region, found.row));
        if (!found || !seller || !receiver) throw new ApiError("not_found");
        const { row, issued } = found;
        const document = receiptDocument(region, row, issued, { ...receiver, language });
        const pdf = await document.toPdf(seller);
        return { data: { name: `${issued.number}.pdf`, pdf: pdf.toString("base64") } };
      },
    );
  };
