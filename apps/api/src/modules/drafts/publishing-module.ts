import type { FastifyPluginAsync } from "fastify";
import type { AccountDeps } from "../accounts/account-deps.ts";
import { demandRoutes } from "../demand/demand-routes.ts";
import type { DemandDeps } from "../demand/read-demand.ts";
import type { PaymentDeps } from "../payments/payment-deps.ts";
import { paymentRoutes } from "../payments/payment-routes.ts";
import { priceRoutes } from "../payments/price-routes.ts";
import { receiptRoutes } from "../payments/receipts/receipt-routes.ts";
import { webhookRoutes } from "../payments/webhook-routes.ts";
import { advertiserVerificationRoutes } from "./advertiser-verifications.ts";
import type { DraftDeps } from "./draft-deps.ts";
import { draftRoutes } from "./draft-routes.ts";
import { contactAddressRoutes } from "./enquiries/contact-address-routes.ts";
import { enquiryRoutes } from "./enquiries/enquiry-routes.ts";
import { publicQuestionRoutes } from "./enquiries/public-question-routes.ts";
import { previewRoutes } from "./preview/preview-routes.ts";
import { publicationConditions } from "./publication/publication-conditions.ts";
import { publicationRoutes } from "./publication/publication-routes.ts";

/** What publishing takes beside what its parts get from here. */
interface PublishingDeps
  extends Omit<DraftDeps, "payments" | "holdReasons">, Pick<AccountDeps, "keys">, DemandDeps {
  paymentDeps: PaymentDeps;
}

/** All calls by which a person sells or lets a home. Responses are a person's own: nothing on the way stores them. */
export const publishingModule =
  ({ paymentDeps, ...given }: PublishingDeps): FastifyPluginAsync =>
  async (app) => {
    const deps: DraftDeps = { ...given, ...publicationConditions(paymentDeps) };
    app.addHook("onSend", async (_request, reply) => {
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      reply.header("referrer-policy", "no-referrer");
    });
    await app.register(draftRoutes(deps));
    await app.register(publicationRoutes(deps));
    await app.register(paymentRoutes({ ...given, ...paymentDeps }));
    await app.register(receiptRoutes({ ...given, ...paymentDeps }));
    await app.register(priceRoutes({ ...given, ...paymentDeps }));
    await app.register(webhookRoutes(paymentDeps));
    await app.register(demandRoutes(given));
    await app.register(advertiserVerificationRoutes(given));
    await app.register(previewRoutes({ ...deps, keys: given.keys }));
    await app.register(contactAddressRoutes(deps));
    await app.register(enquiryRoutes(deps));
    await app.register(publicQuestionRoutes(deps));
  };
