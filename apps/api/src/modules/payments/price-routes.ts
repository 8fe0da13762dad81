import {
  CheckoutRequest,
  CheckPricesRequest,
  CheckPricesResponse,
  PaymentResponse,
} from "@hjem/domain/draft/payment";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Queries } from "../../db/schema.ts";
import { ApiError } from "../../plugins/api-error.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import { requireGate } from "../accounts/gates/require-gate.ts";
import { pageOf } from "../accounts/mails/request-page.ts";
import type { DraftRow } from "../drafts/draft-access.ts";
import { offeredPackages } from "./packages.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { paymentResponse } from "./payment-view.ts";
import { startPayment } from "./start-payment.ts";

/** Any draft of a market. */
async function requireDraft(db: Queries, region: string, id: string): Promise<DraftRow> {
  const draft = await db
    .selectFrom("listing_draft")
    .selectAll()
    .where("id", "=", id)
    .where("region", "=", region)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!draft) throw new ApiError("not_found");
  return draft;
}

/**
 * Prices and checkout of a listing on the admin host, behind the gate of the admin area (LIST-122..124, API-044): for
 * whoever helps an owner to pay.
 */
export function priceRoutes(deps: PaymentDeps & Pick<AccountDeps, "keys">): FastifyPluginAsyncZod {
  return async (app) => {
    const { db } = deps;
    const onRequest = requireGate(deps, "admin");
    const tags = ["admin"];
    app.post(
      "/api/listing/check-prices",
      {
        onRequest,
        schema: {
          summary: "What publishing a draft listing costs",
          description: "Prices in minor units, tax included. Behind the gate of the admin area.",
          tags,
          body: CheckPricesRequest,
          response: { 200: CheckPricesResponse },
        },
      },
      async ({ region, body }, reply) => {
        const draft = await requireDraft(db, region.id, body.draftId);
        reply.header("cache-control", "no-store");
        return { data: offeredPackages(region, draft.listing_type) };
      },
    );
    app.post(
      "/api/listing/checkout",
      {
        onRequest,
        schema: {
          summary: "Pay for a draft listing",
          description: "As the owner's own payment does.",
          tags,
          body: CheckoutRequest,
          response: { 200: PaymentResponse },
        },
      },
      async (request, reply) => {
        const { draftId, ...choice } = request.body;
        reply.header("cache-control", "no-store");
        const row = await startPayment(
          deps,
          pageOf(request),
          (trx) => requireDraft(trx, request.region.id, draftId),
          choice,
        );
        return paymentResponse(row, deps.now());
      },
    );
  };
}
